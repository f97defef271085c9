import type { ComponentType, Importance } from '../../question/component-type.ts';

/** What answering costs the customer; one tap is 1 (notes §5, to be fitted on real answers). */
const costs: Readonly<Record<ComponentType, number>> = {
  MultipleChoice: 1,
  NumberInput: 1.5,
  RangeSlider: 1.5,
  DateInput: 1.5,
  AudioNote: 2,
  TextQuestion: 2,
  MultipleChoiceWithQuantity: 2,
  Dimensions: 2.5,
  SelectForEach: 2,
  PhotoCapture: 3,
  VideoCapture: 5,
  InstructionBox: 0.5,
};

export function costOf(type: ComponentType, items: number): number {
  return costs[type] + (type === 'SelectForEach' ? 0.5 * items : 0);
}

export const importanceWeight: Readonly<Record<Importance, number>> = { high: 1.5, medium: 1, low: 0.6 };

/** A question is worth asking while price effect × importance is at least this part of its cost. */
export const leastWorth = 0.02;
/** Each question already asked makes the next one dearer. */
export const patience = 0.15;
