import type { ComponentType } from '#domain/question/component-type.ts';
import { type ConfigDraft, type ConfigProblem, draftOf, emptyConfig, readConfig } from './config-draft.ts';

/** A question as it is being written. */
export interface QuestionValues {
  readonly type: ComponentType;
  readonly prompt: string;
  readonly help: string;
  readonly required: boolean;
  readonly draft: ConfigDraft;
}

export type QuestionFieldProblem = ConfigProblem | 'prompt';

/** Pictures and notes are asked for, not insisted on. */
const isUsuallyRequired = (type: ComponentType): boolean =>
  !['PhotoCapture', 'VideoCapture', 'AudioNote'].includes(type);

export function emptyQuestion(type: ComponentType = 'TextQuestion'): QuestionValues {
  return { type, prompt: '', help: '', required: isUsuallyRequired(type), draft: draftOf(emptyConfig(type)) };
}

/** Another way of answering: the words stay, and the choices in case both have some. */
export function withType(values: QuestionValues, type: ComponentType): QuestionValues {
  const { options, items } = values.draft;
  return {
    ...values,
    type,
    required: isUsuallyRequired(type),
    draft: { ...draftOf(emptyConfig(type)), options, items },
  };
}

interface WrittenQuestion {
  readonly type: ComponentType;
  readonly prompt: string;
  readonly help: string | null;
  readonly config: Record<string, unknown>;
  readonly required: boolean;
}

export type QuestionReading = { readonly body: WrittenQuestion } | { readonly problem: QuestionFieldProblem };

export function readQuestion(values: QuestionValues, locale: string): QuestionReading {
  if (!values.prompt.trim()) return { problem: 'prompt' };
  const reading = readConfig(values.type, values.draft, locale);
  if ('problem' in reading) return reading;
  return {
    body: {
      type: values.type,
      prompt: values.prompt.trim(),
      help: values.help.trim() || null,
      config: { ...reading.config },
      required: values.required,
    },
  };
}
