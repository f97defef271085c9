import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  AlignLeft,
  CalendarDays,
  Camera,
  Hash,
  Info,
  ListChecks,
  ListPlus,
  type LucideIcon,
  Mic,
  Ruler,
  SlidersHorizontal,
  Table2,
  Video,
} from 'lucide-react';
import type { ComponentType, Importance } from '#domain/question/component-type.ts';
import type { ChipTone } from '#web/ui/chip.tsx';

interface QuestionLook {
  readonly icon: LucideIcon;
  readonly word: MessageDescriptor;
}

/** How each way of answering is shown to the provider. */
export const questionLooks = {
  TextQuestion: { icon: AlignLeft, word: msg`Text` },
  MultipleChoice: { icon: ListChecks, word: msg`Choice` },
  MultipleChoiceWithQuantity: { icon: ListPlus, word: msg`Choice with quantity` },
  SelectForEach: { icon: Table2, word: msg`Choice for each` },
  NumberInput: { icon: Hash, word: msg`Number` },
  RangeSlider: { icon: SlidersHorizontal, word: msg`Range` },
  DateInput: { icon: CalendarDays, word: msg`Date` },
  Dimensions: { icon: Ruler, word: msg`Size` },
  PhotoCapture: { icon: Camera, word: msg`Photos` },
  VideoCapture: { icon: Video, word: msg`Video` },
  AudioNote: { icon: Mic, word: msg`Voice note` },
  InstructionBox: { icon: Info, word: msg`Note to read` },
} as const satisfies Record<ComponentType, QuestionLook>;

export const importanceLooks = {
  high: { tone: 'soft', word: msg`Moves the price` },
  medium: { tone: 'gray', word: msg`Helps` },
  low: { tone: 'gray', word: msg`Nice to know` },
} as const satisfies Record<Importance, { tone: ChipTone; word: MessageDescriptor }>;
