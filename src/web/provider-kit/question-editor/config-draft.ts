import { quantityFromText } from '#domain/measure/typed-number.ts';
import type { Option } from '#domain/question/answer.ts';
import { type ComponentType, noticeLevels, type Shape, shapes } from '#domain/question/component-type.ts';

/** A question's config while it is edited: every field there is, numbers as they are typed. */
export interface ConfigDraft {
  readonly options: readonly Option[];
  readonly items: readonly Option[];
  readonly multiple: boolean;
  readonly allow_other: boolean;
  readonly require_all: boolean;
  readonly multiline: boolean;
  readonly placeholder: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly unit: string;
  /** The first and last day that may be chosen. */
  readonly from: string;
  readonly to: string;
  readonly shapes: readonly Shape[];
  readonly height: boolean;
  readonly width_label: string;
  readonly level: (typeof noticeLevels)[number];
  readonly body: string;
  /** One a line. */
  readonly hints: string;
}

export type ConfigProblem = 'options' | 'items' | 'numbers' | 'days' | 'shapes' | 'body';
type Config = Readonly<Record<string, unknown>>;

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;
const optionsIn = (value: unknown): Option[] => (Array.isArray(value) ? value.filter(isOption) : []);
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const mostPictures = 6;

/** What a new question of a type starts with. */
export function emptyConfig(type: ComponentType): Config {
  switch (type) {
    case 'TextQuestion':
      return { multiline: true };
    case 'NumberInput':
      return { min: 0 };
    case 'RangeSlider':
      return { min: 0, max: 100, step: 1 };
    case 'Dimensions':
      return { shapes: ['rectangular'], height: true };
    case 'PhotoCapture':
      return { min: 1, max: mostPictures };
    case 'VideoCapture':
      return { min: 1, max: 2 };
    default:
      return {};
  }
}

export function draftOf(config: Config, decimals: (text: string) => string = (text) => text): ConfigDraft {
  return {
    options: optionsIn(config.options),
    items: optionsIn(config.items),
    multiple: config.multiple === true,
    allow_other: config.allow_other === true,
    require_all: config.require_all !== false,
    multiline: config.multiline === true,
    placeholder: textIn(config.placeholder),
    min: decimals(textIn(config.min)),
    max: decimals(textIn(config.max)),
    step: decimals(textIn(config.step)),
    unit: textIn(config.unit),
    from: textIn(config.min),
    to: textIn(config.max),
    shapes: shapes.filter((shape) => Array.isArray(config.shapes) && config.shapes.includes(shape)),
    height: config.height === true,
    width_label: textIn(config.width_label),
    level: noticeLevels.find((level) => level === config.level) ?? 'info',
    body: textIn(config.body),
    hints: Array.isArray(config.hints) ? config.hints.filter((hint) => typeof hint === 'string').join('\n') : '',
  };
}

export type ConfigReading = { readonly config: Config } | { readonly problem: ConfigProblem };

/** The config that a draft comes to, or the first thing that is wrong with it. */
export function readConfig(type: ComponentType, draft: ConfigDraft, locale: string): ConfigReading {
  switch (type) {
    case 'TextQuestion':
      return { config: { multiline: draft.multiline, ...(draft.placeholder && { placeholder: draft.placeholder }) } };
    case 'MultipleChoice':
    case 'MultipleChoiceWithQuantity':
      return readChoices(type, draft);
    case 'SelectForEach': {
      const [items, options] = [written(draft.items), written(draft.options)];
      if (items.length === 0) return { problem: 'items' };
      return options.length < 2
        ? { problem: 'options' }
        : { config: { items, options, require_all: draft.require_all } };
    }
    case 'NumberInput':
    case 'RangeSlider':
      return readNumbers(draft, locale, type === 'RangeSlider');
    case 'DateInput':
      if (draft.from && draft.to && draft.from > draft.to) return { problem: 'days' };
      return { config: { ...(draft.from && { min: draft.from }), ...(draft.to && { max: draft.to }) } };
    case 'Dimensions': {
      if (draft.shapes.length === 0) return { problem: 'shapes' };
      const width_label = draft.width_label.trim();
      return { config: { shapes: draft.shapes, height: draft.height, ...(width_label && { width_label }) } };
    }
    case 'PhotoCapture':
    case 'VideoCapture':
      return readPictures(draft, locale);
    case 'AudioNote':
      return { config: {} };
    case 'InstructionBox':
      return draft.body.trim() ? { config: { level: draft.level, body: draft.body.trim() } } : { problem: 'body' };
  }
}

const written = (options: readonly Option[]): Option[] =>
  options.map(({ id, label }) => ({ id, label: label.trim() })).filter(({ label }) => label !== '');

function readChoices(type: 'MultipleChoice' | 'MultipleChoiceWithQuantity', draft: ConfigDraft): ConfigReading {
  const options = written(draft.options);
  if (options.length < (type === 'MultipleChoice' ? 2 : 1)) return { problem: 'options' };
  if (type === 'MultipleChoiceWithQuantity') return { config: { options } };
  return { config: { options, multiple: draft.multiple, allow_other: draft.allow_other } };
}

/** Null where the text is no number; undefined where nothing is written. */
const numberIn = (text: string, locale: string): number | null | undefined =>
  text.trim() === '' ? undefined : quantityFromText(text, locale);

function readNumbers(draft: ConfigDraft, locale: string, needsEnds: boolean): ConfigReading {
  const [min, max, step] = [draft.min, draft.max, draft.step].map((text) => numberIn(text, locale));
  const isUnreadable = min === null || max === null || step === null;
  const isBackwards = typeof min === 'number' && typeof max === 'number' && min >= max;
  const lacksEnd = needsEnds && (min === undefined || max === undefined);
  if (isUnreadable || isBackwards || lacksEnd || (typeof step === 'number' && step <= 0)) return { problem: 'numbers' };
  const unit = draft.unit.trim();
  return {
    config: {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(step !== undefined && { step }),
      ...(unit && { unit }),
    },
  };
}

function readPictures(draft: ConfigDraft, locale: string): ConfigReading {
  const [min = 0, max = mostPictures] = [draft.min, draft.max].map((text) => numberIn(text, locale));
  const isCount = (value: number | null, least: number): value is number =>
    value !== null && Number.isInteger(value) && value >= least && value <= 20;
  if (!isCount(min, 0) || !isCount(max, 1) || min > max) return { problem: 'numbers' };
  const hints = draft.hints
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostPictures);
  return { config: { min, max, ...(hints.length > 0 && { hints }) } };
}

/** A new option at the end, with an id that no other has: answers and conditions name options by their ids. */
export function withOption(options: readonly Option[], label = ''): Option[] {
  const taken = new Set(options.map(({ id }) => id));
  const numbers = Array.from({ length: options.length + 1 }, (_, index) => index + 1);
  const number = numbers.find((candidate) => !taken.has(`option-${candidate}`)) ?? options.length + 1;
  return [...options, { id: `option-${number}`, label }];
}
