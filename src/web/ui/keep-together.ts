/** A number stays on the line of its unit, and the sides of a size on one: "13.5 m" and "4 × 3 m" never break. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (?=×|\p{L}{1,3}[²³]?(?!\p{L}))|(×) (?=\d)/gu, '$1$2\u00a0');
}
