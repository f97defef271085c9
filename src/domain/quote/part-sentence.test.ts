import { expect, test } from 'vitest';
import { partSentence } from './part-sentence.ts';

const line = (description: string, amountMinor = 100) => ({ description, amountMinor });

test('a part says what is done in one sentence, in the order of the work', () => {
  expect(
    partSentence(
      [line('Take down the old fence'), line('Concrete posts'), line('MDF boards'), line('Labour')],
      'en-GB',
    ),
  ).toEqual({ words: 'Take down the old fence, concrete posts, MDF boards and labour', left: 0 });
});

test('German nouns keep their capitals', () => {
  expect(partSentence([line('Zaun abbauen'), line('Pfosten setzen')], 'de-DE')?.words).toBe(
    'Zaun abbauen und Pfosten setzen',
  );
});

test('of many kinds of work the dearest are named and the others counted', () => {
  const lines = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) => line(`Work ${name}`, index));
  expect(partSentence(lines, 'en-GB')).toEqual({ words: 'Work C, work D, work E, work F, work G', left: 2 });
});

test('what is said twice is said once, and a deduction is no work', () => {
  expect(partSentence([line('Paint.'), line('Paint '), line('Discount', -5)], 'en-GB')?.words).toBe('Paint');
});

test('lines without words say nothing', () => {
  expect(partSentence([line('  ')], 'en-GB')).toBeNull();
});

test('details are left to the lines, and what is called the same without them is one', () => {
  const lines = [line('Lap panels, 1.83 m'), line('Paint, walls'), line('Paint, ceiling'), line('Farbe 2,5 l (weiß)')];
  expect(partSentence(lines, 'en-GB')?.words).toBe('Lap panels, paint and farbe 2,5 l');
});
