import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withOwnFolder } from '#domain/playbooks/add-folders.ts';
import type { Knowledge } from '#domain/playbooks/playbook-source.ts';
import type { Logger } from '#server/logger.ts';
import { foldersIn, readOverlay, readPlaybookFolder } from './read-folders.ts';

/** How many problems of one folder are told: the first ones usually cause the rest. */
const mostProblems = 10;

/**
 * Takes up an installation's own folders: with a `playbook.yaml` a service of its own, else files laid over the delivered
 * ones. A folder that cannot be used is told with its problems and left out: the rest of the product works without it.
 */
export function withFoldersOf(knowledge: Knowledge, place: string, logger: Pick<Logger, 'error'>): Knowledge {
  return foldersIn(place).reduce((known, name) => {
    const problems: string[] = [];
    const taken = withFolder(known, { name, folder: join(place, name) }, (problem) => problems.push(problem));
    if (problems.length > 0)
      logger.error(
        { folder: join(place, name), problems: problems.slice(0, mostProblems) },
        'a playbook cannot be used',
      );
    return taken;
  }, knowledge);
}

function withFolder(
  knowledge: Knowledge,
  { name, folder }: { readonly name: string; readonly folder: string },
  tell: (problem: string) => void,
): Knowledge {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(problem);
  const isWhole = existsSync(join(folder, 'playbook.yaml'));
  const whole = isWhole ? readPlaybookFolder(folder, note) : undefined;
  const overlay = isWhole ? undefined : readOverlay(folder, note);
  for (const problem of problems) tell(problem);
  // Half of what somebody wrote would be a surprise.
  if (problems.length > 0) return knowledge;
  if (whole) return withOwnFolder(knowledge, name, { kind: 'playbook', folder: whole }, tell);
  return overlay ? withOwnFolder(knowledge, name, { kind: 'overlay', overlay }, tell) : knowledge;
}
