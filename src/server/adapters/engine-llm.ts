import type { Extraction } from '#domain/estimate/extract-sections.ts';
import { withRanking } from '#domain/estimate/model/check-ranking.ts';
import { withReadings } from '#domain/estimate/model/check-readings.ts';
import { checkedCaption, checkSightings, type Sighting } from '#domain/estimate/model/check-sightings.ts';
import { checkedWordings } from '#domain/estimate/model/check-wording.ts';
import type { AskModel } from '#server/ai/ask-model.ts';
import { photoTask } from '#server/ai/photo-task.ts';
import { rankingTask, readingTask, wordingTask } from '#server/ai/tasks.ts';
import type { Engine, EngineStep, EngineSteps, ModelCall } from '#server/ports/engine.ts';
import { builtinEngine } from './engine-builtin.ts';

type Refine<Step extends EngineStep> = (
  draft: EngineSteps[Step]['output'],
  input: EngineSteps[Step]['input'],
  model: { readonly ask: AskModel; readonly report: (call: ModelCall) => void },
) => Promise<EngineSteps[Step]['output']>;

/** What a model adds to each step; every other step is the built-in engine's alone. Quantities and money are never here. */
const refinements: { readonly [Step in EngineStep]?: Refine<Step> } = {
  scope_confidence: async (draft, input, { ask, report }) => {
    // Words that are sure need no second opinion.
    if (draft.confident || input.playbooks.length === 0) return draft;
    const answer = await ask(
      rankingTask(input),
      ({ services }) =>
        services.length > 0
          ? `It could be ${services.map(({ service_type }) => service_type).join(', ')}.`
          : 'No service fits.',
      report,
    );
    return answer ? withRanking(draft, answer.services, input.playbooks) : draft;
  },
  section_extraction: async (draft, input, { ask, report }) => {
    const count = (extraction: Extraction): number =>
      extraction.job_facts.length + extraction.sections.reduce((sum, { facts }) => sum + facts.length, 0);
    const readBy = (facts: Parameters<typeof withReadings>[1]) => withReadings(draft, facts, input);
    const answer = await ask(
      readingTask(input, draft),
      ({ facts }) =>
        `${count(readBy(facts)) - count(draft)} of ${facts.length} readings hold; the customer is asked to confirm them.`,
      report,
    );
    return answer ? readBy(answer.facts) : draft;
  },
  media_validation: async (_none, input, { ask, report }) => {
    const factsOf = (sightings: readonly Sighting[]) =>
      checkSightings(sightings, input.visible, { mediaId: input.mediaId, place: input.place });
    const answer = await ask(
      photoTask(input),
      ({ facts }) => `${factsOf(facts).length} of ${facts.length} sightings hold; none counts before it is confirmed.`,
      report,
    );
    return (
      answer && {
        caption: checkedCaption(answer.what_it_shows),
        shows_what_was_asked: input.asked === null ? null : answer.shows_what_was_asked,
        facts: factsOf(answer.facts),
      }
    );
  },
  wording: async (draft, { texts, locale }, { ask, report }) => {
    if (texts.size === 0) return draft;
    const answer = await ask(
      wordingTask(texts, locale),
      (said) => `${checkedWordings(texts, said.texts).size} of ${texts.size} texts in the language of ${locale}.`,
      report,
    );
    return answer ? new Map([...draft, ...checkedWordings(texts, answer.texts)]) : draft;
  },
};

const unheard = (): void => undefined;

/** The built-in engine with a language model beside it: its result first, then what holds of the model's. */
export function createLlmEngine(ask: AskModel, model: string): Engine {
  return {
    name: 'llm',
    model,
    run: async (step, input, report = unheard) => {
      const draft = await builtinEngine.run(step, input);
      const refine = refinements[step];
      return refine ? refine(draft, input, { ask, report }) : draft;
    },
  };
}
