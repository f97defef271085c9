import { describe, expect, it } from 'vitest';
import { engineTextKeys } from '#domain/estimate/texts/engine-text-keys.ts';
import { knowledgeOf } from '#domain/language/installed-languages.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { missingTexts } from '#tests/support/estimates.ts';

/** Every text by its path. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}/${key}`));
}

function marksOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

const pairs = [
  ['the engine', knowledgeOf('en')?.texts, knowledgeOf('de')?.texts] as const,
  ...playbooks.map((playbook) => [playbook.key, textsIn(playbook, 'en'), textsIn(playbook, 'de')] as const),
];

it('the engine says every sentence in English', () => {
  expect(engineTextKeys.filter((key) => knowledgeOf('en')?.texts?.[key] === undefined)).toEqual([]);
});

describe.each(pairs)('the texts of %s', (_, english, german) => {
  it('are the same in German, text by text', () => {
    expect(flat(german).map(([path]) => path)).toEqual(flat(english).map(([path]) => path));
  });

  it('name the same values in German, and leave none empty that is not empty in English', () => {
    const wanted = new Map(flat(english));
    for (const [path, text] of flat(german)) {
      expect(marksOf(text), path).toEqual(marksOf(wanted.get(path) ?? ''));
      expect(text === '', path).toBe(wanted.get(path) === '');
    }
  });
});

describe.each(playbooks.map((playbook) => [playbook.key, playbook] as const))(
  'what people see of %s',
  (_, playbook) => {
    it.each(['en', 'de'] as const)('is nowhere a key instead of a text: %s', (language) => {
      expect(missingTexts(playbook, textsIn(playbook, language))).toEqual([]);
    });
  },
);
