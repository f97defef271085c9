import { type Locale, languageOf } from '../../locale.ts';
import { airConditioningDe } from '../air-conditioning/texts-de.ts';
import { airConditioningEn } from '../air-conditioning/texts-en.ts';
import { boilerReplacementDe } from '../boiler-replacement/texts-de.ts';
import { boilerReplacementEn } from '../boiler-replacement/texts-en.ts';
import { businessWebsiteDe } from '../business-website/texts-de.ts';
import { businessWebsiteEn } from '../business-website/texts-en.ts';
import { carpetFittingDe } from '../carpet-fitting/texts-de.ts';
import { carpetFittingEn } from '../carpet-fitting/texts-en.ts';
import { consumerUnitReplacementDe } from '../consumer-unit-replacement/texts-de.ts';
import { consumerUnitReplacementEn } from '../consumer-unit-replacement/texts-en.ts';
import { deckingDe } from '../decking/texts-de.ts';
import { deckingEn } from '../decking/texts-en.ts';
import { drainUnblockingDe } from '../drain-unblocking/texts-de.ts';
import { drainUnblockingEn } from '../drain-unblocking/texts-en.ts';
import { electricalSocketsDe } from '../electrical-sockets/texts-de.ts';
import { electricalSocketsEn } from '../electrical-sockets/texts-en.ts';
import { endOfTenancyCleaningDe } from '../end-of-tenancy-cleaning/texts-de.ts';
import { endOfTenancyCleaningEn } from '../end-of-tenancy-cleaning/texts-en.ts';
import { evChargerInstallationDe } from '../ev-charger-installation/texts-de.ts';
import { evChargerInstallationEn } from '../ev-charger-installation/texts-en.ts';
import { fencingDe } from '../fencing/texts-de.ts';
import { fencingEn } from '../fencing/texts-en.ts';
import { flatPackAssemblyDe } from '../flat-pack-assembly/texts-de.ts';
import { flatPackAssemblyEn } from '../flat-pack-assembly/texts-en.ts';
import { floorSandingDe } from '../floor-sanding/texts-de.ts';
import { floorSandingEn } from '../floor-sanding/texts-en.ts';
import { floorTilingDe } from '../floor-tiling/texts-de.ts';
import { floorTilingEn } from '../floor-tiling/texts-en.ts';
import { gardenClearanceDe } from '../garden-clearance/texts-de.ts';
import { gardenClearanceEn } from '../garden-clearance/texts-en.ts';
import { gardenMaintenanceDe } from '../garden-maintenance/texts-de.ts';
import { gardenMaintenanceEn } from '../garden-maintenance/texts-en.ts';
import { handymanDe } from '../handyman/texts-de.ts';
import { handymanEn } from '../handyman/texts-en.ts';
import { houseRemovalsDe } from '../house-removals/texts-de.ts';
import { houseRemovalsEn } from '../house-removals/texts-en.ts';
import { houseRewiringDe } from '../house-rewiring/texts-de.ts';
import { houseRewiringEn } from '../house-rewiring/texts-en.ts';
import { interiorPaintingDe } from '../interior-painting/texts-de.ts';
import { interiorPaintingEn } from '../interior-painting/texts-en.ts';
import { kitchenFittingDe } from '../kitchen-fitting/texts-de.ts';
import { kitchenFittingEn } from '../kitchen-fitting/texts-en.ts';
import { laminateWoodFlooringDe } from '../laminate-wood-flooring/texts-de.ts';
import { laminateWoodFlooringEn } from '../laminate-wood-flooring/texts-en.ts';
import { lawnMowingDe } from '../lawn-mowing/texts-de.ts';
import { lawnMowingEn } from '../lawn-mowing/texts-en.ts';
import { leakRepairDe } from '../leak-repair/texts-de.ts';
import { leakRepairEn } from '../leak-repair/texts-en.ts';
import { lockReplacementDe } from '../lock-replacement/texts-de.ts';
import { lockReplacementEn } from '../lock-replacement/texts-en.ts';
import { patioPavingDe } from '../patio-paving/texts-de.ts';
import { patioPavingEn } from '../patio-paving/texts-en.ts';
import { plasteringDe } from '../plastering/texts-de.ts';
import { plasteringEn } from '../plastering/texts-en.ts';
import type { Playbook } from '../playbook.ts';
import type { PlaybookTexts } from '../playbook-texts.ts';
import { pressureWashingDe } from '../pressure-washing/texts-de.ts';
import { pressureWashingEn } from '../pressure-washing/texts-en.ts';
import { roofRepairDe } from '../roof-repair/texts-de.ts';
import { roofRepairEn } from '../roof-repair/texts-en.ts';
import { roofReplacementDe } from '../roof-replacement/texts-de.ts';
import { roofReplacementEn } from '../roof-replacement/texts-en.ts';
import { showerInstallationDe } from '../shower-installation/texts-de.ts';
import { showerInstallationEn } from '../shower-installation/texts-en.ts';
import { skirtingArchitraveDe } from '../skirting-architrave/texts-de.ts';
import { skirtingArchitraveEn } from '../skirting-architrave/texts-en.ts';
import { tapReplacementDe } from '../tap-replacement/texts-de.ts';
import { tapReplacementEn } from '../tap-replacement/texts-en.ts';
import { toiletRepairDe } from '../toilet-repair/texts-de.ts';
import { toiletRepairEn } from '../toilet-repair/texts-en.ts';
import { treeRemovalDe } from '../tree-removal/texts-de.ts';
import { treeRemovalEn } from '../tree-removal/texts-en.ts';
import { turfingDe } from '../turfing/texts-de.ts';
import { turfingEn } from '../turfing/texts-en.ts';
import { wallTilingDe } from '../wall-tiling/texts-de.ts';
import { wallTilingEn } from '../wall-tiling/texts-en.ts';
import { waterHeaterReplacementDe } from '../water-heater-replacement/texts-de.ts';
import { waterHeaterReplacementEn } from '../water-heater-replacement/texts-en.ts';
import { weddingPhotographyDe } from '../wedding-photography/texts-de.ts';
import { weddingPhotographyEn } from '../wedding-photography/texts-en.ts';
import { windowReplacementDe } from '../window-replacement/texts-de.ts';
import { windowReplacementEn } from '../window-replacement/texts-en.ts';
import { engineDe } from './engine-de.ts';
import { type EngineTextKey, type EngineTexts, engineEn } from './engine-en.ts';

/** Bundled texts by language and playbook key. A language that lacks one falls back to English, key by key. */
const bundled: Readonly<Record<string, Readonly<Record<string, PlaybookTexts>>>> = {
  en: {
    'interior-painting': interiorPaintingEn,
    fencing: fencingEn,
    'wall-tiling': wallTilingEn,
    'electrical-sockets': electricalSocketsEn,
    'end-of-tenancy-cleaning': endOfTenancyCleaningEn,
    'garden-clearance': gardenClearanceEn,
    'house-removals': houseRemovalsEn,
    handyman: handymanEn,
    'flat-pack-assembly': flatPackAssemblyEn,
    'wedding-photography': weddingPhotographyEn,
    'business-website': businessWebsiteEn,
    plastering: plasteringEn,
    'laminate-wood-flooring': laminateWoodFlooringEn,
    'floor-tiling': floorTilingEn,
    'skirting-architrave': skirtingArchitraveEn,
    'floor-sanding': floorSandingEn,
    'carpet-fitting': carpetFittingEn,
    'roof-repair': roofRepairEn,
    'shower-installation': showerInstallationEn,
    'kitchen-fitting': kitchenFittingEn,
    decking: deckingEn,
    'roof-replacement': roofReplacementEn,
    'toilet-repair': toiletRepairEn,
    'tap-replacement': tapReplacementEn,
    'leak-repair': leakRepairEn,
    'patio-paving': patioPavingEn,
    turfing: turfingEn,
    'drain-unblocking': drainUnblockingEn,
    'lock-replacement': lockReplacementEn,
    'water-heater-replacement': waterHeaterReplacementEn,
    'boiler-replacement': boilerReplacementEn,
    'house-rewiring': houseRewiringEn,
    'window-replacement': windowReplacementEn,
    'garden-maintenance': gardenMaintenanceEn,
    'pressure-washing': pressureWashingEn,
    'tree-removal': treeRemovalEn,
    'lawn-mowing': lawnMowingEn,
    'consumer-unit-replacement': consumerUnitReplacementEn,
    'air-conditioning': airConditioningEn,
    'ev-charger-installation': evChargerInstallationEn,
  },
  de: {
    'interior-painting': interiorPaintingDe,
    fencing: fencingDe,
    'wall-tiling': wallTilingDe,
    'electrical-sockets': electricalSocketsDe,
    'end-of-tenancy-cleaning': endOfTenancyCleaningDe,
    'garden-clearance': gardenClearanceDe,
    'house-removals': houseRemovalsDe,
    handyman: handymanDe,
    'flat-pack-assembly': flatPackAssemblyDe,
    'wedding-photography': weddingPhotographyDe,
    'business-website': businessWebsiteDe,
    plastering: plasteringDe,
    'laminate-wood-flooring': laminateWoodFlooringDe,
    'floor-tiling': floorTilingDe,
    'skirting-architrave': skirtingArchitraveDe,
    'floor-sanding': floorSandingDe,
    'carpet-fitting': carpetFittingDe,
    'roof-repair': roofRepairDe,
    'shower-installation': showerInstallationDe,
    'kitchen-fitting': kitchenFittingDe,
    decking: deckingDe,
    'roof-replacement': roofReplacementDe,
    'toilet-repair': toiletRepairDe,
    'tap-replacement': tapReplacementDe,
    'leak-repair': leakRepairDe,
    'patio-paving': patioPavingDe,
    turfing: turfingDe,
    'drain-unblocking': drainUnblockingDe,
    'lock-replacement': lockReplacementDe,
    'water-heater-replacement': waterHeaterReplacementDe,
    'boiler-replacement': boilerReplacementDe,
    'house-rewiring': houseRewiringDe,
    'window-replacement': windowReplacementDe,
    'garden-maintenance': gardenMaintenanceDe,
    'pressure-washing': pressureWashingDe,
    'tree-removal': treeRemovalDe,
    'lawn-mowing': lawnMowingDe,
    'consumer-unit-replacement': consumerUnitReplacementDe,
    'air-conditioning': airConditioningDe,
    'ev-charger-installation': evChargerInstallationDe,
  },
};

const engineBundled: Readonly<Record<string, Partial<EngineTexts>>> = { en: engineEn, de: engineDe };

const none: PlaybookTexts = {
  name: '',
  requirements: {},
  options: {},
  questions: {},
  closing: [],
  lines: {},
  assumptions: {},
  extras: {},
  terms: {},
  units: {},
  sections: {},
};

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** What is written in one language, without falling back. */
export function textsIn(playbook: Playbook, language: string): PlaybookTexts {
  return own(playbook.texts, language) ?? own(own(bundled, language), playbook.key) ?? none;
}

/** Whether a playbook speaks a locale's language itself. */
export function hasTexts(playbook: Playbook, locale: Locale): boolean {
  return textsIn(playbook, languageOf(locale)) !== none;
}

/** A playbook's texts in a locale's language; what is not translated yet is English. */
export function textsOf(playbook: Playbook, locale: Locale): PlaybookTexts {
  const english = textsIn(playbook, 'en');
  const local = textsIn(playbook, languageOf(locale));
  if (local === english || local === none) return english;
  return {
    name: local.name || english.name,
    requirements: { ...english.requirements, ...local.requirements },
    options: { ...english.options, ...local.options },
    questions: { ...english.questions, ...local.questions },
    closing: local.closing.length > 0 ? local.closing : english.closing,
    lines: { ...english.lines, ...local.lines },
    assumptions: { ...english.assumptions, ...local.assumptions },
    extras: { ...english.extras, ...local.extras },
    terms: { ...english.terms, ...local.terms },
    units: { ...english.units, ...local.units },
    sections: { ...english.sections, ...local.sections },
  };
}

/** One text of a group; its key where there is none, so that a gap is seen and nothing breaks. */
export function textOf(group: Readonly<Record<string, string>>, key: string): string {
  return own(group, key) ?? key;
}

/** Fills `{name}` in a template. A value is put in as it is and not read for marks again. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => own(values, name) ?? mark);
}

/** An engine sentence in a locale's language. */
export function engineText(locale: Locale, key: EngineTextKey, values: Readonly<Record<string, string>> = {}): string {
  return fillText(own(engineBundled, languageOf(locale))?.[key] ?? engineEn[key], values);
}
