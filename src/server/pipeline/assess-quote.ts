import { assessReadiness, type Readiness, type RequirementState } from '#domain/estimate/assess-readiness.ts';
import type { AnsweredQuestion, Fact, Section } from '#domain/estimate/fact.ts';
import { type PlacedFact, withPhotoFacts } from '#domain/estimate/facts/with-photo-facts.ts';
import { effectInputOf } from '#domain/estimate/questions/effect-input.ts';
import { type DraftVerdict, untouchedVerdict } from '#domain/estimate/verdict/draft-verdict.ts';
import { openDoubts, type UnplacedFigure } from '#domain/estimate/verdict/open-doubts.ts';
import { priceRisks } from '#domain/estimate/verdict/price-risks.ts';
import type { SetAside } from '#domain/estimate/verdict/set-aside.ts';
import { understoodFacts } from '#domain/estimate/verdict/understood-facts.ts';
import { withAnswers } from '#domain/estimate/with-answers.ts';
import type { Locale } from '#domain/locale.ts';
import type { OwnWork } from '#domain/own-work/own-work.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { loadOwnWork, playbookWithOwn } from '#server/own-work/load-own-work.ts';
import type { JobKnowledge } from '#server/ports/engine.ts';
import type { QuestionRow, ResponseRow } from '#server/questions/question-store.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export interface QuoteToAssess {
  /** The one that the quote was asked with. */
  readonly playbook: Playbook | undefined;
  readonly quote: Pick<QuoteRow, 'locale' | 'statedFacts' | 'serviceTypeId' | 'unplacedFigures' | 'setAside'>;
  readonly components: readonly ComponentRow[];
  readonly questions: readonly QuestionRow[];
  /** The latest answer of each question. */
  readonly responses: readonly ResponseRow[];
  readonly photoFacts: readonly PlacedFact[];
}

/** All that an assessment rests on, and nothing else. */
export interface AssessmentBasis {
  /** Absent while the job has no parts. */
  readonly playbook: Playbook | undefined;
  readonly locale: Locale;
  readonly hasService: boolean;
  readonly parts: readonly (Section & { readonly componentId: string })[];
  readonly jobFacts: readonly Fact[];
  readonly unplaced: readonly UnplacedFigure[];
  readonly setAside: readonly SetAside[];
  readonly answered: readonly AnsweredQuestion[];
  readonly photoFacts: readonly PlacedFact[];
}

export interface Assessment {
  /** Absent while the job has no parts. */
  readonly knowledge: JobKnowledge | undefined;
  readonly answered: readonly AnsweredQuestion[];
  readonly readiness: Readiness | undefined;
  /** By component id. */
  readonly requirements: Requirements;
  readonly verdict: DraftVerdict;
}

export type Requirements = Readonly<Record<string, readonly RequirementState[]>>;

export interface Parts {
  readonly quote: Pick<QuoteRow, 'serviceTypeId' | 'title' | 'locale'>;
  readonly components: readonly Pick<ComponentRow, 'sectionKey' | 'playbookKey' | 'playbookVersion'>[];
}

/** What a quote's parts were asked with; the playbook with what the provider keeps for the service now. */
export interface AskedWork {
  readonly base: Playbook;
  readonly work: OwnWork;
  readonly playbook: Playbook;
}

/** Undefined while the job has no parts. */
export async function workOfParts(
  scope: ProviderScope,
  { playbooks }: Pick<AppDeps, 'playbooks'>,
  { quote, components }: Parts,
): Promise<AskedWork | undefined> {
  const base = await playbooks.askedWith(
    scope.db,
    components.find(({ sectionKey }) => sectionKey !== null),
  );
  if (!base) return undefined;
  const work = await loadOwnWork(scope, quote);
  return { base, work, playbook: playbookWithOwn(base, playbooks, work) };
}

export async function playbookOfParts(...given: Parameters<typeof workOfParts>): Promise<Playbook | undefined> {
  return (await workOfParts(...given))?.playbook;
}

export function basisOf({
  playbook,
  quote,
  components,
  questions,
  responses,
  photoFacts,
}: QuoteToAssess): AssessmentBasis {
  const sections = components.filter((component) => component.sectionKey !== null);
  return {
    playbook,
    locale: quote.locale,
    hasService: quote.serviceTypeId !== null,
    parts: sections.map((part) => ({
      componentId: part.id,
      key: part.sectionKey ?? part.id,
      title: part.title,
      facts: part.statedFacts,
      is_optional: part.isOptional,
    })),
    jobFacts: quote.statedFacts,
    unplaced: quote.unplacedFigures,
    setAside: quote.setAside,
    answered: questions.map((question) => answeredQuestion(question, sections, responses)),
    photoFacts,
  };
}

/** What the text and the answers say so far, and what is still missing. Pure, and slow: see `standingOf`. */
export function assess(basis: AssessmentBasis): Assessment {
  const { playbook, locale, parts, jobFacts, answered, photoFacts } = basis;
  if (!playbook)
    return { knowledge: undefined, answered, readiness: undefined, requirements: {}, verdict: untouchedVerdict };
  const stated: Section[] = parts.map(({ componentId: _id, ...section }) => section);
  const said = withAnswers({ sections: stated, job_facts: jobFacts }, { playbook, locale, questions: answered });
  const known = withPhotoFacts(said, photoFacts);
  const knowledge: JobKnowledge = { playbook, locale, sections: known.sections, jobFacts: known.job_facts };
  const readiness = assessReadiness({ ...knowledge, questions: answered });
  const input = effectInputOf(knowledge);
  const understood = understoodFacts(input);
  const doubts = openDoubts({ ...basis, playbook, understood, sections: stated, questions: answered });
  return {
    knowledge,
    answered,
    readiness,
    requirements: requirementsByComponent(readiness, parts),
    verdict: { risks: priceRisks(input, basis.hasService), spread: readiness.spread, understood, doubts },
  };
}

function answeredQuestion(
  question: QuestionRow,
  sections: readonly ComponentRow[],
  responses: readonly ResponseRow[],
): AnsweredQuestion {
  const response = responses.find(({ questionId }) => questionId === question.id);
  return {
    id: question.id,
    sectionKey: sections.find(({ id }) => id === question.componentId)?.sectionKey ?? null,
    questionKey: question.questionKey,
    requirementKey: question.requirementKey,
    type: question.type,
    config: question.config,
    answer: parseAnswer(question.type, response?.value),
    status: response?.status ?? 'active',
  };
}

/** What the whole job needs is listed with its first part. */
function requirementsByComponent(readiness: Readiness, parts: AssessmentBasis['parts']): Requirements {
  const of = (key: string | null) =>
    readiness.requirements.find(({ section_key }) => section_key === key)?.requirements ?? [];
  return Object.fromEntries(
    parts.map((part, index) => [part.componentId, [...of(part.key), ...(index === 0 ? of(null) : [])]]),
  );
}
