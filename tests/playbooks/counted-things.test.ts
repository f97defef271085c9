import { describe, expect, it } from 'vitest';
import { countedThings } from '#domain/estimate/reading/counted-things.ts';
import { tokensOf } from '#domain/estimate/words/tokens.ts';
import type { Locale } from '#domain/locale.ts';
import { phrasesIn } from '#domain/playbooks/phrase-notation.ts';
import type { Cue, Playbook } from '#domain/playbooks/playbook.ts';
import { spokenFiguresOf } from '#server/playbooks/spoken-figures.ts';
import { bundled, bundledKnowledge, playbooks } from '../support/bundled-playbooks.ts';

const languages = Object.keys(bundledKnowledge.languages);
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language) as Locale; // a language alone is read as one

interface Figure {
  readonly words: string;
  readonly value: number;
  readonly most?: number;
}

function figuresOf(language: string): readonly Figure[] {
  const spoken = spokenFiguresOf(language);
  const { ranges } = bundledKnowledge.languages[language]?.measures ?? { ranges: '' };
  return [
    { words: '4', value: 4 },
    { words: '12', value: 12 },
    { words: spoken(4), value: 4 },
    { words: spoken(23), value: 23 },
    { words: '3-5', value: 3, most: 5 },
    { words: `3 ${phrasesIn(ranges)[0]} 5`, value: 3, most: 5 },
  ];
}

/** A made-up word stands for all that may describe a thing. */
const orders: readonly ((figure: string, thing: string) => string)[] = [
  (figure, thing) => `${figure} ${thing}`,
  (figure, thing) => `${figure} x ${thing}`,
  (figure, thing) => `${figure} blonky ${thing}`,
  (figure, thing) => `${figure} blonky zarfy ${thing}.`,
];
const ordersBehind: typeof orders = [
  (figure, thing) => `${thing}: ${figure}`,
  (figure, thing) => `${thing} x ${figure}`,
  (figure, thing) => `${thing} (${figure})`,
];

const writtenOut = (thing: string): string => thing.replaceAll('*', '').replaceAll(' ~ ', ' ');

function counted(playbook: Playbook, text: string, language: string) {
  return countedThings(playbook, tokensOf(text, localeOf(language)), [language]);
}

const says = (found: ReturnType<typeof counted>, cue: Cue, { value, most }: Figure): boolean =>
  found.some(
    ({ cue: one, match: { quantity } }) =>
      one === cue &&
      quantity?.kind === 'number' &&
      quantity.value.eq(value) &&
      (most === undefined ? quantity.most === undefined : quantity.most?.eq(most) === true),
  );

describe('what a figure counts', () => {
  it.each(languages)('is read in every form and order in %s', (language) => {
    const missed: string[] = [];
    let sentences = 0;
    for (const playbook of playbooks)
      for (const cue of playbook.cues) {
        const [thing] = cue.counted?.[language] ?? [];
        if (thing === undefined) continue;
        for (const figure of figuresOf(language)) {
          // Behind a thing a range has no word after it, and is a figure like any other there.
          for (const order of figure.most === undefined ? [...orders, ...ordersBehind] : orders) {
            sentences += 1;
            const text = order(figure.words, writtenOut(thing));
            if (!says(counted(playbook, text, language), cue, figure)) missed.push(`${playbook.key}: ${text}`);
          }
        }
      }
    expect(missed).toEqual([]);
    expect(sentences).toBeGreaterThan(300);
  });

  it.each(languages)('is nothing beyond a word that begins something else in %s', (language) => {
    const boundaries = phrasesIn(bundledKnowledge.languages[language]?.small_words?.boundaries ?? '');
    const joins = new Set(phrasesIn(bundledKnowledge.languages[language]?.small_words?.parts_of ?? ''));
    const windows = bundled('window-replacement');
    const [thing = ''] = windows.cues.find(({ counted: things }) => things?.[language])?.counted?.[language] ?? [];
    const read = boundaries
      .filter((word) => !joins.has(word))
      .filter((word) => counted(windows, `4 blonky ${word} ${writtenOut(thing)}`, language).length > 0);
    expect(read).toEqual([]);
  });
});

describe('the thing that a figure counts', () => {
  const read = (service: string, text: string) =>
    countedThings(bundled(service), tokensOf(text, 'en-GB'), ['en']).map(
      ({ cue, match: { quantity } }) =>
        `${cue.option ?? cue.requirement} ${quantity && quantity.kind !== 'dimensions' ? quantity.value : ''}`,
    );

  it.each([
    ['3 bedroom house windows', ['bedrooms.count 3']],
    ['a 3-bed semi with 9 windows', ['bedrooms.count 3', 'windows.count 9']],
    ['twenty-three old windows', ['windows.count 23']],
    ['a 4 pane window', []],
    ['4-pane windows', []],
    ['11 windows, 2 of the windows are cracked', ['windows.count 11']],
    ['2 of the windows are cracked', ['windows.count 2']],
    ['two sets of windows', ['windows.count 2']],
  ])('is the nearest, whole and named: %s', (text, expected) => {
    expect(read('window-replacement', text).toSorted()).toEqual(expected.toSorted());
  });

  it('has a figure in its own name that counts nothing', () => {
    expect(read('electrical-sockets', '3 2 gang sockets, 1 outdoor socket')).toEqual(['outdoor 1', 'double 3']);
    expect(read('flat-pack-assembly', '2 three door wardrobes')).toEqual(['large_wardrobe 2']);
  });
});
