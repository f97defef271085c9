import type { AskedQuestion } from '#domain/question/branching.ts';
import type { ComponentType } from '#domain/question/component-type.ts';

/** What one answer takes a person on a phone, reading included. */
const secondsToAnswer: Record<ComponentType, number> = {
  AudioNote: 45,
  DateInput: 15,
  Dimensions: 45,
  InstructionBox: 10,
  MultipleChoice: 10,
  MultipleChoiceWithQuantity: 25,
  NumberInput: 15,
  PhotoCapture: 45,
  RangeSlider: 15,
  SelectForEach: 30,
  TextQuestion: 35,
  VideoCapture: 60,
};

/** Whole minutes for these questions; 0 for less than one. */
export function minutesLeft(questions: readonly Pick<AskedQuestion, 'type'>[]): number {
  const seconds = questions.reduce((sum, question) => sum + secondsToAnswer[question.type], 0);
  return seconds < 45 ? 0 : Math.max(1, Math.round(seconds / 60));
}
