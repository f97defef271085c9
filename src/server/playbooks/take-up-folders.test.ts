import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledKnowledge } from '#tests/support/bundled-playbooks.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { installedPlaybooks } from './installed-playbooks.ts';
import { withFoldersOf } from './take-up-folders.ts';

const repository = join(import.meta.dirname, '../../..');
const own = join(repository, 'tests/playbooks/own');

let folder: ReturnType<typeof temporaryFolder>;
let told: { folder: string; problems: readonly string[] }[] = [];
const logger = { error: (entry: (typeof told)[number]) => told.push(entry) };

beforeEach(() => {
  folder = temporaryFolder();
  told = [];
});
afterEach(() => folder.remove());

function write(service: string, file: string, text: string): void {
  mkdirSync(join(folder.path, service), { recursive: true });
  writeFileSync(join(folder.path, service, file), text);
}

const takenUp = () => withFoldersOf(bundledKnowledge, folder.path, logger);

describe('the folders of an installation', () => {
  it('bring a service that nobody had, with its place in the catalogue', async () => {
    await cp(join(own, 'piano-tuning'), join(folder.path, 'piano-tuning'), { recursive: true });
    const knowledge = takenUp();
    expect(told).toEqual([]);
    expect(installedPlaybooks(knowledge).of('piano-tuning')?.key).toBe('piano-tuning');
    expect(knowledge.catalogue.names.en?.service_types['piano-tuning']).toBe('Piano tuning');
    expect(JSON.stringify(knowledge.catalogue.categories)).toContain('"piano-tuning"');
  });

  it('lay one file over a delivered service, and all else of it stays', async () => {
    await cp(join(own, 'fencing'), join(folder.path, 'fencing'), { recursive: true });
    const [before, after] = [bundledKnowledge, takenUp()].map((known) => installedPlaybooks(known).of('fencing'));
    expect(after?.starter_prices).toEqual({
      ...before?.starter_prices,
      lines: { ...before?.starter_prices.lines, picket: { material: 1650 } },
    });
    expect(after?.questions).toEqual(before?.questions);
    expect(told).toEqual([]);
  });

  it('change single fields of a line and words of a language', () => {
    write('fencing', 'overlay.yaml', 'version: 9\nlines:\n  - key: fit\n    unit_label: post\n');
    write('fencing', 'rates.yaml', 'lines:\n  fit: { hours: 0.5 }\n');
    write('fencing', 'en.yaml', 'texts:\n  lines:\n    fit: Put the fence up\n');
    const after = installedPlaybooks(takenUp()).of('fencing');
    expect(after?.version).toBe(9);
    expect(after?.lines.find(({ key }) => key === 'fit')).toMatchObject({ unit_label: 'post', hours: 0.5, main: true });
    expect(after?.texts?.en?.lines.fit).toBe('Put the fence up');
    expect(after?.texts?.en?.lines.take_down).not.toBeUndefined();
    expect(told).toEqual([]);
  });

  it.each([
    ['is no YAML', 'fencing', 'rates.yaml', 'lines: {', 'rates.yaml: '],
    ['has a word too many', 'fencing', 'rates.yaml', 'price: 1', 'rates.yaml: the whole: Unrecognized key: "price"'],
    ['is about a service that is none', 'sword-swallowing', 'rates.yaml', 'year: 2026', 'there is no such service'],
    [
      'needs hours of a trade that has no price',
      'fencing',
      'rates.yaml',
      'trade: falconer',
      'GB has no hour of "falconer"',
    ],
    [
      'adds metres to pieces',
      'fencing',
      'overlay.yaml',
      'lines:\n  - key: fit\n    quantity: 1 [m] + 1 [m2]\n',
      'line "fit", quantity',
    ],
  ])('a file that %s is told and leaves everything as it was', (_, service, file, text, problem) => {
    write(service, file, text);
    expect(takenUp()).toEqual(bundledKnowledge);
    expect(told).toHaveLength(1);
    expect(told[0]?.problems.join('\n')).toContain(problem);
  });

  it('a folder that cannot be used keeps no other out', async () => {
    write('decking', 'rates.yaml', 'price: 1');
    await cp(join(own, 'piano-tuning'), join(folder.path, 'piano-tuning'), { recursive: true });
    expect(Object.keys(takenUp().folders)).toContain('piano-tuning');
    expect(told).toHaveLength(1);
  });

  it('need not be there', () => {
    expect(withFoldersOf(bundledKnowledge, join(folder.path, 'nowhere'), logger)).toBe(bundledKnowledge);
  });
});
