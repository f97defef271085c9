import type { Currency } from '#domain/currency.ts';
import type { Classification } from '#domain/estimate/classify-request.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { AnsweredQuestion, Fact, Section } from '#domain/estimate/fact.ts';
import type { PhotoLook } from '#domain/estimate/model/check-sightings.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook, PlaybookRequirement } from '#domain/playbooks/playbook.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';

/** What is known about a job: facts the text stated, and facts the answers gave. */
export interface JobKnowledge {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
}

/** A photo and what it could tell. Nothing of the customer's own words. */
export interface PhotoToLookAt {
  readonly mediaId: string;
  /** A small JPEG without metadata. */
  readonly photo: Uint8Array;
  /** The question it was taken for, as it was put. */
  readonly asked: string | null;
  /** Absent for work that no playbook knows. */
  readonly playbook: Playbook | null;
  /** The part of the job it is of, where that is known. */
  readonly place: Section | null;
  readonly visible: readonly PlaybookRequirement[];
  /** Of whoever reads the words under the photo. */
  readonly locale: Locale;
}

/** The steps that an engine does, with what goes in and comes out. Readiness, totals and status are code's alone. */
export interface EngineSteps {
  scope_confidence: { input: { text: string; locale: Locale; playbooks: readonly Playbook[] }; output: Classification };
  scope_questions: {
    input: { classification: Classification; locale: Locale; playbooks: readonly Playbook[] };
    output: PlannedQuestion[];
  };
  /** `today` as YYYY-MM-DD: a day without a year is the next one. The text is in the locale; the parts' titles may be in another. */
  section_extraction: {
    input: { text: string; locale: Locale; playbook: Playbook; today?: string; titlesIn?: Locale };
    output: Extraction;
  };
  initial_questions: { input: JobKnowledge; output: PlannedQuestion[] };
  follow_up_questions: { input: JobKnowledge & { questions: readonly AnsweredQuestion[] }; output: PlannedQuestion[] };
  quote_estimate: {
    input: JobKnowledge & {
      rules: readonly PricingRule[];
      serviceTypeId: string | null;
      currency: Currency;
      taxRate: number;
    };
    output: Estimate;
  };
  /** A photo, beside what is measured of it: null where nobody looks at it or nothing of what was said can be used. */
  media_validation: { input: PhotoToLookAt; output: PhotoLook | null };
  /** Our own texts in the reader's language, where nobody has translated them. */
  wording: { input: { texts: ReadonlyMap<string, string>; locale: Locale }; output: ReadonlyMap<string, string> };
}
export type EngineStep = keyof EngineSteps;

/** One call of a language model, as the provider's log shows it. */
export interface ModelCall {
  readonly model: string;
  readonly status: 'completed' | 'failed';
  readonly durationMs: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Millionths of a US dollar. */
  readonly costMicroUsd: number;
  /** What it said, or why nothing of it was used. */
  readonly decision: string;
  /** The kind of failure. */
  readonly error: string | null;
}

/** Drafts; code checks, prices and adds up. */
export interface Engine {
  readonly name: EngineName;
  readonly model: string | null;
  /** Never fails for what a model does; `report` hears of each call of one. */
  readonly run: <Step extends EngineStep>(
    step: Step,
    input: EngineSteps[Step]['input'],
    report?: (call: ModelCall) => void,
  ) => Promise<EngineSteps[Step]['output']>;
}
