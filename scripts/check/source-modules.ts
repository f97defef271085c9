import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { type Comment, type Program, parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** A file of the repository, relative to its root, or undefined for a package. */
  readonly file: string | undefined;
  /** The package's name, such as zod or @scope/name; undefined for a file. */
  readonly packageName: string | undefined;
  readonly specifier: string;
  /** Gone when the code runs. */
  readonly typeOnly: boolean;
  readonly line: number;
}

export interface SourceModule {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  readonly lineAt: (offset: number) => number;
}

export const repository = join(import.meta.dirname, '..', '..');

/** Every TypeScript module under these folders, parsed. */
export function readModules(folders: readonly string[]): SourceModule[] {
  return folders.flatMap((folder) => filesIn(folder)).map(readModule);
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).split(sep).join('/'))
    .sort();
}

const readModule = (path: string): SourceModule => parseModule(path, readFileSync(join(repository, path), 'utf8'));

export function parseModule(path: string, text: string): SourceModule {
  const { program, comments, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;

  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, offset: number) =>
    imports.push({ specifier, typeOnly, line: lineAt(offset), ...resolve(path, specifier) });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType), moduleRequest.start);
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.value, isType, moduleRequest.start);
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, source.start);
    },
    TSImportType({ source }) {
      add(source.value, true, source.start);
    },
  }).visit(program);
  return { path, text, program, comments, imports, lineAt };
}

function resolve(from: string, specifier: string): Pick<Import, 'file' | 'packageName'> {
  const [bare = ''] = specifier.split('?');
  const zone = /^#(domain|contract|server|web)\/(.+)$/.exec(bare);
  if (zone) return { file: `src/${zone[1]}/${zone[2]}`, packageName: undefined };
  if (bare.startsWith('.'))
    return {
      file: normalize(join(dirname(from), bare))
        .split(sep)
        .join('/'),
      packageName: undefined,
    };
  const parts = bare.split('/');
  return { file: undefined, packageName: bare.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] };
}

/** Whether an import leads to a file that is there. */
export function exists(file: string): boolean {
  return statSync(join(repository, file), { throwIfNoEntry: false })?.isFile() === true;
}

/** Prints what was found and sets the exit code: nothing printed and 0 when all is well. */
export function report(findings: readonly string[]): void {
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) process.exitCode = 1;
}
