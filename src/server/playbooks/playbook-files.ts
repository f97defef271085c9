import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playbookFile } from '#contract/playbook-file.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { addPlaybooks } from '#domain/playbooks/registry.ts';
import { validatePlaybook } from '#domain/playbooks/validate-playbook.ts';
import type { Logger } from '#server/logger.ts';
import { catalogueRows } from '#server/services/catalogue.ts';

const services: ReadonlySet<string> = new Set(catalogueRows.types.map(({ slug }) => slug));

/** How many problems of one file are told: the first ones usually cause the rest. */
const mostProblems = 10;

type Read = { readonly playbook: Playbook } | { readonly problems: readonly string[] };

/** A playbook from a file's text, or what is wrong with it, one sentence a problem. */
export function readPlaybook(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['it is no JSON'] };
  }
  const parsed = playbookFile.safeParse(json);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`) };
  const playbook = parsed.data;
  if (!services.has(playbook.service_type))
    return { problems: [`the catalogue has no service ${playbook.service_type}`] };
  const problems = validatePlaybook(playbook);
  return problems.length > 0 ? { problems } : { playbook };
}

/**
 * Takes up the folder's `*.playbook.json`. A file that cannot be used is told with its problems and left out: the rest of
 * the product works without it. No folder is no playbooks.
 */
export async function takeUpPlaybooks(folder: string, logger: Logger): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.playbook.json')).toSorted();
  for (const name of names) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => null);
    const read: Read = text === null ? { problems: ['it cannot be read'] } : readPlaybook(text);
    if ('playbook' in read) addPlaybooks([read.playbook]);
    else logger.error({ file: path, problems: read.problems.slice(0, mostProblems) }, 'a playbook could not be used');
  }
}
