import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression, type Kind, type KindScope, kindName } from './check.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './parse.ts';
import { plainNumber, problemOf, type ValueScope } from './values.ts';

const numbers: Readonly<Record<string, string>> = { l: '4', w: '3', h: '2.4', coats: '2' };

function scopeWith(values: Readonly<Record<string, string>>, sections: readonly ValueScope[] = []): ValueScope {
  const scope: ValueScope = {
    valueOf: (name) => {
      if (name === 'condition') return { is: 'choice', value: 'poor' };
      if (name === 'surfaces') return { is: 'set', value: ['walls'] };
      const number = Object.hasOwn(values, name) ? values[name] : undefined;
      return number === undefined ? problemOf(`there is no "${name}"`) : plainNumber(new Big(number), scope);
    },
    isKnown: (name) => name === 'l',
    sections: () => (sections.length ? sections : [scope]),
    formatNumber: (value) => value.toFixed(),
    term: (key) => key,
  };
  return scope;
}

function result(source: string, scope = scopeWith(numbers)): string {
  const parsed = parseExpression(source);
  if (!parsed.ok) return `problem: ${parsed.problem}`;
  const value = evaluate(parsed.expression, scope);
  if (value.is === 'problem') return `problem: ${value.problem}`;
  return value.is === 'number' ? `${value.trace} = ${value.value.toFixed()}` : String(value.value);
}

describe('the value and trace of a formula', () => {
  it.each([
    ['2 * (l + w) * h - 10% openings', '2 × (4 + 3) × 2.4 − 10 % openings = 30.24'],
    ['0.1 + 0.2', '0.1 + 0.2 = 0.3'],
    ['2 - 3 - 4', '2 − 3 − 4 = -5'],
    ['2 - (3 - 4)', '2 − (3 − 4) = 3'],
    ['12 / (2 * 3)', '12 ÷ (2 × 3) = 2'],
    ['ceil(7 / 2)', '⌈7 ÷ 2⌉ = 4'],
    ['ceil(8 / 2)', '8 ÷ 2 = 4'],
    ['floor(-7 / 2)', '⌊−7 ÷ 2⌋ = -4'],
    ['round(2 / 3, 2)', '2 ÷ 3 = 0.67'],
    ["if(condition = 'poor', 1.6, 1)", '1.6 = 1.6'],
    ["has(surfaces, 'walls') and not has(surfaces, 'ceiling')", 'true'],
    ['not l = 4', 'false'],
    ['known(l) or known(w)', 'true'],
    ['max(l, w, 2)', '4 = 4'],
    ['sqrt(16)', '√16 = 4'],
    ['sum(l) * 2', '(5 + 6) × 2 = 22'],
    ['count()', '2 = 2'],
    ['-l', '−4 = -4'],
  ])('%s', (source, expected) => {
    const sections = [scopeWith({ ...numbers, l: '5' }), scopeWith({ ...numbers, l: '6' })];
    expect(result(source, scopeWith(numbers, sections))).toBe(expected);
  });

  it.each([
    ['1 / 0', 'problem: division by zero'],
    ['nothing + 1', 'problem: there is no "nothing"'],
    ['1 +', 'problem: expected a value at 4'],
    ['eval(1)', 'problem: "eval" is no function'],
    ['1 2', 'problem: "2" is not expected at 3'],
    ['l - 10%', 'problem: say what the 10 % is for at 8'],
    ['"x"', 'problem: ""x"" is not understood'],
    ['min(1)', 'problem: min() takes 2 to 8 values'],
    ['constructor(1)', 'problem: "constructor" is no function'],
  ])('%s is a problem, not an exception', (source, expected) => {
    expect(result(source)).toBe(expected);
  });

  it('no text makes it throw', () => {
    const word = fc.constantFrom(
      '1',
      'l',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      ',',
      'if',
      'sum',
      '%',
      "'x'",
      '[m2]',
      'not',
      'and',
      '=',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
        ),
        (source) => {
          expect(typeof result(source)).toBe('string');
        },
      ),
      { numRuns: 1000 },
    );
    expect(result('('.repeat(1500))).toContain('nested too deeply');
  });
});

describe('units', () => {
  const kinds: Readonly<Record<string, Kind>> = {
    l: { is: 'number', m: 1, h: 0 },
    area: { is: 'number', m: 2, h: 0 },
    coats: { is: 'number', m: 0, h: 0 },
    condition: { is: 'choice', options: ['good', 'poor'] },
    surfaces: { is: 'set', options: ['walls'] },
  };

  function check(source: string): string {
    const problems: string[] = [];
    const scope: KindScope = {
      kindOf: (name) => kinds[name] ?? null,
      inSection: null,
      problem: (text) => problems.push(text),
    };
    const parsed = parseExpression(source);
    if (!parsed.ok) return parsed.problem;
    const kind = checkExpression(parsed.expression, scope);
    return problems.join('; ') || kindName(kind);
  }

  it.each([
    ['l * l', 'm2'],
    ['area / l', 'm'],
    ['sqrt(area)', 'm'],
    ['ceil(area * coats / 12[m2])', 'number'],
    ['area + l', 'm2 + m mixes units'],
    ["condition = 'bad'", "'bad' is no option (good, poor)"],
    ["has(surfaces, 'roof')", "'roof' is no option"],
    ['if(l, 1, 2)', 'if() needs a boolean, not a m'],
    ['if(l > 2[m], l, area)', 'if() mixes m and m2'],
    ['missing', 'there is no "missing"'],
    ['sum(area)', 'sum() works only for the whole job'],
    ['l > 3', '> compares a m with a number'],
  ])('%s → %s', (source, expected) => {
    expect(check(source)).toBe(expected);
  });
});
