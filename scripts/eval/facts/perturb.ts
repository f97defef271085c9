import { languageOf } from '#domain/locale.ts';
import type { EvalCase } from '../cases/case-schemas.ts';

/** What people's messages have besides what they state, by language. */
const greetings: Readonly<Record<string, string>> = {
  en: 'Hello there, hope you are well.',
  de: 'Guten Tag, ich hoffe, es geht Ihnen gut.',
  fr: 'Bonjour, j’espère que vous allez bien.',
  es: 'Buenos días, espero que esté bien.',
  it: 'Buongiorno, spero che stia bene.',
  nl: 'Goedendag, ik hoop dat alles goed gaat.',
  pl: 'Dzień dobry, mam nadzieję, że wszystko w porządku.',
  pt: 'Bom dia, espero que esteja bem.',
  sv: 'Hej, hoppas att allt är bra.',
  da: 'Goddag, jeg håber, at du har det godt.',
  no: 'God dag, håper alt er bra.',
  fi: 'Hei, toivottavasti teille kuuluu hyvää.',
};
const neighbours: Readonly<Record<string, string>> = {
  en: 'The neighbours had theirs done last year.',
  de: 'Die Nachbarn haben ihres letztes Jahr machen lassen.',
  fr: 'Les voisins ont fait faire le leur l’année dernière.',
  es: 'Los vecinos se lo hicieron el año pasado.',
  it: 'I vicini hanno fatto fare il loro l’anno scorso.',
  nl: 'De buren hebben het vorig jaar laten doen.',
  pl: 'Sąsiedzi zrobili to u siebie w zeszłym roku.',
  pt: 'Os vizinhos fizeram o deles no ano passado.',
  sv: 'Grannarna lät göra sitt förra året.',
  da: 'Naboerne fik lavet deres sidste år.',
  no: 'Naboene fikk gjort sitt i fjor.',
  fi: 'Naapurit teettivät omansa viime vuonna.',
};

/** Two letters inside the longest word that facts rest on change places: one slip of a finger. */
function withTypo(text: string, quotes: readonly string[]): string {
  const words = (from: readonly string[]) => from.flatMap((one) => one.match(/\p{L}{5,}/gu) ?? []);
  const [word] = [...words(quotes), ...words([text])].toSorted((a, b) => b.length - a.length);
  if (word === undefined) return text;
  const middle = Math.floor(word.length / 2);
  const at = [middle, middle - 1, middle + 1].find((one) => word[one] !== word[one - 1]) ?? middle;
  const slipped = word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
  return text.replace(word, slipped);
}

/** The sentences from the last to the first, each whole. */
function turned(text: string): string {
  const separator = text.includes('\n') ? '\n' : ' ';
  const sentences = text.includes('\n') ? text.split('\n') : text.split(/(?<=[.!?])\s+/u);
  return sentences.toReversed().join(separator);
}

const beside = (text: string, said: string | undefined, isFirst: boolean): string =>
  said === undefined ? text : isFirst ? `${said} ${text}` : `${text}${/[.!?]$/.test(text.trim()) ? '' : '.'} ${said}`;

/** The same request as others would have written it: it states the same. `quotes` are the words that facts rest on. */
export function perturbed(
  one: EvalCase<'facts'>,
  quotes: readonly string[],
): ReadonlyArray<readonly [how: string, EvalCase<'facts'>]> {
  const { text, locale } = one;
  const language = languageOf(locale);
  const texts = {
    'one typo': withTypo(text, quotes),
    'lower case': text.toLowerCase(),
    'a greeting before': beside(text, greetings[language], true),
    'other order': turned(text),
    'a neighbour beside': beside(text, neighbours[language], false),
  };
  return Object.entries(texts).map(([how, changed]) => [how, { ...one, id: `${one.id}, ${how}`, text: changed }]);
}
