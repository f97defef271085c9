import type { Playbook } from './playbook.ts';

/** The key of the playbook for work that no playbook knows. */
export const generalKey = 'general';

/** It is no service: nothing in a request tells it, and its lines are the provider's own. */
export function isGeneral({ key }: Pick<Playbook, 'key'>): boolean {
  return key === generalKey;
}
