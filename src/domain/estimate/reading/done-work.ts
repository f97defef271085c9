import { wordSet } from '../words/function-words.ts';
import type { PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';

/** How a language tells that something was done away with. */
interface DoneWords {
  /** "removed", "stripped": done only beside one of `told`. */
  readonly done: readonly string[];
  /** "gone", "after stripping": tells it by itself. */
  readonly gone: readonly string[];
  /** "already", "have", "we": before or after the word for what was done. */
  readonly told: readonly string[];
  /** "needs to be removed" is a wish. */
  readonly wished: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

const doneWords: Readonly<Record<string, DoneWords>> = {
  en: {
    done: words('stripped removed lifted taken took pulled ripped scraped steamed hacked dug torn knocked demolished'),
    gone: [
      'gone',
      'already off',
      'already up',
      'already out',
      'already down',
      'off already',
      'up already',
      'out already',
      'down already',
      'all off',
      'after stripping',
      'after removing',
      'after lifting',
      'after taking',
    ],
    told: words(
      "already just have has i've we've he's they've i we had been was were after finished husband myself ourselves",
    ),
    wished: words('to be needs need want wants wanted like will can could should must getting get please'),
  },
  de: {
    done: words(
      'entfernt abgelost abgemacht abgekratzt abgerissen runter heruntergerissen raus rausgerissen herausgerissen herausgenommen ab demontiert abgebaut abgeschlagen abgetragen ausgebaut',
    ),
    gone: words('weg'),
    told: words('schon bereits habe haben hat ist sind wurde wurden selbst gerade'),
    wished: words('soll sollen sollte sollten muss mussen musste mussten werden wird kann konnen konnte bitte zu'),
  },
  fr: {
    done: words(
      'enleve enlevee enlevees enleves retire retiree retires retirees depose deposee deposes arrache arrachee arraches decolle decollee decolles demonte demontee',
    ),
    gone: words('parti partie'),
    told: words('deja ai avons a ont est sont ete on a'),
    wished: words('doit doivent faut faudra faudrait etre sera seront souhaite'),
  },
  es: {
    done: words(
      'quitado quitada quitados quitadas retirado retirada retirados retiradas arrancado arrancada levantado levantada picado picada desmontado desmontada',
    ),
    gone: words(''),
    told: words('ya he hemos esta estan ha han sido acabo acabamos'),
    wished: words('hay que debe deben quiero necesito ser'),
  },
  it: {
    done: words('tolto tolta tolti tolte rimosso rimossa rimossi rimosse staccato staccata smontato smontata demolito'),
    gone: words(''),
    told: words('gia ho abbiamo e stato stata stati state sono'),
    wished: words('deve devono da essere bisogna vorrei'),
  },
  nl: {
    done: words('verwijderd eraf eruit weggehaald gesloopt losgehaald afgestoomd'),
    gone: words('weg'),
    told: words('al reeds heb hebben heeft is zijn zelf'),
    wished: words('moet moeten worden wordt kan kunnen graag'),
  },
};

/** Every word by which a language tells of finished work. */
export function wordsOfDoneWork(language: string): readonly string[] {
  const { done, gone, told, wished } = doneWords[language] ?? { done: [], gone: [], told: [], wished: [] };
  return [...done, ...gone, ...told, ...wished];
}

/** How many words may stand between a thing and what was done with it. */
const reach = 5;
/** "Stripped back to brick", "stripped the paper and plastered": what follows is there now. */
const turnsFrom: ReadonlySet<string> = new Set(words('to bis auf jusqu hasta fino tot and und et y e en'));
/** How near the word for what was done is one that tells that it was. */
const tellingReach = 3;
/** How far before it a wish still speaks of it. */
const wishingReach = 6;

function wordsOf(languages: readonly string[], list: keyof DoneWords): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => doneWords[language]?.[list] ?? []).filter((word) => word !== ''));
}

function clauseFrom(tokens: readonly Token[], from: number, step: 1 | -1, most: number): number[] {
  const found: number[] = [];
  for (let at = from; tokens[at] && tokens[at]?.kind !== 'stop' && found.length < most; at += step) found.push(at);
  return found;
}

/** Whether what is named was done away with; `still` where a sentence says that it has not been; null when none speaks of it. */
export type DoneClaim = 'gone' | 'still' | null;

function claimAt(
  tokens: readonly Token[],
  { from, to }: Pick<PhraseMatch, 'from' | 'to'>,
  languages: readonly string[],
): DoneClaim {
  const word = (at: number): string => tokens[at]?.folded ?? '';
  const [done, gone] = [wordsOf(languages, 'done'), wordsOf(languages, 'gone')];
  const [told, wished] = [wordsOf(languages, 'told'), wordsOf(languages, 'wished')];
  const denies = wordSet(languages, 'denies');
  const near = [...clauseFrom(tokens, from - 1, -1, reach), ...clauseFrom(tokens, from, 1, to - from + reach)];
  const claims = near.map((at): DoneClaim => {
    const alone = gone.has(word(at)) || gone.has(`${word(at - 1)} ${word(at)}`);
    if (!alone && !done.has(word(at))) return null;
    if (tokens.slice(at + 1, Math.max(at + 1, from)).some(({ folded }) => turnsFrom.has(folded))) return null;
    const [before, after] = [clauseFrom(tokens, at - 1, -1, wishingReach), clauseFrom(tokens, at + 1, 1, 1)];
    if ([...before, ...after].some((one) => wished.has(word(one)))) return null;
    const isTold = alone || [...before.slice(0, tellingReach), ...after].some((one) => told.has(word(one)));
    if (!isTold) return null;
    return before.slice(0, tellingReach).some((one) => denies.has(word(one))) ? 'still' : 'gone';
  });
  return claims.find((claim) => claim !== null) ?? null;
}

/** Shorter words name nothing: "old", "up". */
const shortestName = 4;

/**
 * "I've just stripped the wallpaper", "the old carpet is already gone", "die alte Tapete ist schon runter": what is named
 * was there and is no more. Not so where it still has to go.
 */
export function doneClaim(
  tokens: readonly Token[],
  match: Pick<PhraseMatch, 'from' | 'to'>,
  languages: readonly string[],
): DoneClaim {
  const here = claimAt(tokens, match, languages);
  const name = tokens.slice(match.from, match.to).findLast(({ folded }) => folded.length >= shortestName)?.folded;
  if (here || name === undefined) return here;
  // "Replace the carpet. The carpet is already gone."
  const elsewhere = tokens.flatMap(({ folded }, at) => (folded === name ? [{ from: at, to: at + 1 }] : []));
  return elsewhere.map((one) => claimAt(tokens, one, languages)).find((claim) => claim !== null) ?? null;
}
