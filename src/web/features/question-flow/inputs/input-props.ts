import type { Locale } from '#domain/locale.ts';
import type { AnswerValues, QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import type { FlowQuestion } from '../customer-quote.ts';

/** What every input gets; its fields carry the names that `readAnswer` looks for. */
export interface InputProps<T extends ComponentType> {
  readonly question: FlowQuestion;
  readonly config: QuestionConfigs[T];
  readonly value: AnswerValues[T] | null;
  readonly locale: Locale;
  /** Elements that name the input and say more about it (help, error). */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Null where what stands in the field is no answer (yet). */
  readonly onChange: (value: AnswerValues[T] | null) => void;
}

/** The choice "something else": no option of a config can have this id, since `~` opens no id of ours. */
export const otherChoice = '~other';
