import { numberText } from '#domain/measure/number-text.ts';
import { numberFromText } from '#domain/measure/typed-number.ts';
import type { FactValue } from '#web/api/understood.ts';

/** What a person types, by field; `flag` and choices have one field named `value`. */
export type FactFields = Readonly<Record<string, string>>;

const shown = (decimal: string, locale: string): string => numberText(Number(decimal), locale);

/** What was typed, exact; what nobody touched stays as exact as it was, though less of it is shown. */
function decimalOf(text = '', before: string, locale: string): string | null {
  if (text === shown(before, locale)) return before;
  const number = numberFromText(text, locale);
  return number === null || number < 0 ? null : String(number);
}

export function fieldsOf(value: FactValue, locale: string): FactFields {
  switch (value.type) {
    case 'dimensions':
      return { length: shown(value.length, locale), width: shown(value.width, locale) };
    case 'number':
      return { value: shown(value.number, locale) };
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

function countsOf(fields: FactFields, locale: string): FactValue | null {
  const counts: Record<string, number> = {};
  for (const [option, text] of Object.entries(fields)) {
    const count = text.trim() ? numberFromText(text, locale) : 0;
    if (count === null || count < 0) return null;
    counts[option] = count;
  }
  return { type: 'counts', counts };
}

/** What was typed as a value like the one before; null where it is none. Lengths are typed in metres. */
export function typedValue(before: FactValue, fields: FactFields, locale: string): FactValue | null {
  const text = (fields.value ?? '').trim();
  switch (before.type) {
    case 'dimensions': {
      const length = decimalOf(fields.length, before.length, locale);
      const width = decimalOf(fields.width, before.width, locale);
      return length && width ? { ...before, unit: 'meters', length, width } : null;
    }
    case 'number': {
      const number = decimalOf(text, before.number, locale);
      return number ? { ...before, number, ...(before.unit && { unit: 'meters' }) } : null;
    }
    case 'choice':
      return text ? { type: 'choice', option: text } : null;
    case 'multi_choice':
      return { type: 'multi_choice', options: Object.keys(fields).filter((option) => fields[option]) };
    case 'counts':
      return countsOf(fields, locale);
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
