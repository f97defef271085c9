/** A number stays on the line of its unit: "13.5 m" never breaks. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (?=\p{L}{1,3}[²³]?(?!\p{L}))/gu, '$1\u00a0');
}
