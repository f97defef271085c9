/** "7 Sept – 29 Nov 2026", of days in UTC. */
export function dayRange(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
