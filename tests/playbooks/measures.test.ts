import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  type MeasureEntry,
  type MeasureRole,
  measureRoles,
  type UnitName,
  unitNames,
  unitsInMetric,
} from '#domain/measure/grammar/measure-entry.ts';
import { measureWords } from '#domain/measure/grammar/measure-words.ts';
import { scanMeasures } from '#domain/measure/grammar/scan-measures.ts';
import { phrasesIn } from '#domain/playbooks/phrase-notation.ts';
import { spokenFiguresOf } from '#server/playbooks/spoken-figures.ts';
import { bundledKnowledge } from '../support/bundled-playbooks.ts';

function languageOf(code: string) {
  const entry = bundledKnowledge.languages[code]?.measures;
  if (!entry) throw new Error(`no ${code}`);
  return { entry, spoken: spokenFiguresOf(code) };
}

interface Said {
  readonly words: string;
  readonly value: Big;
  readonly most?: Big;
}

/** Every way of writing a figure that a language has. */
function figuresIn(entry: MeasureEntry, spoken: (figure: number) => string, sign: string): Said[] {
  const one = (words: string, value: number | string): Said => ({ words, value: new Big(value) });
  const firstOf = (block: string) => phrasesIn(block)[0] ?? '';
  const range = (words: string): Said => ({ words, value: new Big(4), most: new Big(6) });
  return [
    one('4', 4),
    one('12', 12),
    one(`3${sign}5`, '3.5'),
    one(`2${sign}75`, '2.75'),
    one('3½', '3.5'),
    one('3 1/2', '3.5'),
    one('3/4', '0.75'),
    one(spoken(4), 4),
    one(spoken(12), 12),
    one(spoken(25), 25),
    ...phrasesIn(entry.figures.and_half).flatMap((half) => [
      one(`3 ${half}`, '3.5'),
      one(`${spoken(3)} ${half}`, '3.5'),
    ]),
    ...phrasesIn(entry.figures.and_quarter).map((part) => one(`3 ${part}`, '3.25')),
    ...phrasesIn(entry.figures.half).map((half) => one(half, '0.5')),
    ...phrasesIn(entry.figures.three_quarters).map((part) => one(part, '0.75')),
    ...phrasesIn(entry.figures.ending_half ?? '').map((ending) => one(`${spoken(3)}${ending}`, '3.5')),
    ...Object.entries(entry.figures.also ?? {}).map(([words, value]) => one(words, value)),
    range('4-6'),
    range('4 – 6'),
    range(`4 ${firstOf(entry.ranges)} 6`),
    range(`${firstOf(entry.between.from)} 4 ${firstOf(entry.between.to)} 6`),
  ];
}

interface Phrase {
  readonly words: string;
  readonly of: 'length' | 'area' | 'volume';
  readonly value: Big;
  readonly most: Big | null;
}

const unitsIn = (entry: MeasureEntry) =>
  unitNames.flatMap((name) => phrasesIn(entry.units[name] ?? '').map((words) => ({ name, words })));

function measured(figure: Said, unit: { name: UnitName; words: string }): Phrase {
  const { of, metric } = unitsInMetric[unit.name];
  return {
    words: `${figure.words} ${unit.words}`,
    of,
    value: figure.value.times(metric),
    most: figure.most?.times(metric) ?? null,
  };
}

const rolesIn = (entry: MeasureEntry) =>
  measureRoles.flatMap((role) =>
    phrasesIn(entry.roles[role] ?? '').map((words) => ({ role, words: words.replace('*', '') })),
  );

const orders: ReadonlyArray<(measure: string, role: string, fillers: { of: string; after: string }) => string> = [
  (measure, role) => `${measure} ${role}`,
  (measure, role, { after }) => `${measure} ${after} ${role}`,
  (measure, role) => `${role} ${measure}`,
  (measure, role) => `${role}: ${measure}`,
  (measure, role, { of }) => `${role} ${of} ${measure}`,
];
const joins = [', ', '; ', '\n- ', '. '];

const read = (text: string, words: ReturnType<typeof measureWords>, decimal: '.' | ',') =>
  scanMeasures(text, { words, decimal }).map(({ sides }) =>
    sides
      .map(({ of, value, most, role }) =>
        `${of} ${value.round(6)}${most ? `–${most.round(6)}` : ''} ${role ?? ''}`.trim(),
      )
      .join(' × '),
  );
const expected = ({ of, value, most }: Phrase, role?: MeasureRole): string =>
  `${of} ${value.round(6)}${most ? `–${most.round(6)}` : ''} ${role ?? ''}`.trim();

let sentences = 0;

describe.each(Object.keys(bundledKnowledge.languages))('every way of giving a size is read in %s', (code) => {
  const decimal = code === 'en' ? '.' : ',';

  it('whatever figure stands before whatever unit, in whatever role', () => {
    const language = languageOf(code);
    const words = measureWords([language]);
    const { entry } = language;
    const figures = figuresIn(entry, language.spoken, decimal);
    const units = unitsIn(entry);
    const metres = units.find(({ name }) => name === 'm') ?? { name: 'm' as const, words: 'm' };
    const roles = rolesIn(entry);
    const fillers = { of: phrasesIn(entry.fillers)[0] ?? '', after: phrasesIn(entry.after)[0] ?? '' };
    const wrong: string[] = [];
    const check = (text: string, wanted: readonly string[]): void => {
      sentences += 1;
      const found = read(text, words, decimal);
      if (found.join(' | ') !== wanted.join(' | '))
        wrong.push(`${text} → ${found.join(' | ')} instead of ${wanted.join(' | ')}`);
    };
    for (const figure of figures) {
      for (const unit of units) check(measured(figure, unit).words, [expected(measured(figure, unit))]);
      const measure = measured(figure, metres);
      for (const { role, words: said } of roles)
        for (const order of orders) check(order(measure.words, said, fillers), [expected(measure, role)]);
    }
    const [long, wide] = [
      measured({ words: '4', value: new Big(4) }, metres),
      measured({ words: '3', value: new Big(3) }, metres),
    ];
    const lengths = roles.filter(({ role }) => role === 'length');
    const widths = roles.filter(({ role }) => role === 'width' || role === 'height');
    const ands = phrasesIn(entry.links).map((link) => ` ${link} `);
    for (const { words: length } of lengths)
      for (const { words: width, role } of widths)
        for (const order of orders)
          for (const join of [...joins, ...ands]) {
            const parts = [order(long.words, length, fillers), order(wide.words, width, fillers)] as const;
            check(parts.join(join), [expected(long, 'length'), expected(wide, role)]);
            check(parts.toReversed().join(join), [expected(wide, role), expected(long, 'length')]);
          }
    expect(wrong.slice(0, 30)).toEqual([]);
  });
});

it('that is more than twenty thousand sentences', () => {
  expect(sentences).toBeGreaterThan(20_000);
});
