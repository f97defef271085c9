import type { Locale } from '../../locale.ts';
import type { PlaybookQuestion, PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import { fillText, textOf } from '../../playbooks/texts-of.ts';
import type { Option } from '../../question/answer.ts';
import type { ComponentType } from '../../question/component-type.ts';
import { noneOption, unsureOption } from '../../question/reserved-options.ts';
import type { Section } from '../fact.ts';
import { engineText } from '../texts/engine-text.ts';

export interface FormInput {
  readonly question: PlaybookQuestion;
  readonly type: ComponentType;
  /** Those of the question's requirements that are open. */
  readonly open: readonly PlaybookRequirement[];
  /** The section it is about; null for the job. */
  readonly section: Section | null;
  /** For SelectForEach: the sections to choose for. */
  readonly items: readonly Section[];
  readonly severalSections: boolean;
  readonly texts: PlaybookTexts;
  readonly locale: Locale;
}

function engineOptions(input: FormInput, keys: readonly string[]): Option[] {
  return keys.map((key) => ({
    id: key,
    label: engineText(input.locale, key === noneOption ? 'option.none' : 'option.unsure'),
  }));
}

/** Several flags share one question: its options are the flags that are open, and "none of these". */
function flagOptions(input: FormInput): Option[] {
  const flags = input.open.filter((one) => one.type === 'flag');
  const own = flags.map((one) => ({ id: one.key, label: textOf(input.texts.options, `${one.key}.true`) }));
  return [...own, ...engineOptions(input, [noneOption])];
}

function optionsOf(input: FormInput): Option[] {
  const [first] = input.open;
  const unsure = input.question.unsure ? engineOptions(input, [unsureOption]) : [];
  if (first?.type === 'flag') return [...flagOptions(input), ...unsure];
  const keys = first?.options ?? [];
  const label = (key: string): string => textOf(input.texts.options, `${first?.key ?? ''}.${key}`);
  return [...keys.map((key) => ({ id: key, label: label(key) })), ...unsure];
}

/** The `config` that the component needs (see question/answer.ts). */
export function configOf(input: FormInput): Record<string, unknown> {
  const given = { ...input.question.config };
  const texts = textsFor(input);
  switch (input.type) {
    case 'MultipleChoice':
    case 'MultipleChoiceWithQuantity':
      return { ...given, options: optionsOf(input) };
    case 'SelectForEach':
      return {
        items: input.items.map(({ key, title }) => ({ id: key, label: title })),
        options: optionsOf(input),
        require_all: true,
      };
    case 'PhotoCapture':
    case 'VideoCapture':
      return texts?.hints ? { ...given, hints: texts.hints } : given;
    case 'Dimensions':
      return texts?.width_label ? { ...given, width_label: texts.width_label } : given;
    case 'TextQuestion':
      return texts?.placeholder ? { ...given, placeholder: texts.placeholder } : given;
    default:
      return given;
  }
}

function textsFor(input: FormInput): PlaybookTexts['questions'][string] | undefined {
  const { questions } = input.texts;
  return Object.hasOwn(questions, input.question.key) ? questions[input.question.key] : undefined;
}

/** The question's words: with the room's name where there are several. */
export function promptOf(input: FormInput): { readonly prompt: string; readonly help: string | null } {
  const texts = textsFor(input);
  const plain = texts?.prompt ?? input.question.key;
  const help = texts?.help ?? null;
  if (input.items.length > 1) return { prompt: texts?.for_each ?? plain, help };
  if (!input.section || !input.severalSections) return { prompt: plain, help };
  return { prompt: fillText(texts?.in_section ?? `{section}: ${plain}`, { section: input.section.title }), help };
}
