import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { languageKnowledgeFile } from '#contract/language-files.ts';
import {
  aliasesFile,
  catalogueFile,
  catalogueNamesFile,
  countriesFile,
  fragmentFile,
  languageFile,
  overlayFile,
  playbookFile,
} from '#contract/playbook-files.ts';
import { hourlyRatesFile, materialLevelsFile, partialRatesFile, ratesFile } from '#contract/rates-files.ts';
import type { FolderOverlay } from '#domain/playbooks/overlay-folder.ts';
import type { ByLanguage } from '#domain/playbooks/playbook.ts';
import type { Catalogue, FragmentFolder, Knowledge, PlaybookFolder } from '#domain/playbooks/playbook-source.ts';
import type { PriceLevels } from '#domain/playbooks/starter-prices.ts';

type Tell = (problem: string) => void;

const sharedFolder = 'shared';
const catalogueFolder = 'catalogue';
/** Beside the services' folders. */
const otherFolders = [sharedFolder, catalogueFolder, 'schema'];
const languageName = /^[a-z]{2}\.yaml$/;

/** All of `playbooks/`, and of `language/` beside it. What is not of the right shape is told with its file and left out. */
export function readKnowledge(folder: string, tell: Tell): Knowledge {
  const shared = join(folder, sharedFolder);
  const folders = foldersIn(folder).flatMap((name) => {
    const read = readPlaybookFolder(join(folder, name), within(name, tell));
    return read ? [[name, read] as const] : [];
  });
  const fragments = foldersIn(shared).map((name): readonly [string, FragmentFolder] => {
    const inFragment = within(`${sharedFolder}/${name}`, tell);
    const fragment = readFile(join(shared, name, 'fragment.yaml'), fragmentFile, inFragment);
    return [name, { ...fragment, languages: readLanguages(join(shared, name), languageFile, inFragment) }];
  });
  return {
    catalogue: readCatalogue(join(folder, catalogueFolder), within(catalogueFolder, tell)),
    countries:
      readFile(join(folder, catalogueFolder, 'countries.yaml'), countriesFile, within(catalogueFolder, tell)) ?? {},
    levels: readLevels(join(folder, catalogueFolder), within(catalogueFolder, tell)),
    fragments: Object.fromEntries(fragments),
    folders: Object.fromEntries(folders),
    languages: readLanguages(join(folder, '..', 'language'), languageKnowledgeFile, within('language', tell)),
  };
}

/** The names of the services that a folder has folders for. No folder has none. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** A service's whole folder; undefined, with the problem told, where a file that it needs is missing or wrong. */
export function readPlaybookFolder(folder: string, tell: Tell): PlaybookFolder | undefined {
  const playbook = readFile(join(folder, 'playbook.yaml'), playbookFile, tell);
  const rates = readFile(join(folder, 'rates.yaml'), ratesFile, tell);
  for (const [file, read] of Object.entries({ playbook, rates }))
    if (!read && !existsSync(join(folder, `${file}.yaml`))) tell(`${file}.yaml is missing`);
  const aliases = readFile(join(folder, 'aliases.yaml'), aliasesFile, tell);
  const languages = readLanguages(folder, languageFile, tell);
  return playbook && rates ? { playbook, rates, ...(aliases ? { aliases } : {}), languages } : undefined;
}

/** The files of a folder that has no playbook of its own. */
export function readOverlay(folder: string, tell: Tell): FolderOverlay {
  const overlay = readFile(join(folder, 'overlay.yaml'), overlayFile, tell);
  const rates = readFile(join(folder, 'rates.yaml'), partialRatesFile, tell);
  const aliases = readFile(join(folder, 'aliases.yaml'), aliasesFile, tell);
  return {
    ...(overlay ? { overlay } : {}),
    ...(rates ? { rates } : {}),
    ...(aliases ? { aliases } : {}),
    languages: readLanguages(folder, languageFile, tell),
  };
}

function readCatalogue(folder: string, tell: Tell): Catalogue {
  const tree = readFile(join(folder, 'catalogue.yaml'), catalogueFile, tell);
  return {
    categories: [],
    professions: [],
    usual: [],
    ...tree,
    names: readLanguages(folder, catalogueNamesFile, tell),
  };
}

function readLevels(folder: string, tell: Tell): PriceLevels {
  return {
    hourly: readFile(join(folder, 'hourly-rates.yaml'), hourlyRatesFile, tell) ?? {},
    materials: readFile(join(folder, 'material-levels.yaml'), materialLevelsFile, tell) ?? {
      markup_percent: 0,
      countries: {},
    },
  };
}

function readLanguages<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  tell: Tell,
): ByLanguage<z.output<Schema>> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder)
    .filter((name) => languageName.test(name))
    .flatMap((name) => {
      const entry = readFile(join(folder, name), schema, tell);
      return entry === undefined ? [] : [[name.slice(0, 2), entry] as const];
    });
  return Object.fromEntries(entries);
}

/** What a file says, checked by its schema; undefined where it is not there or, told with the reason, not of that shape. */
export function readFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  tell: Tell,
): z.output<Schema> | undefined {
  if (!existsSync(path)) return undefined;
  const inFile = within(basename(path), tell);
  let content: unknown;
  try {
    content = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    inFile(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it cannot be read');
    return undefined;
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  for (const { path: at, message } of parsed.error.issues) inFile(`${at.join('.') || 'the whole'}: ${message}`);
  return undefined;
}

function within(place: string, tell: Tell): Tell {
  return (problem) => tell(`${place}: ${problem}`);
}
