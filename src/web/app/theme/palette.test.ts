import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  asPrimary,
  contrast,
  type Palette,
  type PaletteName,
  paletteNames,
  palettesIn,
  readable,
  shades,
} from './palette.ts';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

/** Follows a token to its colour, as the browser does. */
function colorOf(token: string, own: ReadonlyMap<string, string>): string {
  const value = own.get(token);
  if (value === undefined) throw new Error(`no token ${token}`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colorOf(other, own);
  return value === '#fff' ? '#ffffff' : value;
}

const declared = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

const sections = tokens.split(/^(?=:root,|\/\* Paper|@media screen and)/m);
const [base = '', light = '', dark = ''] = sections;

const palettes = palettesIn(tokens);
/** Without a choice it is purple-blue. */
const paletteOf = (name: PaletteName): Palette => palettes.get(name === 'primary' ? 'purple-blue' : name) ?? {};

function themed(section: string, palette: Palette): ReadonlyMap<string, string> {
  const primary = Object.entries(asPrimary(palette)).map(([shade, color]) => [`--primary-${shade}`, color] as const);
  return new Map([...declared(base), ...declared(section), ...primary]);
}

const papers = ['--bg-canvas', '--bg-surface', '--bg-raised', '--bg-sunken', '--bg-hover', '--bg-selected'];
/** What is drawn in the primary colour or on it, with the contrast that it needs. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['--action-primary-bg', '--action-primary-hover', '--action-primary-press'].map(
    (back) => ['--action-primary-text', back, readable] as const,
  ),
  ...papers.map((paper) => ['--text-link', paper, readable] as const),
  ...papers.map((paper) => ['--border-focus', paper, 3] as const),
  ...papers.map((paper) => ['--border-selected', paper, 3] as const),
  ...papers.map((paper) => ['--action-primary-bg', paper, 3] as const),
  ...['--text-primary', '--text-secondary', '--text-muted'].map((text) => [text, '--bg-selected', readable] as const),
];

describe.each(paletteNames)('with %s as the primary colour', (name) => {
  test.each([
    ['light', light],
    ['dark', dark],
  ])('whatever is drawn in it has the contrast of AA in %s', (_, section) => {
    const own = themed(section, paletteOf(name));
    const poor = pairs.filter(([front, back, least]) => contrast(colorOf(front, own), colorOf(back, own)) < least);
    expect(poor).toEqual([]);
  });
});

test('every palette has all of its shades in the styles, and the primary one is purple-blue', () => {
  for (const palette of palettes.values()) expect(Object.values(palette).filter(Boolean)).toHaveLength(shades.length);
  const own = new Map(declared(base));
  for (const shade of shades) expect(own.get(`--primary-${shade}`)).toBe(`var(--purple-blue-${shade})`);
});

test('a palette that carries white text already stays as it is', () => {
  expect(asPrimary(paletteOf('purple-blue'))).toEqual(paletteOf('purple-blue'));
});

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
