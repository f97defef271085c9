import type { Locale } from '../../locale.ts';

/** A full date in a text; days without a year are not read, because the domain has no clock. */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  /** YYYY-MM-DD */
  readonly date: string;
}

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};

const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const numeric = /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/g;
const dayFirst = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?(\p{L}{3,9})\.?,?\s(\d{4})(?!\d)/gu;
const monthFirst = /(?<!\p{L})(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/gu;

function dateOf(year: number, month: number, day: number): string | null {
  const days = [
    31,
    year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ];
  if (year < 2000 || year > 2100 || day < 1 || day > (days[month - 1] ?? 0)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function monthOf(name: string): number {
  const key = name.toLowerCase().slice(0, 3);
  return Object.hasOwn(months, key) ? (months[key] ?? 0) : 0;
}

/** The first full date a text states; null when there is none. */
export function readDate(text: string, locale: Locale): DateMention | null {
  const americans = locale === 'en-US';
  const readers: ReadonlyArray<readonly [RegExp, (found: readonly string[]) => string | null]> = [
    [iso, ([, y, m, d]) => dateOf(Number(y), Number(m), Number(d))],
    [
      numeric,
      ([, a, , b, y]) =>
        americans ? dateOf(Number(y), Number(a), Number(b)) : dateOf(Number(y), Number(b), Number(a)),
    ],
    [dayFirst, ([, d, name, y]) => dateOf(Number(y), monthOf(name ?? ''), Number(d))],
    [monthFirst, ([, name, d, y]) => dateOf(Number(y), monthOf(name ?? ''), Number(d))],
  ];
  const found = readers.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = read([...match]);
      return date ? [{ start: match.index, end: match.index + match[0].length, date }] : [];
    }),
  );
  return found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}
