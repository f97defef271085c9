import type { ComponentType } from '#domain/question/component-type.ts';
import type { NewQuestion } from '#web/api/questions.ts';

/** The ways of answering that can be added by hand; the others need more than a prompt. */
export const addableTypes = [
  'TextQuestion',
  'MultipleChoice',
  'NumberInput',
  'Dimensions',
  'PhotoCapture',
] as const satisfies readonly ComponentType[];
export type AddableType = (typeof addableTypes)[number];

export interface NewQuestionValues {
  readonly type: AddableType;
  readonly prompt: string;
  readonly component_id: string;
  /** One option a line. */
  readonly options: string;
  readonly unit: string;
}

export const emptyQuestion: NewQuestionValues = {
  type: 'TextQuestion',
  prompt: '',
  component_id: '',
  options: '',
  unit: '',
};

function optionLabels(text: string): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
}

function configOf({ type, options, unit }: NewQuestionValues): Record<string, unknown> {
  switch (type) {
    case 'TextQuestion':
      return { multiline: true };
    case 'MultipleChoice':
      return { options: optionLabels(options).map((label, index) => ({ id: `option-${index + 1}`, label })) };
    case 'NumberInput':
      return { min: 0, ...(unit.trim() && { unit: unit.trim() }) };
    case 'Dimensions':
      return { shapes: ['rectangular'], height: true };
    case 'PhotoCapture':
      return { min: 1, max: 6 };
  }
}

export function newQuestionBody(values: NewQuestionValues): NewQuestion {
  return {
    type: values.type,
    prompt: values.prompt.trim(),
    component_id: values.component_id || null,
    config: configOf(values),
    // Nothing in a playbook waits for it, so it satisfies nothing.
    role: 'supplementary',
    required: values.type !== 'PhotoCapture',
  };
}

export type MissingPart = 'prompt' | 'options';

export function missingPart({ type, prompt, options }: NewQuestionValues): MissingPart | null {
  if (!prompt.trim()) return 'prompt';
  return type === 'MultipleChoice' && optionLabels(options).length < 2 ? 'options' : null;
}
