import { type Locale, languageOf } from '../locale.ts';
import type { Playbook } from './playbook.ts';
import { emptyTexts, mergedTexts, type PlaybookTexts } from './playbook-texts.ts';

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** What is written in one language, without falling back. */
export function textsIn(playbook: Playbook, language: string): PlaybookTexts {
  return own(playbook.texts, language) ?? emptyTexts;
}

/** Whether a playbook speaks a locale's language itself. */
export function hasTexts(playbook: Playbook, locale: Locale): boolean {
  return textsIn(playbook, languageOf(locale)) !== emptyTexts;
}

/** A playbook's texts in a locale's language; what is not translated yet is English. */
export function textsOf(playbook: Playbook, locale: Locale): PlaybookTexts {
  const english = textsIn(playbook, 'en');
  const local = textsIn(playbook, languageOf(locale));
  return local === english || local === emptyTexts ? english : mergedTexts(english, local);
}

/** One text of a group; its key where there is none, so that a gap is seen and nothing breaks. */
export function textOf(group: Readonly<Record<string, string>>, key: string): string {
  return own(group, key) ?? key;
}

/** Fills `{name}` in a template. A value is put in as it is and not read for marks again. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => own(values, name) ?? mark);
}
