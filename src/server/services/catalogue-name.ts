import { type Locale, languageOf } from '#domain/locale.ts';
import german from '#domain/service/service-names-de.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/** What the catalogue's entries are called in languages other than its own. */
const namesByLanguage: Readonly<Record<string, { readonly category: Names; readonly service_type: Names }>> = {
  de: german,
};

/** A category's or service's name as a reader of the locale knows it; the catalogue's own where there is no other. */
export function catalogueName(
  locale: Locale | undefined,
  kind: 'category' | 'service_type',
  { slug, name }: { readonly slug: string; readonly name: string },
): string {
  return (locale && namesByLanguage[languageOf(locale)]?.[kind][slug]) ?? name;
}
