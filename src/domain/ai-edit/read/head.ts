import { hasHabit } from '../../language/installed-languages.ts';
import { fold } from '../../text/fold.ts';
import type { Lexicon } from './lexicon.ts';

export interface Head {
  readonly noun: string;
  /** What is worked on, as in "Install toilet", rather than the thing itself. */
  readonly isWorkedOn: boolean;
}

/** The noun that a part of a description is about: before words like "for". */
export function headOf(part: string, { detail_prepositions, head, language, workWords }: Lexicon): Head | null {
  const main = part.match(/[\p{L}\p{N}²³]+/gu) ?? [];
  const cut = main.findIndex((word, index) => index > 0 && detail_prepositions.has(fold(word)));
  const words = (cut > 0 ? main.slice(0, cut) : main).filter((word) => word.length > 1);
  // Nouns have a capital, and the work stands behind them: "Wandfliesen verlegen".
  if (hasHabit(language, 'final_verbs') && words.length > 1 && /^\p{Ll}.*n$/u.test(words.at(-1) ?? ''))
    return { noun: fold(words.at(-2) ?? ''), isWorkedOn: true };
  const isWorkedOn = words.length > 1 && workWords.test(fold(words[0] ?? ''));
  const noun = head === 'last' ? words.at(-1) : words[isWorkedOn ? 1 : 0];
  return noun === undefined ? null : { noun: fold(noun), isWorkedOn };
}
