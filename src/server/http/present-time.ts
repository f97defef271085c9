/** RFC 3339 in UTC, the only form in which a time leaves the API. */
export function presentTime(moment: Date): string;
export function presentTime(moment: Date | null): string | null;
export function presentTime(moment: Date | null): string | null {
  return moment ? moment.toISOString() : null;
}
