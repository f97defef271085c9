import type {
  ComponentType,
  Importance,
  MatchMode,
  QuestionOrigin,
  QuestionRole,
  Urgency,
} from '../question/component-type.ts';

/** A question the engine proposes, in the quote's language. Option ids are the playbook's option keys. */
export interface PlannedQuestion {
  /** The section it is about; null for the whole job. */
  readonly section_key: string | null;
  readonly requirement_key: string | null;
  /** The playbook's question. */
  readonly question_key: string;
  readonly type: ComponentType;
  readonly prompt: string;
  readonly help: string | null;
  /** The question type's own config (see question/answer.ts). */
  readonly config: Readonly<Record<string, unknown>>;
  readonly role: QuestionRole;
  readonly importance: Importance;
  readonly match_mode: MatchMode;
  readonly urgency: Urgency;
  readonly origin: QuestionOrigin;
  readonly required: boolean;
  /** Shown only when that other planned question has one of these options selected. */
  readonly depends_on: {
    readonly question_key: string;
    readonly section_key: string | null;
    readonly any_of: readonly string[];
  } | null;
  /** Written by the provider, who has nothing to look at in it; else the engine's. */
  readonly author?: 'provider';
  /** An answer to confirm, from a fact that was read but is not sure enough; null when there is none. */
  readonly prefill: Readonly<Record<string, unknown>> | null;
}
