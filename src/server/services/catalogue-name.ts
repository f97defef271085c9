import { type Locale, languageOf } from '#domain/locale.ts';
import type { ByLanguage } from '#domain/playbooks/playbook.ts';

interface NamedEntry {
  readonly name: string;
  readonly names: ByLanguage<string>;
}

/** A category's or service's name as a reader of the locale knows it; the catalogue's own where there is no other. */
export function catalogueName(locale: Locale | undefined, { name, names }: NamedEntry): string {
  return (locale && names[languageOf(locale)]) ?? name;
}
