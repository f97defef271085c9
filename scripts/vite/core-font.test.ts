import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreCharacters } from './core-font.ts';

const web = new URL('../../src/', import.meta.url);

const characterOf = (point: string): number => Number.parseInt(point, 16);

/** The characters that the style sheet has the browser look for in the core of the font. */
function askedOfCore(): string {
  const sheet = readFileSync(new URL('web/ui/typeface.css', web), 'utf8');
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(sheet) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) =>
      Array.from({ length: characterOf(to) - characterOf(from) + 1 }, (_, at) => characterOf(from) + at),
    )
    .map((point) => String.fromCodePoint(point))
    .join('');
}

const sorted = (text: string): string[] => [...new Set(text)].sort();

test('the browser asks of the core of the font what it has, and nothing else', () => {
  expect(sorted(askedOfCore())).toEqual(sorted(coreCharacters));
});

test('every text of the pages is written with the core of the font', () => {
  const catalogues = readdirSync(new URL('locales/', web)).filter((name) => name.endsWith('.po'));
  const texts = catalogues.flatMap((name) =>
    [...readFileSync(new URL(`locales/${name}`, web), 'utf8').matchAll(/^(?:msgstr )?"(.*)"$/gm)].map(
      ([, text]) => text,
    ),
  );
  expect(texts.length).toBeGreaterThan(1000);
  const missing = sorted(texts.join('')).filter((character) => !coreCharacters.includes(character));
  expect(missing).toEqual([]);
});
