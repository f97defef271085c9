import { interiorPainting } from './interior-painting/interior-painting.ts';
import type { Playbook } from './playbook.ts';

/** The bundled playbooks, by service type. One line here and one in `texts/load-texts.ts` is all that a new one needs. */
export const playbooks: readonly Playbook[] = [interiorPainting];

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
