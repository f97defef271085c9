import type { ComponentType as ReactComponent } from 'react';
import type { ComponentType } from '#domain/question/component-type.ts';
import { AudioNote } from './audio-note.tsx';
import { ChoiceWithQuantity } from './choice-with-quantity.tsx';
import { DateInput } from './date-input.tsx';
import { Dimensions } from './dimensions.tsx';
import type { InputProps } from './input-props.ts';
import { InstructionBox } from './instruction-box.tsx';
import { PhotoCapture, VideoCapture } from './media-capture.tsx';
import { MultipleChoice } from './multiple-choice.tsx';
import { NumberInput } from './number-input.tsx';
import { RangeInput } from './range-input.tsx';
import { SelectForEach } from './select-for-each.tsx';
import { TextQuestion } from './text-question.tsx';

/** A new component type does not compile until it has an input here. */
const inputs: { readonly [T in ComponentType]: ReactComponent<InputProps<T>> } = {
  AudioNote,
  DateInput,
  Dimensions,
  InstructionBox,
  MultipleChoice,
  MultipleChoiceWithQuantity: ChoiceWithQuantity,
  NumberInput,
  PhotoCapture,
  RangeSlider: RangeInput,
  SelectForEach,
  TextQuestion,
  VideoCapture,
};

type AnyInputProps = Omit<InputProps<ComponentType>, 'config' | 'value'> & { readonly value: unknown };

type AnyInput = ReactComponent<AnyInputProps & { readonly config: unknown }>;

export function QuestionInput({ question, value, ...rest }: AnyInputProps) {
  const Input = inputs[question.type] as AnyInput; // the server checked config and value by this type
  return <Input question={question} config={question.config} value={value} {...rest} />;
}
