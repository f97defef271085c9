import { airConditioning } from './air-conditioning/air-conditioning.ts';
import { boilerReplacement } from './boiler-replacement/boiler-replacement.ts';
import { consumerUnitReplacement } from './consumer-unit-replacement/consumer-unit-replacement.ts';
import { electricalSockets } from './electrical-sockets/electrical-sockets.ts';
import { endOfTenancyCleaning } from './end-of-tenancy-cleaning/end-of-tenancy-cleaning.ts';
import { evChargerInstallation } from './ev-charger-installation/ev-charger-installation.ts';
import { fencing } from './fencing/fencing.ts';
import { gardenClearance } from './garden-clearance/garden-clearance.ts';
import { houseRewiring } from './house-rewiring/house-rewiring.ts';
import { interiorPainting } from './interior-painting/interior-painting.ts';
import type { Playbook } from './playbook.ts';
import { wallTiling } from './wall-tiling/wall-tiling.ts';
import { windowReplacement } from './window-replacement/window-replacement.ts';

/** The bundled playbooks, by service type. One line here and one in `texts/load-texts.ts` is all that a new one needs. */
export const playbooks: readonly Playbook[] = [
  interiorPainting,
  fencing,
  wallTiling,
  electricalSockets,
  gardenClearance,
  endOfTenancyCleaning,
  boilerReplacement,
  houseRewiring,
  windowReplacement,
  consumerUnitReplacement,
  airConditioning,
  evChargerInstallation,
];

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
