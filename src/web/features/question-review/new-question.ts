import type { ComponentType } from '#domain/question/component-type.ts';
import type { NewQuestion } from '#web/api/questions.ts';
import { type ConfigDraft, type ConfigProblem, draftOf, emptyConfig, readConfig } from './config-draft.ts';

export interface NewQuestionValues {
  readonly type: ComponentType;
  readonly prompt: string;
  readonly help: string;
  readonly component_id: string;
  readonly required: boolean;
  readonly draft: ConfigDraft;
}

/** Pictures and notes are asked for, not insisted on. */
const isUsuallyRequired = (type: ComponentType): boolean =>
  !['PhotoCapture', 'VideoCapture', 'AudioNote'].includes(type);

export function emptyQuestion(type: ComponentType = 'TextQuestion'): NewQuestionValues {
  return {
    type,
    prompt: '',
    help: '',
    component_id: '',
    required: isUsuallyRequired(type),
    draft: draftOf(emptyConfig(type)),
  };
}

/** Another way of answering: the words stay, and the choices in case both have some. */
export function withType(values: NewQuestionValues, type: ComponentType): NewQuestionValues {
  const { options, items } = values.draft;
  return {
    ...values,
    type,
    required: isUsuallyRequired(type),
    draft: { ...draftOf(emptyConfig(type)), options, items },
  };
}

export type NewQuestionReading = { readonly body: NewQuestion } | { readonly problem: ConfigProblem | 'prompt' };

export function readNewQuestion(values: NewQuestionValues, locale: string): NewQuestionReading {
  if (!values.prompt.trim()) return { problem: 'prompt' };
  const reading = readConfig(values.type, values.draft, locale);
  if ('problem' in reading) return reading;
  return {
    body: {
      type: values.type,
      prompt: values.prompt.trim(),
      help: values.help.trim() || null,
      component_id: values.component_id || null,
      config: { ...reading.config },
      // Nothing in a playbook waits for it, so it satisfies nothing.
      role: 'supplementary',
      required: values.required,
    },
  };
}
