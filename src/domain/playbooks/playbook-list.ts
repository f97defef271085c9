import type { Playbook } from './playbook.ts';

/** The playbooks of an installation, one a service type. Made once at the start and passed to whoever reads or prices. */
export interface PlaybookList {
  readonly all: readonly Playbook[];
  /** The playbook of a service type's slug. */
  of(serviceType: string): Playbook | undefined;
  byKey(key: string): Playbook | undefined;
}

export function playbookList(all: readonly Playbook[]): PlaybookList {
  const byService = new Map(all.map((playbook) => [playbook.service_type, playbook]));
  const byKey = new Map(all.map((playbook) => [playbook.key, playbook]));
  return { all, of: (serviceType) => byService.get(serviceType), byKey: (key) => byKey.get(key) };
}
