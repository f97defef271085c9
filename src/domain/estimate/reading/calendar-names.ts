import { ofLanguages } from '../../language/installed-languages.ts';
import { fold } from '../../text/fold.ts';

/** Months by their folded names: "wrzesnia" → 9. */
interface MonthNames {
  readonly long: ReadonlyMap<string, number>;
  readonly short: ReadonlyMap<string, number>;
}

function named(language: string, options: Intl.DateTimeFormatOptions): Array<readonly [string, number]> {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    format
      .formatToParts(new Date(Date.UTC(2026, index, 1)))
      .filter(({ type }) => type === 'month')
      .map(({ value }) => [fold(value).replace('.', ''), index + 1] as const),
  );
}

/** Of a language and English, which people mix in; also as they stand behind a day, where they are inflected. */
export const monthNames = ofLanguages((language: string): MonthNames => {
  // The British shorten September otherwise.
  const languages = ['en', 'en-GB', language];
  const long = languages.flatMap((one) => [
    ...named(one, { month: 'long' }),
    ...named(one, { month: 'long', day: 'numeric' }),
  ]);
  const short = languages.flatMap((one) => named(one, { month: 'short', day: 'numeric' }));
  return { long: new Map(long), short: new Map(short) };
});

/** The days of the week in some languages, in full and shortened, as they are written. */
export function weekdayNames(languages: readonly string[]): string[] {
  const names = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 1 + day)).replace(/\.$/, ''));
    }),
  );
  return names;
}
