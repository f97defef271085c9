import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { Answer, AnswerValues, Option, QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType, LengthUnit } from '#domain/question/component-type.ts';
import type { FlowQuestion } from '../customer-quote.ts';
import { lengthText } from '../inputs/length-text.ts';

interface Writing<T extends ComponentType> {
  readonly value: AnswerValues[T];
  readonly config: QuestionConfigs[T];
  readonly locale: Locale;
  readonly i18n: I18n;
}

type Writer<T extends ComponentType> = (writing: Writing<T>) => string;

const labelOf = (options: readonly Option[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;

const withUnit = (value: number, unit: string | undefined, locale: Locale): string =>
  unit ? `${numberText(value, locale)} ${unit}` : numberText(value, locale);

const sizeText = (length: number, unit: LengthUnit, locale: Locale): string =>
  unit === 'meters' ? `${lengthText(length, unit, locale)} m` : lengthText(length, unit, locale);

/** An answer as the customer would say it. The photos of a media answer are shown as pictures beside it. */
const writers: { readonly [T in ComponentType]: Writer<T> } = {
  TextQuestion: ({ value }) => value.text,
  MultipleChoice: ({ value, config }) =>
    [...value.selected.map((id) => labelOf(config.options, id)), value.other].filter(Boolean).join(', '),
  MultipleChoiceWithQuantity: ({ value, config, locale }) =>
    value.selections
      .map((one) => `${numberText(one.quantity, locale)} × ${labelOf(config.options, one.value)}`)
      .join(', '),
  SelectForEach: ({ value, config }) =>
    Object.entries(value.assignments)
      .map(([item, option]) => `${labelOf(config.items, item)}: ${labelOf(config.options, option)}`)
      .join(', '),
  NumberInput: ({ value, config, locale }) => withUnit(value.number, value.unit ?? config.unit, locale),
  RangeSlider: ({ value, config, locale }) =>
    `${numberText(value.min, locale)} – ${withUnit(value.max, config.unit, locale)}`,
  DateInput: ({ value, locale, i18n }) => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(value.date));
    return value.flexible ? i18n._(msg`${day}, give or take a few days`) : day;
  },
  Dimensions: ({ value, locale, i18n }) => {
    const text = (length: number) => sizeText(length, value.unit, locale);
    if (value.shape === 'circular') return i18n._(msg`${text(value.length)} across`);
    return [value.length, value.width, value.height]
      .filter((side) => side !== undefined)
      .map(text)
      .join(' × ');
  },
  PhotoCapture: ({ value, i18n }) =>
    i18n._(msg({ message: plural(value.media_ids.length, { one: '# photo', other: '# photos' }) })),
  VideoCapture: ({ value, i18n }) =>
    i18n._(msg({ message: plural(value.media_ids.length, { one: '# video', other: '# videos' }) })),
  AudioNote: ({ i18n }) => i18n._(msg`A voice note`),
  InstructionBox: ({ i18n }) => i18n._(msg`Read`),
};

type AnyWriter = (writing: { value: unknown; config: unknown; locale: Locale; i18n: I18n }) => string;

/** Only for a complete answer. */
export function answerWords(
  question: FlowQuestion,
  answer: Answer,
  { locale, i18n }: { readonly locale: Locale; readonly i18n: I18n },
): string {
  const write = writers[answer.type] as AnyWriter; // the writer of the answer's own type; the server checked the config by it
  return write({ value: answer.value, config: question.config, locale, i18n });
}
