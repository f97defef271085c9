const hour = 60;
const day = 24 * hour;

/** "2 hrs 10 min": the two largest units of a number of minutes, in the reader's language. */
export function waitWords(minutes: number, locale: string): string {
  const parts =
    minutes < day
      ? [unit(Math.floor(minutes / hour), 'hour', locale), unit(minutes % hour, 'minute', locale)]
      : [unit(Math.floor(minutes / day), 'day', locale), unit(Math.floor((minutes % day) / hour), 'hour', locale)];
  return parts.filter(Boolean).join(' ');
}

function unit(count: number, name: 'day' | 'hour' | 'minute', locale: string): string {
  if (count === 0) return '';
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
}
