import type { Locale } from '../../locale.ts';
import type { Playbook, PlaybookRequirement } from '../../playbooks/playbook.ts';
import { requirementsOfRow } from '../answers/question-of-row.ts';
import { wordsOfAnswer } from '../answers/words-of-answer.ts';
import type { AnsweredQuestion, FactDoubt, Section } from '../fact.ts';
import { ordersIn } from '../words/set-aside-orders.ts';
import type { SetAside } from './set-aside.ts';
import type { UnderstoodFact } from './understood-facts.ts';

/** A measure of the request that no fact took up: its words, and what it could be a measure of. */
export interface UnplacedFigure {
  readonly span: readonly [number, number];
  readonly quote: string;
  readonly unit: 'm' | 'm2';
}

/** What the engine cannot settle by itself. */
export interface OpenDoubt {
  readonly reason: FactDoubt | 'unsure' | 'only_seen' | 'unplaced' | 'maybe_part' | SetAside['reason'];
  readonly span: readonly [number, number] | null;
  /** Of the request, or what the doubtful fact is called. */
  readonly label: string;
  readonly value: string;
  readonly section_key: string | null;
  /** The question that settles it, where the customer is asked one. */
  readonly question_id: string | null;
}

interface DoubtInput {
  readonly playbook: Playbook;
  readonly understood: readonly UnderstoodFact[];
  readonly sections: readonly Section[];
  readonly unplaced: readonly UnplacedFigure[];
  readonly setAside: readonly SetAside[];
  readonly locale: Locale;
  readonly questions: readonly AnsweredQuestion[];
}

function questionAbout(
  { playbook, questions }: DoubtInput,
  section: string | null,
  isAbout: (requirement: PlaybookRequirement) => boolean,
): string | null {
  const asked = questions.find(
    (row) =>
      row.answer === null &&
      (row.sectionKey === section || row.sectionKey === null || section === null) &&
      requirementsOfRow(playbook, row).some(isAbout),
  );
  return asked?.id ?? null;
}

const reasonOf = ({ source, doubt }: UnderstoodFact): OpenDoubt['reason'] =>
  source === 'photo' ? 'only_seen' : (doubt ?? 'unsure');

function wordsOnly(
  reason: OpenDoubt['reason'],
  { quote, ...place }: Pick<OpenDoubt, 'span' | 'question_id'> & { readonly quote: string },
): OpenDoubt {
  return { reason, ...place, label: quote, value: quote, section_key: null };
}

function ordersOfAnswer(row: AnsweredQuestion, locale: Locale): OpenDoubt[] {
  const text = wordsOfAnswer(row) ?? '';
  return ordersIn(text, locale).map((span) =>
    wordsOnly('order', { span: null, quote: text.slice(...span), question_id: row.id }),
  );
}

/** "Maybe also the stairs": parts that whoever wrote did not say for certain. */
function perhapsWanted({ sections }: DoubtInput): OpenDoubt[] {
  return sections.flatMap(({ title, facts, is_optional }) => {
    const named = facts.find(({ doubt, source }) => doubt === 'maybe' && source.kind === 'request');
    if (!is_optional || named?.source.kind !== 'request') return [];
    const about = { label: title, value: title, section_key: null, question_id: null };
    return [{ reason: 'maybe_part' as const, span: named.source.span, ...about }];
  });
}

/** Facts that are not sure, as long as nobody said better, figures that found no place, and words that count for nothing. */
export function openDoubts(input: DoubtInput): OpenDoubt[] {
  const facts = input.understood
    .filter(({ is_sure, source }) => !is_sure && source !== 'assumed')
    .map((one) => ({
      reason: reasonOf(one),
      span: one.span,
      label: one.label,
      value: one.text,
      section_key: one.section_key,
      question_id: questionAbout(input, one.section_key, ({ key }) => key === one.requirement),
    }));
  const figures = input.unplaced.map(({ span, quote, unit }) => ({
    reason: 'unplaced' as const,
    span,
    label: quote,
    value: quote,
    section_key: null,
    question_id: questionAbout(
      input,
      null,
      (one) => (one.type === 'dimensions' && unit === 'm') || (one.type === 'number' && one.unit === unit),
    ),
  }));
  const aside = input.setAside.map(({ reason, span, quote }) => wordsOnly(reason, { span, quote, question_id: null }));
  return [
    ...facts,
    ...perhapsWanted(input),
    ...figures,
    ...aside,
    ...input.questions.flatMap((row) => ordersOfAnswer(row, input.locale)),
  ];
}
