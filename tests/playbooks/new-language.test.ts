import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
});

afterAll(() => {
  installedPlaybooks(bundledKnowledge);
  folder.remove();
});

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
