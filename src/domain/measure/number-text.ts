/** What separates decimals in the locale; all of ours use one of these two. */
export function decimalSign(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

/** A number as a field shows it: at most three decimals, no grouping, so that it can be read back. */
export function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value);
}
