import { dayOf } from './calendar-day.ts';

/** The reader's own midnight of such a day; nothing where it is no day of the calendar. */
export function momentOf(day: string | undefined): Date | undefined {
  const [year, month, date] =
    /^(\d{4})-(\d\d)-(\d\d)$/
      .exec(day ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const moment = new Date(year, month - 1, date);
  return dayOf(moment) === day ? moment : undefined;
}

/** Where the weeks of a calendar begin with Sunday; not every browser knows it. */
const sundayFirst = /-(US|CA|MX|BR|JP|IN|ZA|KR|TW|HK|IL|PH|CO|PE|VE)$|^(en|ja|ko|he)$/;

/** The first day of the week: 0 is Sunday. */
export function firstWeekday(locale: string): 0 | 1 {
  return sundayFirst.test(locale) ? 0 : 1;
}
