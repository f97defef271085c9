import type { Answer } from '../question/answer.ts';
import type { ComponentType, LengthUnit, QuestionStatus, Shape } from '../question/component-type.ts';

/** A decimal written out ("3.6576"): exact, and safe in JSON. */
export type Decimal = string;

/** Lengths are metres and areas m², whatever the person typed; `unit` keeps what they typed. */
export type FactValue =
  | {
      readonly type: 'dimensions';
      readonly shape: Shape;
      readonly unit: LengthUnit;
      readonly length: Decimal;
      readonly width: Decimal;
      readonly height?: Decimal | undefined;
    }
  | { readonly type: 'number'; readonly number: Decimal; readonly unit?: LengthUnit | undefined }
  | { readonly type: 'choice'; readonly option: string }
  | { readonly type: 'multi_choice'; readonly options: readonly string[] }
  | { readonly type: 'counts'; readonly counts: Readonly<Record<string, number>> }
  | { readonly type: 'flag'; readonly flag: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'date'; readonly date: string; readonly flexible?: boolean | undefined }
  | { readonly type: 'photo'; readonly media_ids: readonly string[] };

/** Where a fact comes from. `span` is [start, end) in the request's text and `quote` is that very substring. */
export type FactSource =
  | { readonly kind: 'request'; readonly span: readonly [number, number]; readonly quote: string }
  /** A language model's reading of the text: it may fill in an answer for the customer to confirm, and never counts by itself. */
  | { readonly kind: 'reading'; readonly span: readonly [number, number]; readonly quote: string }
  | { readonly kind: 'response'; readonly question_id: string }
  /** What a language model sees in a photo: as little as its reading, though it may support what somebody said. */
  | { readonly kind: 'media'; readonly media_id: string }
  | { readonly kind: 'default' }
  | { readonly kind: 'provider' };

export const factDoubts = ['two_values', 'no_unit', 'between', 'misspelt', 'maybe'] as const;
export type FactDoubt = (typeof factDoubts)[number];

export interface Fact {
  /** The key of a playbook's requirement. */
  readonly requirement: string;
  readonly value: FactValue;
  readonly source: FactSource;
  /** 0 to 1. From 0.8 on the fact satisfies its requirement; from 0.5 on it pre-fills the question. */
  readonly confidence: number;
  /** Why it is less sure than its words, where there is a reason to tell. */
  readonly doubt?: FactDoubt | undefined;
}

export const statedConfidence = 0.8;
export const prefillConfidence = 0.5;

/** A part of the job, for painting a room. It becomes a component of the quote. */
export interface Section {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Nobody said for certain that it is wanted: priced by itself, to be switched on. */
  readonly is_optional?: boolean | undefined;
}

/** A question as the server stored it, with the latest answer; null where there is none. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly sectionKey: string | null;
  /** The playbook's question that it is; null where it is none of the playbook's. */
  readonly questionKey: string | null;
  readonly requirementKey: string | null;
  readonly type: ComponentType;
  readonly config: unknown;
  readonly answer: Answer | null;
  readonly status: QuestionStatus;
}
