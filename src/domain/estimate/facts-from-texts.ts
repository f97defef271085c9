import type { Locale } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { wordsOfAnswer } from './answers/words-of-answer.ts';
import { extractSections } from './extract-sections.ts';
import { type AnsweredQuestion, type Fact, type Section, statedConfidence } from './fact.ts';
import type { AnsweredFacts } from './facts-from-answers.ts';

interface TextsOf {
  readonly playbook: Playbook;
  readonly locale: Locale;
  /** YYYY-MM-DD */
  readonly today?: string | undefined;
  /** The parts of the job. */
  readonly sections: readonly Section[];
  readonly questions: readonly AnsweredQuestion[];
}

interface Placed {
  readonly sectionKey: string | null;
  readonly fact: Fact;
}

/** The part that a part named in an answer is: the one of its kind, or the only one there is where none is named. */
function partMeant(named: Section, { playbook, sections }: TextsOf): string | null {
  const isNamed = named.facts.some(({ requirement }) => requirement === playbook.sections.requirement);
  const alike = isNamed ? sections.filter(({ key }) => key.replace(/-\d+$/, '') === named.key) : sections;
  const [only, ...others] = alike;
  return only && others.length === 0 ? only.key : null;
}

function factsOfRow(row: AnsweredQuestion, all: TextsOf): Placed[] {
  const text = wordsOfAnswer(row)?.trim();
  if (!text) return [];
  const { playbook, locale, today } = all;
  const { sections, job_facts } = extractSections({ text, locale, playbook, today });
  const read = [
    ...job_facts.map((fact) => ({ sectionKey: null, fact })),
    ...sections.flatMap((section) => {
      const sectionKey = row.sectionKey ?? partMeant(section, all);
      return sectionKey === null ? [] : section.facts.map((fact) => ({ sectionKey, fact }));
    }),
  ];
  return read.flatMap(({ sectionKey, fact }) =>
    fact.confidence >= statedConfidence && fact.requirement !== playbook.sections.requirement
      ? [{ sectionKey, fact: { ...fact, source: { kind: 'response', question_id: row.id } as const } }]
      : [],
  );
}

/**
 * What answers in people's own words state: they are read as the request is, and count as answers. What was asked outright
 * counts before them, so they are merged first. What could be about several parts states nothing.
 */
export function factsFromTexts(all: TextsOf): AnsweredFacts {
  const placed = all.questions.flatMap((row) => factsOfRow(row, all));
  const keys = [...new Set(placed.map(({ sectionKey }) => sectionKey).filter((key) => key !== null))];
  const factsOf = (key: string | null): Fact[] =>
    placed.filter((one) => one.sectionKey === key).map(({ fact }) => fact);
  return { sections: keys.map((key) => ({ key, facts: factsOf(key) })), job_facts: factsOf(null) };
}
