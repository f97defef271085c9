import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { addPlaybooks, playbookOf, playbooks } from '#domain/playbooks/registry.ts';
import { textsIn } from '#domain/playbooks/texts/load-texts.ts';
import { createLogger } from '#server/logger.ts';
import { readPlaybook, takeUpPlaybooks } from './playbook-files.ts';

const bundled = [...playbooks];

/** A playbook as somebody would write it into a file: with its texts. */
function asFile(playbook: Playbook): Playbook {
  return { ...playbook, texts: { en: textsIn(playbook, 'en') } };
}

function fencing(): Playbook {
  const found = playbookOf('fencing');
  if (!found) throw new Error('no fencing');
  return asFile(found);
}

const problemsOf = (file: unknown): readonly string[] => {
  const read = readPlaybook(typeof file === 'string' ? file : JSON.stringify(file));
  return 'problems' in read ? read.problems : [];
};

describe('a playbook file', () => {
  it.each(bundled.map((playbook) => [playbook.key, playbook] as const))('may say all that %s says', (_, playbook) => {
    expect(problemsOf(asFile(playbook))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['is no JSON', '{"key": ', 'it is no JSON'],
    ['has a word too many', { ...fencing(), price: 1 }, 'the whole: Unrecognized key: "price"'],
    ['has no version', { ...fencing(), version: 'one' }, 'version: Invalid input: expected number, received string'],
    [
      'is about a service that is none',
      { ...fencing(), service_type: 'sword-swallowing' },
      'the catalogue has no service sword-swallowing',
    ],
  ])('that %s is told so', (_, file, problem) => {
    expect(problemsOf(file)).toContain(problem);
  });

  it('with a formula that adds metres to pieces is told so', () => {
    const [first, ...rest] = fencing().lines;
    const problems = problemsOf({ ...fencing(), lines: [{ ...first, quantity: '1 [m] + 1 [m2]' }, ...rest] });
    expect(problems).not.toEqual([]);
    expect(problems.join()).toContain(first?.key ?? 'a line');
  });
});

describe('the folder of an installation', () => {
  let folder = '';
  afterEach(async () => {
    addPlaybooks(bundled);
    await rm(folder, { recursive: true, force: true });
  });

  it('brings its own playbooks, and one that cannot be used keeps nobody else out', async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbooks-'));
    await writeFile(join(folder, 'a.playbook.json'), '{}');
    await mkdir(join(folder, 'b.playbook.json'));
    await writeFile(join(folder, 'fences.playbook.json'), JSON.stringify({ ...fencing(), version: 7 }));
    await writeFile(join(folder, 'notes.txt'), 'no playbook');
    await takeUpPlaybooks(folder, createLogger('silent'));
    expect(playbookOf('fencing')?.version).toBe(7);
    expect(playbooks).toHaveLength(bundled.length);
  });

  it('need not be there', async () => {
    await takeUpPlaybooks(join(tmpdir(), 'no-such-folder-of-playbooks'), createLogger('silent'));
    expect(playbooks).toEqual(bundled);
  });
});
