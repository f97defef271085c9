/** Reading what a stranger sent without believing its shape. Nothing here throws. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member, so that an item called `constructor` is not found on every object. */
export function field(value: unknown, name: unknown): unknown {
  return isRecord(value) && typeof name === 'string' && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text with something in it besides space. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Beyond this nothing is a measure, a count or a price of anything. */
const largestNumber = 1e12;

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= largestNumber;
}
