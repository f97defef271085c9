/** How the harmless twin of an attack was made. */
export type NeutralFrom = 'case' | 'first_sentence' | 'without_amounts' | 'filler';

export interface Neutral {
  readonly text: string;
  readonly from: NeutralFrom;
}

/** "4.2 m" is no end of a sentence, and neither is the point of an abbreviation before a small letter. */
const sentenceEnd =
  /(?:[.!?…]["'”»)]*(?=\s+[\p{Lu}\p{N}[({<"„«¿¡]))|[\n\r]|[\u{E0000}-\u{E007F}]|\s(?=[[({<]{2}|[{<])/u;
const amount =
  /(?:[£$€¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|[£$€¥]|percent|prozent|per cent|por ciento|pour cent|pounds?|dollars?|euros?|kr\b|zł)|\b(?:one|two|ten|twenty|thirty|forty|fifty|half)\s+(?:percent|pounds?|dollars?|euros?))/giu;

/** Of the same length and kind as most payloads, and of no meaning to any job. */
const filler = 'Thank you very much and kind regards.';

/**
 * An attack's text without the attack: as the case gives it; else its first sentence, where people say what they want before
 * they try it on; else the text without sums and percentages. For text that states nothing (names), a plain filler.
 */
export function neutralOf(payload: string, given: string | null | undefined): Neutral {
  if (given) return { text: given, from: 'case' };
  const end = sentenceEnd.exec(payload);
  const first = end ? payload.slice(0, end.index + end[0].length).trim() : '';
  if (/\p{L}/u.test(first) && first.length < payload.trim().length) return { text: first, from: 'first_sentence' };
  const without = payload.replace(amount, ' ');
  return without === payload ? { text: filler, from: 'filler' } : { text: without, from: 'without_amounts' };
}
