import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { hasTexts } from '#domain/playbooks/texts-of.ts';
import type { Engine, ModelCall } from '#server/ports/engine.ts';

interface Wording {
  readonly engine: Engine;
  readonly playbook: Playbook;
  readonly locale: Locale;
  readonly report: (call: ModelCall) => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

const optionsOf = ({ config }: PlannedQuestion): readonly Option[] =>
  Array.isArray(config.options) ? config.options.filter(isOption) : [];

const hintsOf = ({ config }: PlannedQuestion): readonly string[] =>
  Array.isArray(config.hints) ? config.hints.filter((hint) => typeof hint === 'string') : [];

function isOption(option: unknown): option is Option {
  return typeof option === 'object' && option !== null && 'id' in option && 'label' in option;
}

/** Questions in the customer's language where the playbook has no texts in it and the engine can say them; else as they are. */
export async function wordQuestions(
  planned: readonly PlannedQuestion[],
  { engine, playbook, locale, report }: Wording,
): Promise<PlannedQuestion[]> {
  if (hasTexts(playbook, locale)) return [...planned];
  const texts = new Map<string, string>();
  planned.forEach((question, at) => {
    texts.set(`${at}.prompt`, question.prompt);
    if (question.help !== null) texts.set(`${at}.help`, question.help);
    for (const { id, label } of optionsOf(question)) texts.set(`${at}.option.${id}`, label);
    hintsOf(question).forEach((hint, index) => {
      texts.set(`${at}.hint.${index}`, hint);
    });
  });
  const said = await engine.run('wording', { texts, locale }, report);
  const word = (key: string, our: string): string => said.get(key) ?? our;
  return planned.map((question, at) => ({
    ...question,
    prompt: word(`${at}.prompt`, question.prompt),
    help: question.help === null ? null : word(`${at}.help`, question.help),
    config: {
      ...question.config,
      ...(optionsOf(question).length > 0 && {
        options: optionsOf(question).map((option) => ({
          ...option,
          label: word(`${at}.option.${option.id}`, option.label),
        })),
      }),
      ...(hintsOf(question).length > 0 && {
        hints: hintsOf(question).map((hint, index) => word(`${at}.hint.${index}`, hint)),
      }),
    },
  }));
}
