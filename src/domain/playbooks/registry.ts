import { interiorPainting } from './interior-painting.ts';
import type { Playbook } from './playbook.ts';

/** The bundled playbooks. */
export const playbooks: readonly Playbook[] = [interiorPainting];

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
