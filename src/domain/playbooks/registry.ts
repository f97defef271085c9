import { airConditioning } from './air-conditioning/air-conditioning.ts';
import { boilerReplacement } from './boiler-replacement/boiler-replacement.ts';
import { businessWebsite } from './business-website/business-website.ts';
import { carpetFitting } from './carpet-fitting/carpet-fitting.ts';
import { consumerUnitReplacement } from './consumer-unit-replacement/consumer-unit-replacement.ts';
import { decking } from './decking/decking.ts';
import { drainUnblocking } from './drain-unblocking/drain-unblocking.ts';
import { electricalSockets } from './electrical-sockets/electrical-sockets.ts';
import { endOfTenancyCleaning } from './end-of-tenancy-cleaning/end-of-tenancy-cleaning.ts';
import { evChargerInstallation } from './ev-charger-installation/ev-charger-installation.ts';
import { fencing } from './fencing/fencing.ts';
import { flatPackAssembly } from './flat-pack-assembly/flat-pack-assembly.ts';
import { floorSanding } from './floor-sanding/floor-sanding.ts';
import { floorTiling } from './floor-tiling/floor-tiling.ts';
import { gardenClearance } from './garden-clearance/garden-clearance.ts';
import { gardenMaintenance } from './garden-maintenance/garden-maintenance.ts';
import { handyman } from './handyman/handyman.ts';
import { houseRemovals } from './house-removals/house-removals.ts';
import { houseRewiring } from './house-rewiring/house-rewiring.ts';
import { interiorPainting } from './interior-painting/interior-painting.ts';
import { kitchenFitting } from './kitchen-fitting/kitchen-fitting.ts';
import { laminateWoodFlooring } from './laminate-wood-flooring/laminate-wood-flooring.ts';
import { lawnMowing } from './lawn-mowing/lawn-mowing.ts';
import { leakRepair } from './leak-repair/leak-repair.ts';
import { lockReplacement } from './lock-replacement/lock-replacement.ts';
import { patioPaving } from './patio-paving/patio-paving.ts';
import { plastering } from './plastering/plastering.ts';
import type { Playbook } from './playbook.ts';
import { pressureWashing } from './pressure-washing/pressure-washing.ts';
import { roofRepair } from './roof-repair/roof-repair.ts';
import { roofReplacement } from './roof-replacement/roof-replacement.ts';
import { showerInstallation } from './shower-installation/shower-installation.ts';
import { skirtingArchitrave } from './skirting-architrave/skirting-architrave.ts';
import { tapReplacement } from './tap-replacement/tap-replacement.ts';
import { toiletRepair } from './toilet-repair/toilet-repair.ts';
import { treeRemoval } from './tree-removal/tree-removal.ts';
import { turfing } from './turfing/turfing.ts';
import { wallTiling } from './wall-tiling/wall-tiling.ts';
import { waterHeaterReplacement } from './water-heater-replacement/water-heater-replacement.ts';
import { weddingPhotography } from './wedding-photography/wedding-photography.ts';
import { windowReplacement } from './window-replacement/window-replacement.ts';

/** The bundled ones. One line here and one in `texts/load-texts.ts` is all that a new one needs. */
const known: Playbook[] = [
  interiorPainting,
  fencing,
  wallTiling,
  electricalSockets,
  gardenClearance,
  endOfTenancyCleaning,
  houseRemovals,
  handyman,
  flatPackAssembly,
  weddingPhotography,
  businessWebsite,
  plastering,
  laminateWoodFlooring,
  floorTiling,
  skirtingArchitrave,
  floorSanding,
  carpetFitting,
  roofReplacement,
  decking,
  kitchenFitting,
  toiletRepair,
  tapReplacement,
  leakRepair,
  patioPaving,
  turfing,
  drainUnblocking,
  lockReplacement,
  waterHeaterReplacement,
  showerInstallation,
  roofRepair,
  boilerReplacement,
  houseRewiring,
  windowReplacement,
  gardenMaintenance,
  pressureWashing,
  treeRemoval,
  lawnMowing,
  consumerUnitReplacement,
  airConditioning,
  evChargerInstallation,
];

/** The playbooks there are, one a service type: the bundled ones and those of the installation. */
export const playbooks: readonly Playbook[] = known;

/** Takes up playbooks of the installation, at its start; one for the same service replaces the bundled one. */
export function addPlaybooks(more: readonly Playbook[]): void {
  for (const playbook of more) {
    const at = known.findIndex(({ service_type }) => service_type === playbook.service_type);
    known.splice(at < 0 ? known.length : at, at < 0 ? 0 : 1, playbook);
  }
}

/** The playbook of a service type's slug, if there is one. */
export function playbookOf(serviceType: string): Playbook | undefined {
  return playbooks.find((playbook) => playbook.service_type === serviceType);
}
