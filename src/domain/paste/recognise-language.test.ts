import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { readCases } from '#tests/support/playbook-cases.ts';
import { recogniseLanguage } from './recognise-language.ts';

const cases = readCases(join(import.meta.dirname, '../../../playbooks'), (problem) => {
  throw new Error(problem);
});

it.each([...new Set(cases.map(({ language }) => language))])(
  'most requests in %s are known for it, hardly any for another',
  (language) => {
    const texts = cases
      .filter((one) => one.language === language)
      .flatMap((one) => [...(one.cases.requests ?? []), ...(one.cases.recognised ?? [])])
      .map((one) => (typeof one === 'string' ? one : one.text));
    const found = texts.map((text) => recogniseLanguage(text, playbooks));
    const wrong = found.filter((one) => one !== null && one !== language).length;
    expect(wrong / texts.length).toBeLessThan(0.03);
    expect(found.filter((one) => one === language).length / texts.length).toBeGreaterThan(0.75);
  },
);

it.each(['', '4 x 3 m', 'ok', 'Mara Muster'])('%j is in no language', (text) =>
  expect(recogniseLanguage(text, playbooks)).toBeNull(),
);
