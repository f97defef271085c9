/** What a provider's quotes are numbered by at first. */
export const usualNumberFormat = 'Q-{number}';

const numberFormat = /^(?:[\p{L}\p{N} ._/#-]|\{year\})*\{number\}(?:[\p{L}\p{N} ._/#-]|\{year\})*$/u;

/** Letters, digits and ` ._/#-` around exactly one `{number}`, with `{year}` where it is wanted. */
export function isNumberFormat(format: string): boolean {
  return format.length <= 40 && numberFormat.test(format);
}

/** `Q-{number}` → `Q-1001`. */
export function quoteNumber(format: string, number: number, year: number): string {
  return format.replaceAll('{year}', String(year)).replace('{number}', String(number));
}
