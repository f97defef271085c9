import { z } from 'zod';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { RankedService } from '#domain/estimate/model/check-ranking.ts';
import type { Reading } from '#domain/estimate/model/check-readings.ts';
import type { Rewording } from '#domain/estimate/model/check-wording.ts';
import { textWithoutOrders } from '#domain/estimate/words/set-aside-orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { textOf, textsOf } from '#domain/playbooks/texts-of.ts';
import type { ModelTask } from './call-model.ts';
import { dataBlock, dataRule } from './data-block.ts';

/** A list of keys as a schema; no key is a schema that nothing fits. */
export const oneOfKeys = (keys: readonly string[]): z.ZodType<string> => z.enum(keys.length > 0 ? [...keys] : ['none']);

/** The reader: which services a request could be about. */
export function rankingTask(input: {
  readonly text: string;
  readonly locale: Locale;
  readonly playbooks: readonly Playbook[];
}): ModelTask<{ services: RankedService[] }> {
  const names = input.playbooks.map((playbook) => `- ${playbook.service_type}: ${textsOf(playbook, 'en-GB').name}`);
  return {
    name: 'services',
    schema: z.strictObject({
      services: z
        .array(
          z.strictObject({
            service_type: oneOfKeys(input.playbooks.map(({ service_type }) => service_type)),
            probability: z.number().min(0).max(1),
          }),
        )
        .max(3),
    }),
    instructions: `You sort requests to tradespeople. Name up to three services that the request is about, the likeliest first, and how likely each is. An empty list when none fits. ${dataRule}`,
    prompt: `Services:\n${names.join('\n')}\n\nThe request:\n${dataBlock(textWithoutOrders(input.text, input.locale))}`,
  };
}

/** The reader: facts that a request states, each with the very words that say so. */
export function readingTask(
  input: { readonly text: string; readonly locale: Locale; readonly playbook: Playbook },
  extraction: Extraction,
): ModelTask<{ facts: Reading[] }> {
  const texts = textsOf(input.playbook, 'en-GB');
  const readable = input.playbook.requirements.filter(({ type }) =>
    ['choice', 'multi_choice', 'number', 'counts', 'dimensions'].includes(type),
  );
  const wanted = readable.map((requirement) => {
    const options = (requirement.options ?? []).map(
      (option) => `${option} (${textOf(texts.options, `${requirement.key}.${option}`)})`,
    );
    const place = requirement.scope === 'section' ? 'of one part' : 'of the whole job';
    return `- ${requirement.key} [${requirement.type}, ${place}${requirement.unit ? `, in ${requirement.unit}` : ''}]: ${textOf(texts.requirements, requirement.key)}${options.length > 0 ? `. Options: ${options.join(', ')}` : ''}`;
  });
  const sections = extraction.sections.map(({ key, title }) => `- ${key}: ${title}`);
  return {
    name: 'facts',
    schema: z.strictObject({
      facts: z
        .array(
          z.strictObject({
            requirement: oneOfKeys(readable.map(({ key }) => key)),
            section: oneOfKeys(extraction.sections.map(({ key }) => key)).nullable(),
            quote: z.string().min(1).max(200),
            option: z.string().max(80).nullable(),
            number: z.number().nullable(),
            length: z.number().nullable(),
            width: z.number().nullable(),
          }),
        )
        .max(40),
    }),
    instructions: `You read requests to tradespeople. List only what the request states in so many words; never guess, never calculate. quote is copied from the request letter by letter, without the line sign. Lengths are in metres, areas in square metres. Fields that do not apply are null. ${dataRule}`,
    prompt: `What can be stated:\n${wanted.join('\n')}\n\nParts of the job:\n${sections.join('\n')}\n\nThe request:\n${dataBlock(textWithoutOrders(input.text, input.locale))}`,
  };
}

/** The planner: our own texts said in another language. It sees nothing that anybody outside wrote. */
export function wordingTask(texts: ReadonlyMap<string, string>, locale: Locale): ModelTask<{ texts: Rewording[] }> {
  const lines = [...texts].map(([key, text]) => JSON.stringify({ key, text }));
  return {
    name: 'wordings',
    schema: z.strictObject({
      texts: z
        .array(z.strictObject({ key: oneOfKeys([...texts.keys()]), text: z.string().min(1).max(300) }))
        .max(texts.size),
    }),
    instructions: `You translate the texts of a quote into the language of the locale ${locale}, for a homeowner: plain, warm, short, as tradespeople there would say it. Keep every number as it is. Add nothing, leave nothing out.`,
    prompt: lines.join('\n'),
  };
}
