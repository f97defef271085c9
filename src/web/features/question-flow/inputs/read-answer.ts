import type { Locale } from '#domain/locale.ts';
import { numberFromText } from '#domain/measure/typed-number.ts';
import type { AnswerValues, QuestionConfigs } from '#domain/question/answer.ts';
import { type ComponentType, lengthUnits, shapes } from '#domain/question/component-type.ts';
import { otherChoice } from './input-props.ts';
import { lengthFrom } from './typed-length.ts';

interface Reading<T extends ComponentType> {
  readonly form: FormData;
  readonly config: QuestionConfigs[T];
  readonly locale: Locale;
  readonly now: string;
}

type Reader<T extends ComponentType> = (reading: Reading<T>) => AnswerValues[T] | null;

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
const textsOf = (form: FormData, name: string): string[] => form.getAll(name).map(String).filter(Boolean);

const oneOf = <Known extends string>(known: readonly Known[], text: string): Known | undefined =>
  known.find((entry) => entry === text);

function readDimensions({ form, config, locale }: Reading<'Dimensions'>): AnswerValues['Dimensions'] {
  const shape = oneOf(shapes, textOf(form, 'shape')) ?? config.shapes[0] ?? 'rectangular';
  const unit = oneOf(lengthUnits, textOf(form, 'unit')) ?? 'meters';
  const side = (name: string): number => lengthFrom(textOf(form, name), unit, locale) ?? 0;
  const length = side('length');
  const width = shape === 'circular' ? length : side('width');
  return { shape, unit, length, width, ...(config.height ? { height: side('height') } : {}) };
}

function readMedia({ form }: Pick<Reading<ComponentType>, 'form'>): AnswerValues['PhotoCapture'] {
  return { media_ids: textsOf(form, 'media_ids') };
}

/** Form fields to the `value` of an answer, for a form sent with or without script. Null where there is none. */
const readers: { readonly [T in ComponentType]: Reader<T> } = {
  TextQuestion: ({ form }) => ({ text: textOf(form, 'text') }),
  MultipleChoice: ({ form }) => {
    const chosen = textsOf(form, 'selected');
    const selected = chosen.filter((id) => id !== otherChoice);
    return chosen.includes(otherChoice) ? { selected, other: textOf(form, 'other') } : { selected };
  },
  MultipleChoiceWithQuantity: ({ form, config, locale }) => ({
    selections: config.options
      .map(({ id }) => ({ value: id, quantity: numberFromText(textOf(form, `quantity:${id}`), locale) ?? 0 }))
      .filter((selection) => selection.quantity > 0),
  }),
  SelectForEach: ({ form, config }) => ({
    assignments: Object.fromEntries(
      config.items.map(({ id }) => [id, textOf(form, `item:${id}`)]).filter(([, option]) => option),
    ),
  }),
  NumberInput: ({ form, config, locale }) => {
    const number = numberFromText(textOf(form, 'number'), locale);
    if (number === null) return null;
    return config.unit ? { number, unit: config.unit } : { number };
  },
  RangeSlider: ({ form, locale }) => {
    const [min, max] = [numberFromText(textOf(form, 'min'), locale), numberFromText(textOf(form, 'max'), locale)];
    return min === null || max === null ? null : { min, max };
  },
  DateInput: ({ form }) => ({ date: textOf(form, 'date'), ...(form.has('flexible') ? { flexible: true } : {}) }),
  Dimensions: readDimensions,
  PhotoCapture: readMedia,
  VideoCapture: readMedia,
  AudioNote: ({ form }) => {
    const id = textOf(form, 'media_id');
    return id ? { media_id: id } : null;
  },
  InstructionBox: ({ form, now }) => (form.has('acknowledged') ? { acknowledged: true, viewed_at: now } : null),
};

type AnyReading = Omit<Reading<ComponentType>, 'config'>;
type AnyReader = (reading: AnyReading & { readonly config: unknown }) => AnswerValues[ComponentType] | null;

export function readAnswer(
  question: { readonly type: ComponentType; readonly config: Readonly<Record<string, unknown>> },
  reading: AnyReading,
): AnswerValues[ComponentType] | null {
  const read = readers[question.type] as AnyReader; // the server checked the config by this type when it was stored
  return read({ ...reading, config: question.config });
}
