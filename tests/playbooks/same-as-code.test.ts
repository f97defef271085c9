import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compilePlaybook } from '#domain/playbooks/compile-playbook.ts';
import { openPlaybook } from '#domain/playbooks/open-playbook.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { playbooks } from '#domain/playbooks/registry.ts';
import { textsIn } from '#domain/playbooks/texts/load-texts.ts';
import { readKnowledge } from '#server/playbooks/read-folders.ts';

const problems: string[] = [];
const knowledge = readKnowledge(join(import.meta.dirname, '../../playbooks'), (problem) => problems.push(problem));

const clean = (phrases: readonly string[] = []) =>
  [...new Set(phrases.map((phrase) => phrase.trim().replace(/\s+/g, ' ')))].toSorted();

function plain(playbook: Playbook) {
  const byLanguage = (words: Readonly<Record<string, readonly string[]>> = {}) =>
    Object.fromEntries(
      Object.entries(words)
        .filter(([, phrases]) => phrases.length > 0)
        .map(([language, phrases]) => [language, clean(phrases)]),
    );
  return {
    ...playbook,
    texts: undefined,
    aliases: (playbook.aliases ?? []).map((alias) => JSON.stringify(Object.entries(alias).toSorted())).toSorted(),
    lexicon: Object.fromEntries(
      Object.entries(playbook.lexicon).map(([language, groups]) => [
        language,
        groups.map(({ weight, phrases }) => ({ weight, phrases: clean(phrases) })),
      ]),
    ),
    cues: playbook.cues.map(({ id: _id, ...cue }) => ({ ...cue, phrases: byLanguage(cue.phrases) })),
    sections: {
      ...playbook.sections,
      kinds: playbook.sections.kinds.map((kind) => ({
        ...kind,
        phrases: byLanguage(kind.phrases),
        weak_phrases: byLanguage(kind.weak_phrases),
      })),
    },
  };
}

it.each(playbooks)('the folder of $key says what the code says', (playbook) => {
  const folder = knowledge.folders[playbook.service_type];
  if (!folder) throw new Error('no folder');
  const opened = openPlaybook(compilePlaybook(folder, knowledge, (problem) => problems.push(problem)));
  expect(plain(opened)).toEqual(plain(playbook));
  for (const language of ['en', 'de']) expect(opened.texts?.[language]).toEqual(textsIn(playbook, language));
  expect(problems).toEqual([]);
});
