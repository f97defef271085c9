import { useLingui } from '@lingui/react/macro';
import type { QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import type { FlowQuestion } from './customer-quote.ts';

interface Example<T extends ComponentType> {
  readonly type: T;
  readonly prompt: string;
  readonly help?: string;
  readonly config: QuestionConfigs[T];
  readonly isOptional?: boolean;
  readonly prefill?: Record<string, unknown>;
}

/** The address of each example is its type. */
function exampleQuestion<T extends ComponentType>(example: Example<T>): FlowQuestion {
  return {
    id: example.type,
    component_id: null,
    requirement_key: null,
    type: example.type,
    prompt: example.prompt,
    help: example.help ?? null,
    config: { ...example.config },
    role: 'primary',
    importance: 'medium',
    match_mode: 'any',
    urgency: 'medium',
    origin: 'initial',
    status: 'active',
    required: !example.isOptional,
    position: 0,
    reviewed_at: null,
    engine: 'builtin',
    depends_on: null,
    dependsOn: null,
    revision: 1,
    prefill: example.prefill ?? null,
    prefill_source: example.prefill ? 'request' : null,
    response: null,
  };
}

/** One question of each of the twelve types. */
export function useExampleQuestions(): FlowQuestion[] {
  const all = [...useCaptures(), ...useChoices(), ...useMeasures(), ...useWords()];
  return all.map((question, position) => ({ ...question, position }));
}

function useCaptures(): FlowQuestion[] {
  const { t } = useLingui();
  return [
    exampleQuestion({
      type: 'PhotoCapture',
      prompt: t`Show us the fence as it is today`,
      help: t`Two or three photos are enough. Stand back so the posts and the ground are in view.`,
      config: { min: 1, max: 6, hints: [t`The whole run, end to end`, t`Any post that leans or has gone soft`] },
    }),
    exampleQuestion({
      type: 'VideoCapture',
      prompt: t`Walk along the fence with your camera`,
      config: { max: 1 },
      isOptional: true,
    }),
    exampleQuestion({
      type: 'AudioNote',
      prompt: t`Anything that is easier to say than to write?`,
      config: {},
      isOptional: true,
    }),
  ];
}

function useChoices(): FlowQuestion[] {
  const { t } = useLingui();
  const materials = [
    { id: 'wood', label: t`Wood` },
    { id: 'metal', label: t`Metal` },
    { id: 'stone', label: t`Stone` },
  ];
  return [
    exampleQuestion({
      type: 'MultipleChoice',
      prompt: t`What is the fence made of?`,
      config: { options: materials, allow_other: true },
    }),
    exampleQuestion({
      type: 'MultipleChoiceWithQuantity',
      prompt: t`How many of these are to be replaced?`,
      config: {
        options: [
          { id: 'post', label: t`Posts` },
          { id: 'panel', label: t`Panels` },
          { id: 'gate', label: t`Gates` },
        ],
      },
    }),
    exampleQuestion({
      type: 'SelectForEach',
      prompt: t`What should each side be made of?`,
      config: {
        items: [
          { id: 'street', label: t`Towards the street` },
          { id: 'left', label: t`Left-hand neighbour` },
          { id: 'right', label: t`Right-hand neighbour` },
        ],
        options: materials,
        require_all: true,
      },
    }),
  ];
}

function useMeasures(): FlowQuestion[] {
  const { t } = useLingui();
  return [
    exampleQuestion({
      type: 'NumberInput',
      prompt: t`How long is the fence?`,
      config: { min: 1, max: 500, step: 0.5, unit: 'm' },
      prefill: { number: 12.5, unit: 'm' },
    }),
    exampleQuestion({
      type: 'RangeSlider',
      prompt: t`How high may it be?`,
      help: t`A span is fine, it leaves us room for what is in stock.`,
      config: { min: 80, max: 220, step: 10, unit: 'cm' },
    }),
    exampleQuestion({
      type: 'Dimensions',
      prompt: t`How large is the part that is broken?`,
      config: { shapes: ['linear', 'rectangular', 'circular'], width_label: t`Height above ground` },
    }),
    exampleQuestion({ type: 'DateInput', prompt: t`When should the work be done?`, config: {} }),
  ];
}

function useWords(): FlowQuestion[] {
  const { t } = useLingui();
  return [
    exampleQuestion({
      type: 'InstructionBox',
      prompt: t`Before we come`,
      config: { level: 'warning', body: t`Please make sure that no cable or pipe runs along the fence.` },
    }),
    exampleQuestion({
      type: 'TextQuestion',
      prompt: t`What else should we know?`,
      config: { placeholder: t`A dog, a narrow drive, a neighbour who works nights …` },
      isOptional: true,
    }),
  ];
}
