import { drainUnblocking } from './drain-unblocking/drain-unblocking.ts';
import { electricalSockets } from './electrical-sockets/electrical-sockets.ts';
import { endOfTenancyCleaning } from './end-of-tenancy-cleaning/end-of-tenancy-cleaning.ts';
import { fencing } from './fencing/fencing.ts';
import { gardenClearance } from './garden-clearance/garden-clearance.ts';
import { interiorPainting } from './interior-painting/interior-painting.ts';
import { leakRepair } from './leak-repair/leak-repair.ts';
import { lockReplacement } from './lock-replacement/lock-replacement.ts';
import type { Playbook } from './playbook.ts';
import { tapReplacement } from './tap-replacement/tap-replacement.ts';
import { toiletRepair } from './toilet-repair/toilet-repair.ts';
import { wallTiling } from './wall-tiling/wall-tiling.ts';
import { waterHeaterReplacement } from './water-heater-replacement/water-heater-replacement.ts';

/** The bundled playbooks, by service type. One line here and one in `texts/load-texts.ts` is all that a new one needs. */
export const playbooks: readonly Playbook[] = [
  interiorPainting,
  fencing,
  wallTiling,
  electricalSockets,
  gardenClearance,
  endOfTenancyCleaning,
  toiletRepair,
  tapReplacement,
  leakRepair,
  drainUnblocking,
  lockReplacement,
  waterHeaterReplacement,
];

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
