import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { Knowledge } from '#domain/playbooks/playbook-source.ts';
import { installedPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { readKnowledge } from '#server/playbooks/read-folders.ts';

/** Where the knowledge stands as JSON, read from its files once for all test processes; without it the files are read here. */
export const knowledgeVariable = 'QP_TEST_KNOWLEDGE';

export function readRepositoryKnowledge(): Knowledge {
  return readKnowledge(join(import.meta.dirname, '../../playbooks'), (problem) => {
    throw new Error(problem);
  });
}

function knowledgeForTests(): Knowledge {
  const file = process.env[knowledgeVariable];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Knowledge) : readRepositoryKnowledge(); // written by the global set-up
}

/** What stands in `playbooks/`. */
export const bundledKnowledge = knowledgeForTests();

/** The playbooks that are delivered with the product. */
export const playbookList = installedPlaybooks(bundledKnowledge);
export const playbooks: readonly Playbook[] = playbookList.all;

export const playbookOf = playbookList.of;

/** A bundled playbook, by service type. */
export function bundled(serviceType: string): Playbook {
  const playbook = playbookOf(serviceType);
  if (!playbook) throw new Error(`no playbook ${serviceType}`);
  return playbook;
}
