import type { AnswerValues, QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';

/** What a customer in the demo would say where the job does not: the middle of things, the first of choices. */
export function plausibleAnswer(type: ComponentType, config: Record<string, unknown>): Record<string, unknown> | null {
  const {
    options = [],
    items = [],
    min,
    unit,
  } = config as Partial<QuestionConfigs['SelectForEach'] & QuestionConfigs['NumberInput']>; // whichever of the two it is
  switch (type) {
    case 'Dimensions':
      return { shape: 'rectangular', unit: 'meters', length: 4.2, width: 3.6 } satisfies AnswerValues['Dimensions'];
    case 'NumberInput':
      return { number: Math.max(min ?? 2, 2), ...(unit ? { unit } : {}) } satisfies AnswerValues['NumberInput'];
    case 'MultipleChoice':
      return options[0] ? ({ selected: [quietOption(options)] } satisfies AnswerValues['MultipleChoice']) : null;
    case 'MultipleChoiceWithQuantity':
      return options[0]
        ? ({ selections: [{ value: options[0].id, quantity: 1 }] } satisfies AnswerValues['MultipleChoiceWithQuantity'])
        : null;
    case 'SelectForEach':
      return {
        assignments: Object.fromEntries(items.map(({ id }) => [id, options[0]?.id ?? ''])),
      } satisfies AnswerValues['SelectForEach'];
    case 'TextQuestion':
      return { text: 'Weekday mornings suit us best.' } satisfies AnswerValues['TextQuestion'];
    default:
      return null;
  }
}

/** "None of these" where it is offered: a demo without a hazard on every quote. */
function quietOption(options: readonly { readonly id: string }[]): string {
  return options.find(({ id }) => id === 'none')?.id ?? options[0]?.id ?? '';
}
