/** The day it is where the reader is, as a date field holds it: 2027-03-01. */
export function dayOf(moment: Date): string {
  const part = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
