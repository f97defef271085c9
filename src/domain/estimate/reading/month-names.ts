import { fold } from '../../text/fold.ts';

/** Months by their folded names: "wrzesnia" → 9. */
interface MonthNames {
  readonly long: ReadonlyMap<string, number>;
  readonly short: ReadonlyMap<string, number>;
}

const known = new Map<string, MonthNames>();

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
export function monthNames(language: string): MonthNames {
  const names = known.get(language);
  if (names) return names;
  const languages = ['en', language];
  const long = languages.flatMap((one) => [
    ...named(one, { month: 'long' }),
    ...named(one, { month: 'long', day: 'numeric' }),
  ]);
  const short = languages.flatMap((one) => named(one, { month: 'short', day: 'numeric' }));
  const made = { long: new Map(long), short: new Map([...short, ['sept', 9]]) };
  known.set(language, made);
  return made;
}
