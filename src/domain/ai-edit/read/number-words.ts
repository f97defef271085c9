import { phrasesIn } from '../../playbooks/phrase-notation.ts';
import type { NumberEntry } from '../vocabulary/edit-entry.ts';

/** A ten and a unit as one phrase: "twenty two", "zweiundzwanzig". */
function joined({ join, join_of, within }: NumberEntry, ten: string, unit: string): string {
  const said = within && Object.hasOwn(within, unit) ? (within[unit] ?? unit) : unit;
  const form = join_of && Object.hasOwn(join_of, ten) ? (join_of[ten] ?? join) : join;
  return form.replace('{ten}', ten).replace('{unit}', said);
}

/** Numbers below a hundred, by phrase. */
function belowHundred(words: NumberEntry): Map<string, number> {
  const { units, tens } = words;
  const phrases = new Map<string, number>();
  units.forEach((block, value) => {
    for (const one of phrasesIn(block)) phrases.set(one, value);
  });
  for (const [ten, block] of Object.entries(tens)) {
    for (const one of phrasesIn(block)) {
      phrases.set(one, Number(ten));
      // French counts on from sixty and eighty to nineteen.
      const most = tens[Number(ten) + 10] || ten === '90' ? 9 : 19;
      for (let unit = 1; unit <= most; unit += 1) {
        for (const small of phrasesIn(units[unit] ?? '')) {
          const phrase = joined(words, one, small);
          if (!phrases.has(phrase)) phrases.set(phrase, Number(ten) + unit);
        }
      }
    }
  }
  return phrases;
}

function withHundreds(small: ReadonlyMap<string, number>, words: NumberEntry): Map<string, number> {
  const phrases = new Map(small);
  for (const [phrase, hundreds] of Object.entries(words.hundreds)) {
    phrases.set(phrase, hundreds);
    for (const [rest, value] of small) {
      if (value > 0) for (const glue of words.hundred_glue) phrases.set(`${phrase}${glue}${rest}`, hundreds + value);
    }
  }
  return phrases;
}

/** Every phrase that is a number up to a thousand, with halves up to twenty. */
export function numberPhrases(words: NumberEntry): ReadonlyMap<string, number> {
  const small = belowHundred(words);
  const phrases = withHundreds(small, words);
  for (const [phrase, value] of small) {
    if (value > 20) continue;
    for (const half of words.and_half ?? []) phrases.set(half.replace('{number}', phrase), value + 0.5);
  }
  for (const [phrase, value] of Object.entries(words.others)) phrases.set(phrase, value);
  return phrases;
}
