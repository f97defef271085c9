import { electricalSockets } from './electrical-sockets/electrical-sockets.ts';
import { endOfTenancyCleaning } from './end-of-tenancy-cleaning/end-of-tenancy-cleaning.ts';
import { fencing } from './fencing/fencing.ts';
import { gardenClearance } from './garden-clearance/garden-clearance.ts';
import { gardenMaintenance } from './garden-maintenance/garden-maintenance.ts';
import { interiorPainting } from './interior-painting/interior-painting.ts';
import { lawnMowing } from './lawn-mowing/lawn-mowing.ts';
import { patioPaving } from './patio-paving/patio-paving.ts';
import type { Playbook } from './playbook.ts';
import { pressureWashing } from './pressure-washing/pressure-washing.ts';
import { treeRemoval } from './tree-removal/tree-removal.ts';
import { turfing } from './turfing/turfing.ts';
import { wallTiling } from './wall-tiling/wall-tiling.ts';

/** The bundled playbooks, by service type. One line here and one in `texts/load-texts.ts` is all that a new one needs. */
export const playbooks: readonly Playbook[] = [
  interiorPainting,
  fencing,
  wallTiling,
  electricalSockets,
  gardenClearance,
  endOfTenancyCleaning,
  patioPaving,
  turfing,
  gardenMaintenance,
  pressureWashing,
  treeRemoval,
  lawnMowing,
];

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
