import type { Answer, AnswerValues } from './answer.ts';
import { type ComponentType, lengthUnits, shapes } from './component-type.ts';
import { field, isFiniteNumber, isRecord } from './unknown-value.ts';

type Sent = Readonly<Record<string, unknown>>;
type Parser<T extends ComponentType> = (value: Sent) => AnswerValues[T] | null;
type Guard<Kind> = (value: unknown) => value is Kind;

const isText: Guard<string> = (value) => typeof value === 'string';
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
const isCount: Guard<number> = (value): value is number => isFiniteNumber(value) && value >= 0;
const isOneOf =
  <Known extends string>(known: readonly Known[]): Guard<Known> =>
  (value): value is Known =>
    known.some((one) => one === value);

/** A member that is missing leaves an answer unfinished; one of another type makes it none, which is `null` here. */
function member<Kind>(value: unknown, name: string, isKind: Guard<Kind>): Kind | undefined | null {
  const found = field(value, name) ?? undefined;
  return found === undefined || isKind(found) ? found : null;
}

/** Every entry of a list, or null where one of them is something else. No list has no entries. */
function entries<Kind>(value: unknown, name: string, parse: (entry: unknown) => Kind | null): Kind[] | null {
  const list = field(value, name) ?? [];
  if (!Array.isArray(list)) return null;
  const parsed = list.map((entry: unknown) => parse(entry));
  return parsed.includes(null) ? null : parsed.filter((entry) => entry !== null);
}

const textOrNull = (entry: unknown): string | null => (isText(entry) ? entry : null);

type Given<Members> = { [Name in keyof Members]: Exclude<Members[Name], null> };

/** The members without those that are missing; null where one of them is of another type. */
function all<Members extends object>(members: Members): Given<Members> | null {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  if (given.some(([, value]) => value === null)) return null;
  return Object.fromEntries(given) as Given<Members>; // the line above has seen that nothing is null
}

const selection = (entry: unknown): { value: string; quantity: number } | null =>
  isRecord(entry)
    ? all({
        value: orElse(member(entry, 'value', isText), ''),
        quantity: orElse(member(entry, 'quantity', isCount), 0),
      })
    : null;

/** What stands for a member still to come. */
function orElse<Kind>(found: Kind | undefined | null, soFar: Kind): Kind | null {
  return found === undefined ? soFar : found;
}

function assignments(value: Sent): AnswerValues['SelectForEach'] | null {
  const given = field(value, 'assignments') ?? {};
  if (!isRecord(given)) return null;
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => isText(pair[1]));
  return pairs.length === Object.keys(given).length ? { assignments: Object.fromEntries(pairs) } : null;
}

/** Numbers have nothing that could stand for "still to come". */
function number(value: Sent): AnswerValues['NumberInput'] | null {
  const found = member(value, 'number', isFiniteNumber) ?? null;
  return all({ number: found, unit: member(value, 'unit', isText) });
}

const media = (value: Sent): AnswerValues['PhotoCapture'] | null =>
  all({ media_ids: entries(value, 'media_ids', textOrNull) });

const parsers: { readonly [T in ComponentType]: Parser<T> } = {
  TextQuestion: (value) => all({ text: orElse(member(value, 'text', isText), '') }),
  MultipleChoice: (value) =>
    all({ selected: entries(value, 'selected', textOrNull), other: member(value, 'other', isText) }),
  MultipleChoiceWithQuantity: (value) => all({ selections: entries(value, 'selections', selection) }),
  SelectForEach: assignments,
  NumberInput: number,
  RangeSlider: (value) =>
    all({ min: member(value, 'min', isFiniteNumber) ?? null, max: member(value, 'max', isFiniteNumber) ?? null }),
  DateInput: (value) =>
    all({ date: orElse(member(value, 'date', isText), ''), flexible: member(value, 'flexible', isBoolean) }),
  Dimensions: (value) =>
    all({
      shape: orElse(member(value, 'shape', isOneOf(shapes)), 'rectangular'),
      unit: orElse(member(value, 'unit', isOneOf(lengthUnits)), 'meters'),
      length: orElse(member(value, 'length', isCount), 0),
      width: orElse(member(value, 'width', isCount), 0),
      height: member(value, 'height', isCount),
    }),
  PhotoCapture: media,
  VideoCapture: media,
  AudioNote: (value) =>
    all({
      media_id: member(value, 'media_id', isText),
      audio_url: member(value, 'audio_url', isText),
      transcript: member(value, 'transcript', isText),
    }),
  InstructionBox: (value) =>
    all({
      acknowledged: member(value, 'acknowledged', isBoolean) ?? null,
      viewed_at: orElse(member(value, 'viewed_at', isText), ''),
    }),
};

/**
 * The one reader of what was sent or stored as the `value` of a response: the type comes from the question. Takes
 * whatever there is and never throws; null where it is no answer to such a question. An unfinished answer is one, and
 * what does not belong to it is left out.
 */
export function parseAnswer(type: ComponentType, value: unknown): Answer | null {
  const parsed = isRecord(value) ? parsers[type](value) : null;
  return parsed && ({ type, value: parsed } as Answer); // each parser gives the value of its own type
}
