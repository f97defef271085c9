import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { engineFor } from './engines.ts';
import { EvalRefusal } from './refusal.ts';

describe('the command line', () => {
  it('without anything is every kind over the project’s own cases, by the built-in engine', () => {
    expect(parseArguments([])).toEqual({ cases: null, kind: null, engine: 'builtin', json: false });
  });

  it('names a file, a kind and an engine', () => {
    const argv = ['--cases', 'mine.json', '--kind=price', '--engine', 'llm', '--json'];
    expect(parseArguments(argv)).toEqual({ cases: 'mine.json', kind: 'price', engine: 'llm', json: true });
  });

  it.each([
    [['--kind', 'cost'], 'There is no kind "cost".'],
    [['--engine', 'abacus'], 'There is no engine "abacus".'],
    [['--case', 'x'], 'Unknown option'],
    [['stray'], 'Unexpected argument'],
    [['--cases'], 'argument missing'],
  ])('refuses %j in one sentence with the usage', (argv, why) => {
    expect(() => parseArguments(argv)).toThrow(EvalRefusal);
    expect(() => parseArguments(argv)).toThrow(why);
    expect(() => parseArguments(argv)).toThrow('Usage: npm run eval');
  });
});

describe('the engine', () => {
  it('that is built in needs no setting', () => {
    expect(engineFor('builtin', {}).engine.name).toBe('builtin');
  });

  it.each([{}, { AI_MODEL: 'one' }, { AI_API_KEY: 'secret' }])('that asks a model is refused with %j', (env) => {
    expect(() => engineFor('llm', env)).toThrow('set AI_MODEL, and AI_BASE_URL');
  });
});
