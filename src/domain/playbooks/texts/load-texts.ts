import { type Locale, languageOf } from '../../locale.ts';
import { airConditioningDe } from '../air-conditioning/texts-de.ts';
import { airConditioningEn } from '../air-conditioning/texts-en.ts';
import { boilerReplacementDe } from '../boiler-replacement/texts-de.ts';
import { boilerReplacementEn } from '../boiler-replacement/texts-en.ts';
import { consumerUnitReplacementDe } from '../consumer-unit-replacement/texts-de.ts';
import { consumerUnitReplacementEn } from '../consumer-unit-replacement/texts-en.ts';
import { electricalSocketsDe } from '../electrical-sockets/texts-de.ts';
import { electricalSocketsEn } from '../electrical-sockets/texts-en.ts';
import { endOfTenancyCleaningDe } from '../end-of-tenancy-cleaning/texts-de.ts';
import { endOfTenancyCleaningEn } from '../end-of-tenancy-cleaning/texts-en.ts';
import { evChargerInstallationDe } from '../ev-charger-installation/texts-de.ts';
import { evChargerInstallationEn } from '../ev-charger-installation/texts-en.ts';
import { fencingDe } from '../fencing/texts-de.ts';
import { fencingEn } from '../fencing/texts-en.ts';
import { gardenClearanceDe } from '../garden-clearance/texts-de.ts';
import { gardenClearanceEn } from '../garden-clearance/texts-en.ts';
import { houseRewiringDe } from '../house-rewiring/texts-de.ts';
import { houseRewiringEn } from '../house-rewiring/texts-en.ts';
import { interiorPaintingDe } from '../interior-painting/texts-de.ts';
import { interiorPaintingEn } from '../interior-painting/texts-en.ts';
import type { Playbook } from '../playbook.ts';
import type { PlaybookTexts } from '../playbook-texts.ts';
import { wallTilingDe } from '../wall-tiling/texts-de.ts';
import { wallTilingEn } from '../wall-tiling/texts-en.ts';
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
    'boiler-replacement': boilerReplacementEn,
    'house-rewiring': houseRewiringEn,
    'window-replacement': windowReplacementEn,
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
    'boiler-replacement': boilerReplacementDe,
    'house-rewiring': houseRewiringDe,
    'window-replacement': windowReplacementDe,
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
