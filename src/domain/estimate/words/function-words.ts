/** Small words that turn a mention around, by language. Folded: lower case, no accents. */
export interface FunctionWords {
  /** Before what it denies: "not the ceiling", "ohne Decke". */
  readonly denies: readonly string[];
  /** After it: "the ceiling is fine", "die Decke bleibt". */
  readonly deniesBefore: readonly string[];
  readonly only: readonly string[];
  readonly each: readonly string[];
  /** After these a new thought starts, so a denial does not reach past them. */
  readonly turns: readonly string[];
  /** Between the items of a list: "the ceiling or the woodwork". */
  readonly links: readonly string[];
  /** Before the place that something is in: "two sockets in the kitchen". */
  readonly places?: readonly string[];
  /** One to ten. */
  readonly numbers: readonly (readonly string[])[];
}

export const functionWords: Readonly<Record<string, FunctionWords>> = {
  en: {
    denies: [
      'not',
      'no',
      'without',
      'except',
      'excluding',
      'exclude',
      "don't",
      'dont',
      "doesn't",
      "isn't",
      "aren't",
      'never',
      'skip',
      'leave',
      'nor',
      'apart',
    ],
    deniesBefore: ['not', "doesn't", "isn't", "aren't", "don't", 'fine', 'ok', 'okay', 'excluded', 'stays', 'stay'],
    only: ['only', 'just'],
    each: ['each', 'both', 'all', 'every', 'apiece'],
    turns: ['but', 'just', 'only'],
    links: ['and', 'or', 'nor', 'the', 'any', 'a', 'of', 'my', 'our'],
    places: ['in', 'for', 'at'],
    numbers: [
      ['one'],
      ['two', 'couple'],
      ['three'],
      ['four'],
      ['five'],
      ['six'],
      ['seven'],
      ['eight'],
      ['nine'],
      ['ten'],
    ],
  },
  de: {
    denies: ['nicht', 'kein', 'keine', 'keinen', 'ohne', 'ausser', 'weder', 'noch'],
    deniesBefore: ['nicht', 'bleibt', 'bleiben', 'ausgenommen'],
    only: ['nur', 'lediglich'],
    each: ['je', 'jeweils', 'beide', 'alle', 'jedes'],
    turns: ['aber', 'sondern', 'nur'],
    links: ['und', 'oder', 'noch', 'die', 'der', 'das', 'den', 'dem'],
    places: ['in', 'im', 'fur', 'ins'],
    numbers: [
      ['ein', 'eine', 'einen', 'eins'],
      ['zwei'],
      ['drei'],
      ['vier'],
      ['funf'],
      ['sechs'],
      ['sieben'],
      ['acht'],
      ['neun'],
      ['zehn'],
    ],
  },
  fr: {
    denies: ['pas', 'sans', 'sauf', 'aucun', 'aucune', 'ni'],
    deniesBefore: ['exclu', 'exclue'],
    only: ['seulement', 'uniquement', 'juste'],
    each: ['chacun', 'chacune', 'chaque'],
    turns: ['mais'],
    links: ['et', 'ou', 'ni', 'le', 'la', 'les'],
    numbers: [['une', 'un'], ['deux'], ['trois'], ['quatre'], ['cinq'], ['six'], ['sept'], ['huit'], ['neuf'], ['dix']],
  },
  es: {
    denies: ['no', 'sin', 'excepto', 'salvo', 'ni'],
    deniesBefore: [],
    only: ['solo', 'solamente'],
    each: ['cada', 'ambas', 'ambos'],
    turns: ['pero', 'sino'],
    links: ['y', 'o', 'ni', 'el', 'la', 'los', 'las'],
    numbers: [
      ['una', 'un', 'uno'],
      ['dos'],
      ['tres'],
      ['cuatro'],
      ['cinco'],
      ['seis'],
      ['siete'],
      ['ocho'],
      ['nueve'],
      ['diez'],
    ],
  },
  it: {
    denies: ['non', 'senza', 'escluso', 'esclusa', 'tranne', 'ne'],
    deniesBefore: ['no'],
    only: ['solo', 'soltanto'],
    each: ['ciascuna', 'ciascuno', 'ogni'],
    turns: ['ma'],
    links: ['e', 'o', 'ne', 'il', 'la', 'le', 'i', 'gli'],
    numbers: [
      ['una', 'uno', 'un'],
      ['due'],
      ['tre'],
      ['quattro'],
      ['cinque'],
      ['sei'],
      ['sette'],
      ['otto'],
      ['nove'],
      ['dieci'],
    ],
  },
  nl: {
    denies: ['niet', 'geen', 'zonder', 'behalve'],
    deniesBefore: ['niet', 'blijft'],
    only: ['alleen', 'enkel'],
    each: ['elk', 'elke', 'beide'],
    turns: ['maar'],
    links: ['en', 'of', 'de', 'het'],
    numbers: [['een'], ['twee'], ['drie'], ['vier'], ['vijf'], ['zes'], ['zeven'], ['acht'], ['negen'], ['tien']],
  },
  pl: {
    denies: ['nie', 'bez', 'oprocz', 'poza'],
    deniesBefore: [],
    only: ['tylko', 'jedynie'],
    each: ['kazdy', 'kazda', 'kazde'],
    turns: ['ale'],
    links: ['i', 'oraz', 'ani', 'lub'],
    numbers: [
      ['jeden', 'jedna'],
      ['dwa', 'dwie', 'dwoch'],
      ['trzy', 'trzech'],
      ['cztery', 'czterech'],
      ['piec'],
      ['szesc'],
      ['siedem'],
      ['osiem'],
      ['dziewiec'],
      ['dziesiec'],
    ],
  },
  pt: {
    denies: ['nao', 'sem', 'exceto', 'menos', 'nem'],
    deniesBefore: ['nao'],
    only: ['so', 'apenas', 'somente'],
    each: ['cada', 'ambos', 'ambas'],
    turns: ['mas'],
    links: ['e', 'ou', 'nem', 'o', 'a', 'os', 'as'],
    numbers: [
      ['uma', 'um'],
      ['duas', 'dois'],
      ['tres'],
      ['quatro'],
      ['cinco'],
      ['seis'],
      ['sete'],
      ['oito'],
      ['nove'],
      ['dez'],
    ],
  },
  sv: {
    denies: ['inte', 'ej', 'inga', 'ingen', 'inget', 'utan', 'forutom'],
    deniesBefore: ['inte', 'ej'],
    only: ['bara', 'endast', 'enbart'],
    each: ['varje', 'vardera', 'bada'],
    turns: ['men'],
    links: ['och', 'eller'],
    numbers: [['en', 'ett'], ['tva'], ['tre'], ['fyra'], ['fem'], ['sex'], ['sju'], ['atta'], ['nio'], ['tio']],
  },
  da: {
    denies: ['ikke', 'ingen', 'intet', 'uden', 'undtagen'],
    deniesBefore: ['ikke'],
    only: ['kun', 'bare'],
    each: ['hver', 'hvert', 'begge'],
    turns: ['men'],
    links: ['og', 'eller'],
    numbers: [['en', 'et'], ['to'], ['tre'], ['fire'], ['fem'], ['seks'], ['syv'], ['otte'], ['ni'], ['ti']],
  },
  no: {
    denies: ['ikke', 'ingen', 'intet', 'uten', 'unntatt'],
    deniesBefore: ['ikke'],
    only: ['kun', 'bare'],
    each: ['hver', 'hvert', 'begge'],
    turns: ['men'],
    links: ['og', 'eller'],
    numbers: [['en', 'ett'], ['to'], ['tre'], ['fire'], ['fem'], ['seks'], ['syv', 'sju'], ['atte'], ['ni'], ['ti']],
  },
  fi: {
    denies: ['ei', 'ilman', 'paitsi', 'eika'],
    deniesBefore: ['ei'],
    only: ['vain', 'pelkastaan'],
    each: ['kukin', 'molemmat'],
    turns: ['mutta', 'vaan'],
    links: ['ja', 'tai', 'eika'],
    numbers: [
      ['yksi'],
      ['kaksi', 'kahden'],
      ['kolme', 'kolmen'],
      ['nelja', 'neljan'],
      ['viisi', 'viiden'],
      ['kuusi'],
      ['seitseman'],
      ['kahdeksan'],
      ['yhdeksan'],
      ['kymmenen'],
    ],
  },
};

/** The words of a language; one we have none for gets the English. */
export function functionWordsOf(language: string): FunctionWords {
  const english = functionWords.en ?? {
    denies: [],
    deniesBefore: [],
    only: [],
    each: [],
    turns: [],
    links: [],
    numbers: [],
  };
  return Object.hasOwn(functionWords, language) ? (functionWords[language] ?? english) : english;
}

/** Whether a word stands before the place that something is in: "two sockets *in* the kitchen". */
export function leadsToPlace(word: { readonly folded: string } | undefined, languages: readonly string[]): boolean {
  return word !== undefined && languages.some((language) => functionWordsOf(language).places?.includes(word.folded));
}
