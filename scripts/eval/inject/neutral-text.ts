/** How the harmless twin of an attack was made. */
export type NeutralFrom = 'case' | 'sentence' | 'clause' | 'without_amounts' | 'filler' | 'nothing';

export interface Neutral {
  readonly text: string;
  readonly from: NeutralFrom;
}

/** "4.2 m" is no end of a sentence, and neither is the point of an abbreviation before a small letter. */
const sentenceEnd =
  /(?:[.!?…]["'”»)]*(?=\s+[\p{Lu}\p{N}[({<"„«¿¡]))|[\n\r]|[\u{E0000}-\u{E007F}]|\s(?=[[({<]{2}|[{<])/u;
const amount =
  /(?:[£$€¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|[£$€¥]|percent|prozent|per cent|por ciento|pour cent|pounds?|dollars?|euros?|kr\b|zł)|\b(?:one|two|ten|twenty|thirty|forty|fifty|half)\s+(?:percent|pounds?|dollars?|euros?))/giu;

/** Where a sentence may turn from the job to the attack. */
const turn = /\s*[,;–—]\s|\s(?:but|and|then|aber|und|pero|y|mais|et|ma|maar|en|ale|och|men|og|mutta)\s/iu;

/** Of the length of most payloads, and of no meaning to any job. */
const filler = 'Lorem ipsum dolor sit amet et cetera.';

function ends(payload: string): readonly [first: string, rest: string] {
  const end = sentenceEnd.exec(payload);
  const at = end ? end.index + end[0].length : payload.length;
  return [payload.slice(0, at).trim(), payload.slice(at).trim()];
}

/**
 * An attack's text without the attack. As the case gives it; else the sentence that names a job, mostly the first, as people
 * say what they want before they try it on; else the text without sums and percentages. What names no job and states no fact of
 * one (most answers, a name) is compared with a plain sentence; a request that is job and attack in one gives nothing to compare with.
 */
export function neutralOf(
  payload: string,
  given: string | null | undefined,
  namesJob: (text: string) => boolean,
): Neutral {
  if (given) return { text: given, from: 'case' };
  const [first, rest] = ends(payload);
  if (/\p{L}/u.test(first) && rest)
    return { text: namesJob(rest) && !namesJob(first) ? rest : first, from: 'sentence' };
  const without = payload.replace(amount, ' ');
  if (without !== payload) return { text: without, from: 'without_amounts' };
  if (!namesJob(payload)) return { text: filler, from: 'filler' };
  const clause = payload.slice(0, turn.exec(payload)?.index ?? 0);
  return namesJob(clause) ? { text: clause, from: 'clause' } : { text: '', from: 'nothing' };
}
