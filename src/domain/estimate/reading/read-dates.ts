import { anyOf } from '../../language/any-of.ts';
import { ofLanguages, wordsOf, writtenPhrasesOf } from '../../language/installed-languages.ts';
import type { WordList } from '../../language/word-lists.ts';
import { type Locale, languageOf } from '../../locale.ts';
import { fold } from '../../text/fold.ts';
import { readingLanguages } from '../words/tokens.ts';
import { monthNames, weekdayNames } from './calendar-names.ts';

/** A date in a text. */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Only the month was said. */
  readonly flexible: boolean;
}

interface DateReading {
  readonly locale: Locale;
  /** YYYY-MM-DD; a day without a year is the next one from here on. Null reads full dates only. */
  readonly today: string | null;
}

const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const numeric = /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/g;
/** How dates are written in the languages of a text. */
const patternsOf = ofLanguages((languages: readonly string[]) => {
  const listed = (list: WordList<'dates'>): string => anyOf(writtenPhrasesOf(languages, 'dates', list));
  const [ending, of] = [listed('day_endings'), `(?:(?:${listed('of')})\\s)?`];
  const weekday = anyOf(weekdayNames(languages));
  return {
    /** "Tuesday 06/07", "Di., 6.7." */
    afterWeekday: new RegExp(
      String.raw`(?<!\p{L})(?:${weekday})[.,]{0,2}\s(\d{1,2})(?:/(\d{1,2})|\.\s?(\d{1,2})\.)(?![\d/])`,
      'giu',
    ),
    dayFirst: new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})(?:${ending}|\.)?\s${of}(\p{L}{3,14})(?:\.?,?\s${of}(\d{4}))?(?![\p{L}\d])`,
      'gu',
    ),
    monthFirst: new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,14})\.?\s(\d{1,2})(?:${ending})?(?:,?\s(\d{4}))?(?![\p{L}\d.,:/]|\s?(?:x|×|m|cm|mm|ft)\b)`,
      'gu',
    ),
    dayAndMonth: new RegExp(String.raw`(?<!\p{L})(?:${listed('day_after')})\s(\d{1,2})\.\s?(\d{1,2})\.(?!\d)`, 'giu'),
    monthOnly: new RegExp(
      String.raw`(?<!\p{L})(?:${listed('month_after')})\s(\p{L}{3,14})(?:\s(\d{4}))?(?![\p{L}\d]|\s\d)`,
      'giu',
    ),
  };
});

/** Whether people there write the month before the day. */
function isMonthFirst(locale: Locale): boolean {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month';
}

function dateOf(year: number, month: number, day: number): string | null {
  const inMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < 2000 || year > 2100 || month < 1 || month > 12 || day < 1 || day > inMonth) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The next such day; of a month alone its first, or today when it is this month. */
function nextDate(month: number, day: number | null, today: string | null): string | null {
  if (today === null || month === 0) return null;
  const year = Number(today.slice(0, 4));
  if (day === null && Number(today.slice(5, 7)) === month) return today;
  const thisYears = dateOf(year, month, day ?? 1);
  return thisYears !== null && thisYears >= today ? thisYears : dateOf(year + 1, month, day ?? 1);
}

/** The first date a text states; null when there is none. */
export function readDate(text: string, { locale, today }: DateReading): DateMention | null {
  const { long, short } = monthNames(languageOf(locale));
  const languages = readingLanguages(locale);
  const { afterWeekday, dayFirst, monthFirst, dayAndMonth, monthOnly } = patternsOf(languages);
  const doubtful = wordsOf(languages, 'dates', 'doubtful_months');
  /** Without a year only a whole name is believed, and "may" mostly is no month. */
  const monthOf = (name = '', year?: string): number => {
    const found = long.get(fold(name)) ?? (year === undefined ? undefined : short.get(fold(name)));
    return year === undefined && doubtful.has(name) ? 0 : (found ?? 0);
  };
  const dayOf = (day: string | undefined, name: string | undefined, year: string | undefined): string | null => {
    const month = monthOf(name, year);
    return year ? dateOf(Number(year), month, Number(day)) : nextDate(month, Number(day), today);
  };
  /** Month and day of "06/07". */
  const inOrder = (a: string | undefined, b: string | undefined): readonly [number, number] =>
    isMonthFirst(locale) ? [Number(a), Number(b)] : [Number(b), Number(a)];
  type Reader = readonly [RegExp, (found: readonly (string | undefined)[]) => string | null, boolean?];
  const readers: readonly Reader[] = [
    [iso, ([, y, m, d]) => dateOf(Number(y), Number(m), Number(d))],
    [numeric, ([, a, , b, y]) => dateOf(Number(y), ...inOrder(a, b))],
    [afterWeekday, ([, a, slashed, stopped]) => nextDate(...inOrder(a, slashed ?? stopped), today)],
    [dayFirst, ([, day, name, year]) => dayOf(day, name, year)],
    [monthFirst, ([, name, day, year]) => dayOf(day, name, year)],
    [dayAndMonth, ([, day, month]) => nextDate(Number(month), Number(day), today)],
    [
      monthOnly,
      ([, name, year]) => {
        const month = monthOf(name, year);
        return year ? dateOf(Number(year), month, 1) : nextDate(month, null, today);
      },
      true,
    ],
  ];
  const found = readers.flatMap(([pattern, read, flexible = false]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = read([...match]);
      return date ? [{ start: match.index, end: match.index + match[0].length, date, flexible }] : [];
    }),
  );
  return found.toSorted((a, b) => Number(a.flexible) - Number(b.flexible) || a.start - b.start)[0] ?? null;
}
