import { useLingui } from '@lingui/react/macro';
import { numberText } from '#domain/measure/number-text.ts';
import type { AnswerValues } from '#domain/question/answer.ts';
import { choiceLabel } from '#domain/question/choice-ids.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { field } from '#domain/question/unknown-value.ts';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { useLocale } from '#web/ui/money.tsx';

type GivenAnswer = Quote['responses'][number];

/** An answer as one line of text. What is not there, or cannot be read, shows as a dash. */
export function useAnswerText(
  quote: Pick<Quote, 'media'>,
): (question: Pick<Question, 'type' | 'config'>, answer: Pick<GivenAnswer, 'value' | 'status'>) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const numberOf = (value: number): string => numberText(value, locale);
  const dimensionsText = ({ unit, length, width, height }: AnswerValues['Dimensions']): string => {
    const sizes = [length, width, height].flatMap((side) => (side ? numberOf(side) : []));
    return sizes.length > 0 ? `${sizes.join(' × ')} ${unit === 'feet' ? t`ft` : t`m`}` : '';
  };
  const dateText = ({ date, flexible }: AnswerValues['DateInput']): string => {
    const text = date ? i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'long' }) : '–';
    return flexible ? t`${text}, flexible` : text;
  };
  const mediaText = ({ media_ids }: AnswerValues['PhotoCapture']): string => {
    const numbers = quote.media.flatMap(({ id }, index) => (media_ids.includes(id) ? [index + 1] : []));
    return numbers.length > 0 ? t`Photos ${new Intl.ListFormat(locale).format(numbers.map(String))}` : '';
  };
  const textOf = ({ type, config }: Pick<Question, 'type' | 'config'>, given: GivenAnswer['value']): string => {
    const answer = parseAnswer(type, given);
    const option = (id: string): string => choiceLabel(config, 'options', id);
    const withUnit = (text: string, unit: unknown): string => [text, unit].filter(Boolean).join(' ');
    switch (answer?.type) {
      case undefined:
        return '';
      case 'TextQuestion':
        return answer.value.text;
      case 'MultipleChoice':
        return [...answer.value.selected.map(option), answer.value.other].filter(Boolean).join(', ');
      case 'MultipleChoiceWithQuantity':
        return answer.value.selections
          .map(({ value, quantity }) => `${numberOf(quantity)} × ${option(value)}`)
          .join(', ');
      case 'SelectForEach':
        return Object.entries(answer.value.assignments)
          .map(([item, chosen]) => `${choiceLabel(config, 'items', item)}: ${option(chosen)}`)
          .join(', ');
      case 'NumberInput':
        return withUnit(numberOf(answer.value.number), answer.value.unit ?? field(config, 'unit'));
      case 'RangeSlider':
        return withUnit(`${numberOf(answer.value.min)} – ${numberOf(answer.value.max)}`, field(config, 'unit'));
      case 'DateInput':
        return dateText(answer.value);
      case 'Dimensions':
        return dimensionsText(answer.value);
      case 'PhotoCapture':
      case 'VideoCapture':
        return mediaText(answer.value);
      case 'AudioNote':
        return answer.value.transcript ?? t`A voice note`;
      case 'InstructionBox':
        return t`Read`;
    }
  };
  return (question, { value, status }) => {
    if (status === 'skipped') return t`Skipped`;
    if (status === 'deferred') return t`Later`;
    return textOf(question, value) || '–';
  };
}
