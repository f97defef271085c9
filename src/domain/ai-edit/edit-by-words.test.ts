import { describe, expect, test } from 'vitest';
import type { Currency } from '../currency.ts';
import type { Locale } from '../locale.ts';
import deHeldOut from './cases/de-held-out.json' with { type: 'json' };
import deTuned from './cases/de-tuned.json' with { type: 'json' };
import enHeldOut from './cases/en-held-out.json' with { type: 'json' };
import enTuned from './cases/en-tuned.json' with { type: 'json' };
import esHeldOut from './cases/es-held-out.json' with { type: 'json' };
import esTuned from './cases/es-tuned.json' with { type: 'json' };
import frHeldOut from './cases/fr-held-out.json' with { type: 'json' };
import frTuned from './cases/fr-tuned.json' with { type: 'json' };
import given from './cases/given.json' with { type: 'json' };
import { type Case, judge, tables, type Verdict } from './cases/read-cases.ts';
import { editByWords } from './edit-by-words.ts';
import { type CaseItem, editItems } from './testing.ts';

const locales: Readonly<Record<string, Locale>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' };
const localeOf = (language: string): Locale => locales[language] ?? 'en-GB';

function verdict(one: Case, locale: Locale): Verdict {
  const table = tables.get(one[0]);
  if (!table) throw new Error(`no table ${one[0]}`);
  return judge(one, editByWords(table, one[1], locale));
}

const outcomes = {
  edit: 'applied',
  question: 'needs_clarification',
  refusal: 'refused',
  no_change: 'no_change',
} as const;

interface Expected {
  readonly outcome: string;
  readonly reason?: string;
  readonly actions: ReadonlyArray<{
    readonly action: string;
    readonly item?: Partial<CaseItem> & { readonly description_must_contain?: string[] };
  }>;
  readonly items: readonly CaseItem[];
}

const figures = ({ id, description, ...rest }: CaseItem) => ({ id, description: description.toLowerCase(), ...rest });
const byId = (a: CaseItem, b: CaseItem) => a.id.localeCompare(b.id);
const isNew = ({ id }: CaseItem) => id.startsWith('new');

describe('the given commands', () => {
  test.each(given.cases.map((one) => [one.id, one.request, one] as const))('%s %s', (_id, _request, one) => {
    const table = given.tables[one.table as keyof typeof given.tables]; // the file names its own tables
    const expected = one.expected as unknown as Expected; // the file's cases differ in which fields they have
    const result = editItems({
      items: table.items as CaseItem[], // units and categories of the file are those of the type
      currency: table.currency as Currency, // and so are its currencies
      command: one.request,
      locale: localeOf(one.lang),
    });
    expect(outcomes[result.kind]).toBe(expected.outcome);
    if ('reason' in result) expect(result.reason).toBe(expected.reason);
    const old = (items: readonly CaseItem[]) =>
      items
        .filter((item) => !isNew(item))
        .map(figures)
        .toSorted(byId);
    expect(old(result.items)).toEqual(old(expected.items));
    const added = expected.actions.flatMap(({ item }) => (item ? [item] : []));
    const fresh = result.items.filter(isNew);
    expect(fresh).toHaveLength(added.length);
    added.forEach(({ description_must_contain: parts = [], description: _said, ...item }, index) => {
      expect(fresh[index]).toMatchObject(item);
      for (const part of parts) expect(fresh[index]?.description.toLowerCase()).toContain(part);
    });
  });
});

describe.each([
  ['en', enTuned],
  ['de', deTuned],
  ['es', esTuned],
  ['fr', frTuned],
] as const)('commands in %s', (language, cases) => {
  const rows = cases as unknown as Case[]; // rows of three strings each, which JSON cannot say
  test.each(rows)('%s: %s', (...one) => {
    expect(verdict(one, localeOf(language))).toBe('right');
  });
});

describe('commands that nobody tuned the grammar on', () => {
  test.each([
    ['en', enHeldOut],
    ['de', deHeldOut],
    ['es', esHeldOut],
    ['fr', frHeldOut],
  ] as const)('in %s change no table wrongly, and nine in ten are done', (language, cases) => {
    const rows = cases as unknown as Case[]; // as above
    const verdicts = rows.map((one) => ({ command: one[1], verdict: verdict(one, localeOf(language)) }));
    expect(verdicts.filter((one) => one.verdict === 'wrong')).toEqual([]);
    expect(verdicts.filter((one) => one.verdict === 'right').length).toBeGreaterThanOrEqual(0.9 * rows.length);
  });
});
