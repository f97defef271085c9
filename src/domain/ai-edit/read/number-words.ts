import type { NumberWords } from '../vocabulary/vocabulary.ts';

/** Numbers below a hundred, by phrase. */
function belowHundred({ units, tens, join }: NumberWords): Map<string, number> {
  const phrases = new Map<string, number>();
  units.forEach((word, value) => {
    for (const one of word.split('|')) phrases.set(one, value);
  });
  for (const [ten, word] of Object.entries(tens)) {
    for (const one of word.split('|')) {
      phrases.set(one, Number(ten));
      // French counts on from sixty and eighty to nineteen.
      const most = tens[Number(ten) + 10] || ten === '90' ? 9 : 19;
      for (let unit = 1; unit <= most; unit += 1) {
        for (const small of (units[unit] ?? '').split('|')) {
          for (const phrase of join(one, small)) if (!phrases.has(phrase)) phrases.set(phrase, Number(ten) + unit);
        }
      }
    }
  }
  return phrases;
}

function withHundreds(small: ReadonlyMap<string, number>, words: NumberWords): Map<string, number> {
  const phrases = new Map(small);
  for (const [phrase, hundreds] of Object.entries(words.hundreds)) {
    phrases.set(phrase, hundreds);
    for (const [rest, value] of small) {
      if (value > 0) for (const glue of words.hundredGlue) phrases.set(`${phrase}${glue}${rest}`, hundreds + value);
    }
  }
  return phrases;
}

/** Every phrase that is a number up to a thousand, with halves up to twenty. */
export function numberPhrases(words: NumberWords): ReadonlyMap<string, number> {
  const small = belowHundred(words);
  const phrases = withHundreds(small, words);
  for (const [phrase, value] of small) {
    if (value > 20) continue;
    for (const half of words.andHalf(phrase)) phrases.set(half, value + 0.5);
  }
  for (const [phrase, value] of Object.entries(words.others)) phrases.set(phrase, value);
  return phrases;
}
