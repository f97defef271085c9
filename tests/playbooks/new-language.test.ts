import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseItem, editItems } from '#domain/ai-edit/testing.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { type InstalledPlaybooks, installedPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { readKnowledge } from '#server/playbooks/read-folders.ts';
import { bundledKnowledge } from '#tests/support/bundled-playbooks.ts';
import { readFacts } from '#tests/support/estimates.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A language that nobody speaks. */
const locale = 'xx-XX' as Locale; // the product runs in 23 others

const language = `
measures:
  figures:
    also: { dovok: 12 }
    half: "pol"
    quarter: "kvat"
    three_quarters: "trikvat"
    and_half: "u pol"
    and_quarter: "u kvat"
    and_three_quarters: "u trikvat"
  ranges: "az"
  between: { from: "ot", to: "az" }
  links: "u"
  fillers: "okol"
  units: { m: "{metro|metrok}" }
  roles: { length: "dolgo", height: "vyso" }
  after: ""
small_words:
  denies: "{nulo|brez}"
  turns: "ampak"
  links: "u"
numerals: { dvo: 2, tro: 3 }
finished_work:
  removed: "podrt*"
  since: "uzhe"
  wished: "morat"
edit:
  words: { set: "nastav", raise: "podvig", to: "na", by: "za", price: "cena", delete: "vymazh" }
  head: first
  endings: ["a", "u"]
`;

const fencing = `
words:
  - weight: 3
    phrases: |
      plotok*
kinds:
  back: zadok*
cues:
  gate.single: dvirka*
  old.fence.remove: star* .. plotok*
`;

const folder = temporaryFolder();
let installed: InstalledPlaybooks;

beforeAll(() => {
  const repository = join(import.meta.dirname, '../..');
  for (const name of ['fencing', 'decking', 'general', 'shared', 'catalogue'])
    cpSync(join(repository, 'playbooks', name), join(folder.path, 'playbooks', name), { recursive: true });
  mkdirSync(join(folder.path, 'language'));
  cpSync(join(repository, 'language/en.yaml'), join(folder.path, 'language/en.yaml'));
  writeFileSync(join(folder.path, 'language/xx.yaml'), language);
  writeFileSync(join(folder.path, 'playbooks/fencing/xx.yaml'), fencing);
  installed = installedPlaybooks(
    readKnowledge(join(folder.path, 'playbooks'), (problem) => {
      throw new Error(problem);
    }),
  );
  // Some hundred files are copied and read.
}, 60_000);

afterAll(() => {
  installedPlaybooks(bundledKnowledge);
  folder.remove();
});

const lines: readonly CaseItem[] = [
  { id: 'a', description: 'Plotok', category: 'labour', quantity: 12, unit: 'm', unit_price: 3000, total: 36_000 },
  { id: 'b', description: 'Dvirka', category: 'materials', quantity: 1, unit: 'unit', unit_price: 9000, total: 9000 },
];

/** Quantity and price of each line that is left after a command. */
function edited(command: string): (readonly [string, number, number])[] {
  const { items } = editItems({ items: lines, currency: 'EUR', command, locale });
  return items.map(({ id, quantity, unit_price }) => [id, quantity, unit_price] as const);
}

function factsOf(text: string): string[] {
  const playbook = installed.of('fencing');
  if (!playbook) throw new Error('no fencing');
  return readFacts(playbook, text, locale);
}

test('a thirteenth language names a service', () => {
  const { candidates, confident } = classifyRequest({ text: 'Zhelam nov plotok', locale, playbooks: installed.all });
  expect([candidates[0]?.service_type, confident]).toEqual(['fencing', true]);
});

test('a thirteenth language gives a size, in digits and in its own words', () => {
  for (const text of ['Plotok zadok, 12 metrok dolgo, vyso 1,8 metro', 'Plotok zadok, dovok metrok dolgo, 1,8 m vyso'])
    expect(factsOf(text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/run\.length 12\b/), expect.stringMatching(/run\.height 1\.8\b/)]),
    );
});

test('a thirteenth language denies', () => {
  expect(factsOf('Plotok zadok, dvirka').join()).toContain('gate single');
  expect(factsOf('Plotok zadok, brez dvirka').join()).not.toContain('gate single');
});

test('a thirteenth language tells what is done, and what is to be', () => {
  expect(factsOf('Plotok zadok, star plotok uzhe podrtan').join()).not.toContain('old.fence remove');
  expect(factsOf('Plotok zadok, star plotok morat podrtan').join()).toContain('old.fence remove');
});

test('a thirteenth language asks for a change', () => {
  expect(edited('Podvig cena Plotoku za 10 %')).toEqual([
    ['a', 12, 3300],
    ['b', 1, 9000],
  ]);
  expect(edited('Nastav cena Dvirka na 75 €')).toEqual([
    ['a', 12, 3000],
    ['b', 1, 7500],
  ]);
  expect(edited('Vymazh Dvirka')).toEqual([['a', 12, 3000]]);
});
