import { type Locale, languageOf } from '../../locale.ts';
import { electricalSocketsDe } from '../electrical-sockets/texts-de.ts';
import { electricalSocketsEn } from '../electrical-sockets/texts-en.ts';
import { endOfTenancyCleaningDe } from '../end-of-tenancy-cleaning/texts-de.ts';
import { endOfTenancyCleaningEn } from '../end-of-tenancy-cleaning/texts-en.ts';
import { fencingDe } from '../fencing/texts-de.ts';
import { fencingEn } from '../fencing/texts-en.ts';
import { gardenClearanceDe } from '../garden-clearance/texts-de.ts';
import { gardenClearanceEn } from '../garden-clearance/texts-en.ts';
import { gardenMaintenanceDe } from '../garden-maintenance/texts-de.ts';
import { gardenMaintenanceEn } from '../garden-maintenance/texts-en.ts';
import { interiorPaintingDe } from '../interior-painting/texts-de.ts';
import { interiorPaintingEn } from '../interior-painting/texts-en.ts';
import { lawnMowingDe } from '../lawn-mowing/texts-de.ts';
import { lawnMowingEn } from '../lawn-mowing/texts-en.ts';
import { patioPavingDe } from '../patio-paving/texts-de.ts';
import { patioPavingEn } from '../patio-paving/texts-en.ts';
import type { Playbook } from '../playbook.ts';
import type { PlaybookTexts } from '../playbook-texts.ts';
import { pressureWashingDe } from '../pressure-washing/texts-de.ts';
import { pressureWashingEn } from '../pressure-washing/texts-en.ts';
import { treeRemovalDe } from '../tree-removal/texts-de.ts';
import { treeRemovalEn } from '../tree-removal/texts-en.ts';
import { turfingDe } from '../turfing/texts-de.ts';
import { turfingEn } from '../turfing/texts-en.ts';
import { wallTilingDe } from '../wall-tiling/texts-de.ts';
import { wallTilingEn } from '../wall-tiling/texts-en.ts';
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
    'patio-paving': patioPavingEn,
    turfing: turfingEn,
    'garden-maintenance': gardenMaintenanceEn,
    'pressure-washing': pressureWashingEn,
    'tree-removal': treeRemovalEn,
    'lawn-mowing': lawnMowingEn,
  },
  de: {
    'interior-painting': interiorPaintingDe,
    fencing: fencingDe,
    'wall-tiling': wallTilingDe,
    'electrical-sockets': electricalSocketsDe,
    'end-of-tenancy-cleaning': endOfTenancyCleaningDe,
    'garden-clearance': gardenClearanceDe,
    'patio-paving': patioPavingDe,
    turfing: turfingDe,
    'garden-maintenance': gardenMaintenanceDe,
    'pressure-washing': pressureWashingDe,
    'tree-removal': treeRemovalDe,
    'lawn-mowing': lawnMowingDe,
  },
};

const engineBundled: Readonly<Record<string, Partial<EngineTexts>>> = { en: engineEn, de: engineDe };

const none: PlaybookTexts = {
  name: '',
  requirements: {},
  options: {},
  questions: {},
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
