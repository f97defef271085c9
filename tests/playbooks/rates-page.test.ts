import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { minorDigits } from '#domain/currency.ts';
import { bundledKnowledge } from '#tests/support/bundled-playbooks.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/rates.md'), 'utf8');
const { hourly, materials } = bundledKnowledge.levels;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

it('docs/rates.md has the hour of every trade and the level of every country as the files have them', () => {
  const trades = Object.keys(hourly.GB?.trades ?? {});
  const hours = trades.map((trade) =>
    row(trade, ...Object.values(hourly).map((one) => (one.trades[trade] ?? 0) / 10 ** minorDigits(one.currency))),
  );
  const sources = Object.entries(hourly).map(([country, { currency, year, source, from }]) =>
    row(country, currency, year, source, from),
  );
  const levels = Object.entries(materials.countries).map(([country, { level, year, source, from }]) =>
    row(country, level, year, source, from),
  );
  const missing = [...hours, ...sources, ...levels].filter((line) => !page.includes(`${line}\n`));
  expect(missing).toEqual([]);
  expect(page).toContain(`The usual markup on material is ${materials.markup_percent} %.`);
});
