import { useLingui } from '@lingui/react/macro';
import { numberText } from '#domain/measure/number-text.ts';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { useLocale } from '#web/ui/money.tsx';

type GivenAnswer = Quote['responses'][number];
type Stored = Readonly<Record<string, unknown>>;

const textIn = (value: Stored, key: string): string | undefined => {
  const found = value[key];
  return typeof found === 'string' ? found : undefined;
};
const listIn = (value: Stored, key: string): readonly unknown[] => {
  const found = value[key];
  return Array.isArray(found) ? found : [];
};
const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/** The label of an option by its id, as the question has them. */
function labelIn(config: Stored, key: 'options' | 'items', id: unknown): string {
  const option = listIn(config, key).find((candidate) => isStored(candidate) && candidate.id === id);
  return (isStored(option) ? textIn(option, 'label') : undefined) ?? String(id);
}

/** An answer as one line of text. Values were checked when they came in; what cannot be read shows as a dash. */
export function useAnswerText(
  quote: Pick<Quote, 'media'>,
): (question: Pick<Question, 'type' | 'config'>, answer: Pick<GivenAnswer, 'value' | 'status'>) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const numberIn = (value: Stored, key: string): string | undefined => {
    const found = value[key];
    return typeof found === 'number' ? numberText(found, locale) : undefined;
  };
  const dimensionsText = (value: Stored): string => {
    const sizes = ['length', 'width', 'height'].flatMap((key) => numberIn(value, key) ?? []);
    if (sizes.length === 0) return '–';
    return `${sizes.join(' × ')} ${value.unit === 'feet' ? t`ft` : t`m`}`;
  };
  const mediaText = (value: Stored): string => {
    const ids = new Set(listIn(value, 'media_ids'));
    const numbers = quote.media.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []));
    return numbers.length > 0 ? t`Photos ${new Intl.ListFormat(locale).format(numbers.map(String))}` : '–';
  };
  return ({ type, config }, { value, status }) => {
    if (status === 'skipped') return t`Skipped`;
    if (status === 'deferred') return t`Later`;
    if (!value) return '–';
    switch (type) {
      case 'TextQuestion':
        return textIn(value, 'text') ?? '–';
      case 'MultipleChoice': {
        const chosen = listIn(value, 'selected').map((id) => labelIn(config, 'options', id));
        return [...chosen, textIn(value, 'other')].filter(Boolean).join(', ') || '–';
      }
      case 'MultipleChoiceWithQuantity':
        return listIn(value, 'selections')
          .filter(isStored)
          .map((one) => `${numberIn(one, 'quantity') ?? ''} × ${labelIn(config, 'options', one.value)}`)
          .join(', ');
      case 'SelectForEach':
        return Object.entries(isStored(value.assignments) ? value.assignments : {})
          .map(([item, option]) => `${labelIn(config, 'items', item)}: ${labelIn(config, 'options', option)}`)
          .join(', ');
      case 'NumberInput':
        return [numberIn(value, 'number'), textIn(value, 'unit') ?? textIn(config, 'unit')].filter(Boolean).join(' ');
      case 'RangeSlider':
        return [`${numberIn(value, 'min') ?? ''} – ${numberIn(value, 'max') ?? ''}`, textIn(config, 'unit')]
          .filter(Boolean)
          .join(' ');
      case 'DateInput': {
        const date = textIn(value, 'date');
        const text = date ? i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'long' }) : '–';
        return value.flexible === true ? t`${text}, flexible` : text;
      }
      case 'Dimensions':
        return dimensionsText(value);
      case 'PhotoCapture':
      case 'VideoCapture':
        return mediaText(value);
      case 'AudioNote':
        return textIn(value, 'transcript') ?? t`A voice note`;
      case 'InstructionBox':
        return t`Read`;
    }
  };
}
