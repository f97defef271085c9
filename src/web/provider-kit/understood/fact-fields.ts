import type { FactValue } from '#web/api/understood.ts';

/** What a person types, by field; `flag` and choices have one field named `value`. */
export type FactFields = Readonly<Record<string, string>>;

const decimal = /^\d{1,9}(?:\.\d{1,9})?$/;

function decimalOf(text: string | undefined): string | null {
  const plain = (text ?? '').trim().replace(',', '.');
  return decimal.test(plain) ? plain : null;
}

export function fieldsOf(value: FactValue): FactFields {
  switch (value.type) {
    case 'dimensions':
      return { length: value.length, width: value.width };
    case 'number':
      return { value: value.number };
    case 'choice':
      return { value: value.option };
    case 'multi_choice':
      return Object.fromEntries(value.options.map((option) => [option, 'on']));
    case 'counts':
      return Object.fromEntries(Object.entries(value.counts).map(([option, count]) => [option, String(count)]));
    case 'flag':
      return { value: value.flag ? 'yes' : 'no' };
    case 'text':
      return { value: value.text };
    case 'date':
      return { value: value.date };
    case 'photo':
      return {};
  }
}

function countsOf(fields: FactFields): FactValue | null {
  const counts = Object.entries(fields).map(([option, text]) => [option, text.trim() ? decimalOf(text) : '0'] as const);
  if (counts.some(([, count]) => count === null)) return null;
  return { type: 'counts', counts: Object.fromEntries(counts.map(([option, count]) => [option, Number(count)])) };
}

/** What was typed as a value like the one before; null where it is none. Lengths are typed in metres. */
export function typedValue(before: FactValue, fields: FactFields): FactValue | null {
  const text = (fields.value ?? '').trim();
  switch (before.type) {
    case 'dimensions': {
      const [length, width] = [decimalOf(fields.length), decimalOf(fields.width)];
      return length && width ? { ...before, unit: 'meters', length, width } : null;
    }
    case 'number': {
      const number = decimalOf(text);
      return number ? { ...before, number, ...(before.unit && { unit: 'meters' }) } : null;
    }
    case 'choice':
      return text ? { type: 'choice', option: text } : null;
    case 'multi_choice':
      return { type: 'multi_choice', options: Object.keys(fields).filter((option) => fields[option]) };
    case 'counts':
      return countsOf(fields);
    case 'flag':
      return { type: 'flag', flag: text === 'yes' };
    case 'text':
      return text ? { type: 'text', text } : null;
    case 'date':
      return text ? { type: 'date', date: text } : null;
    case 'photo':
      return null;
  }
}
