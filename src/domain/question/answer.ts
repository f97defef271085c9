import type { ComponentType, LengthUnit, NoticeLevel, Shape } from './component-type.ts';

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** The `value` of a response for each component type, as it goes over the wire. */
export interface AnswerValues {
  TextQuestion: { readonly text: string };
  MultipleChoice: { readonly selected: readonly string[]; readonly other?: string | undefined };
  MultipleChoiceWithQuantity: {
    readonly selections: ReadonlyArray<{ readonly value: string; readonly quantity: number }>;
  };
  SelectForEach: { readonly assignments: Readonly<Record<string, string>> };
  NumberInput: { readonly number: number; readonly unit?: string | undefined };
  RangeSlider: { readonly min: number; readonly max: number };
  DateInput: { readonly date: string; readonly flexible?: boolean | undefined };
  Dimensions: {
    readonly shape: Shape;
    readonly unit: LengthUnit;
    readonly length: number;
    readonly width: number;
    readonly height?: number | undefined;
  };
  PhotoCapture: { readonly media_ids: readonly string[] };
  VideoCapture: { readonly media_ids: readonly string[] };
  AudioNote: {
    readonly media_id?: string | undefined;
    readonly audio_url?: string | undefined;
    readonly transcript?: string | undefined;
  };
  InstructionBox: { readonly acknowledged: boolean; readonly viewed_at: string };
}

/** An answer as everything here reads it. The type is the question's: on the wire and in store there is only the value. */
export type AnswerTo<Type extends ComponentType> = Type extends ComponentType
  ? { readonly type: Type; readonly value: AnswerValues[Type] }
  : never;
export type Answer = AnswerTo<ComponentType>;

interface MediaConfig {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Short hints shown under the capture: what a good picture has. */
  readonly hints?: readonly string[] | undefined;
}

interface NumberConfig {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
}

/** The `config` of a question for each component type, as it goes over the wire. */
export interface QuestionConfigs {
  TextQuestion: { readonly multiline?: boolean | undefined; readonly placeholder?: string | undefined };
  MultipleChoice: {
    readonly options: readonly Option[];
    readonly multiple?: boolean | undefined;
    readonly allow_other?: boolean | undefined;
  };
  MultipleChoiceWithQuantity: { readonly options: readonly Option[] };
  SelectForEach: {
    readonly items: readonly Option[];
    readonly options: readonly Option[];
    readonly require_all?: boolean | undefined;
  };
  NumberInput: NumberConfig;
  RangeSlider: NumberConfig;
  DateInput: { readonly min?: string | undefined; readonly max?: string | undefined };
  Dimensions: {
    readonly shapes: readonly Shape[];
    readonly height?: boolean | undefined;
    readonly width_label?: string | undefined;
  };
  PhotoCapture: MediaConfig;
  VideoCapture: MediaConfig;
  AudioNote: Record<never, never>;
  InstructionBox: { readonly level: NoticeLevel; readonly body: string };
}

/** A question is shown only when an earlier question has one of these options selected. */
export interface DependsOn {
  readonly question_id: string;
  readonly any_of: readonly string[];
}
