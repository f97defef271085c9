const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is `YYYY-MM-DD` and that day exists. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (pattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  // Date.UTC would read the year 26 as 1926.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
