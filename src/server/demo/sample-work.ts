import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { reckonOwnDemo } from '#contract/demo.ts';
import { estimateQuote } from '#domain/estimate/estimate-quote.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import { planQuestions } from '#domain/estimate/plan-questions.ts';
import { jobTitle } from '#domain/estimate/title/job-title.ts';
import type { Locale } from '#domain/locale.ts';
import type { OwnWork } from '#domain/own-work/own-work.ts';
import { rulesWithOwn, settledEstimate } from '#domain/own-work/with-own-work.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { say } from '#server/i18n.ts';
import { loadOwnWork, playbookWithOwn } from '#server/own-work/load-own-work.ts';
import { assess, basisOf } from '#server/pipeline/assess-quote.ts';
import { questionRows } from '#server/pipeline/question-rows.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { QuestionRow, ResponseRow } from '#server/questions/question-store.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { catalogueName } from '#server/services/catalogue-name.ts';
import { listOfferedTypes } from '#server/services/service-store.ts';
import type { Seller } from './seller.ts';

export type Given = z.output<(typeof reckonOwnDemo)['body']>;

/** What everybody knows, and much of it can be said in two sentences. */
const usualService = 'fencing';

/** What a sample is about. */
export interface SampleJob {
  readonly base: Playbook;
  readonly playbook: Playbook;
  readonly work: OwnWork;
  readonly request: string;
  readonly serviceName: string | null;
}

const story = msg`Hello, our back fence came down in the storm. It is about 14 metres long and 1.8 m high. We would like closeboard again, on concrete posts. Please take the old fence away. Thank you, Sarah`;

const nothingOwn: OwnWork = { serviceTypeId: null, title: '', standardLines: [], rules: [], asksItself: false };

/** A job that anybody might ask for. */
export function usualJob(playbooks: InstalledPlaybooks, locale: Locale): SampleJob {
  const base = playbooks.of(usualService) ?? playbooks.general;
  return { base, playbook: base, work: nothingOwn, request: say(locale, story), serviceName: null };
}

/** A job of the provider’s own kind: the usual one where they do that or have chosen nothing yet, else the first of their services. */
export async function jobOf(scope: ProviderScope, playbooks: InstalledPlaybooks, locale: Locale): Promise<SampleJob> {
  const offered = await listOfferedTypes(scope);
  const service =
    offered.find(({ slug }) => slug === usualService) ?? offered.find(({ slug }) => playbooks.of(slug)) ?? offered[0];
  if (!service) return usualJob(playbooks, locale);
  const base = playbooks.of(service.slug) ?? playbooks.general;
  const serviceName = catalogueName(locale, service);
  const work = await loadOwnWork(scope, { serviceTypeId: service.id, title: serviceName, locale });
  const ask = service.slug === usualService ? story : msg`Hello, could you give me a price for this: ${serviceName}?`;
  return { base, playbook: playbookWithOwn(base, playbooks, work), work, request: say(locale, ask), serviceName };
}

export interface SampleWork {
  readonly title: string;
  readonly components: readonly ComponentRow[];
  readonly questions: readonly QuestionRow[];
  readonly responses: readonly ResponseRow[];
  readonly estimate: () => Estimate;
}

/** The engine's way from the request to its questions, and with the answers to the draft, with nothing kept on the way. */
export function workThrough(job: SampleJob, seller: Seller, { responses: given }: Given, now: Date): SampleWork {
  const { playbook, work, base } = job;
  const { locale } = seller;
  const { sections, job_facts: jobFacts } = extractSections({ text: job.request, locale, playbook });
  const components = sections.map(({ key, title, facts }, position) =>
    componentRow({ key, title, position, now }, { sectionKey: key, statedFacts: [...facts] }),
  );
  const planned = planQuestions({ playbook, sections, jobFacts, locale });
  const questions = questionRows(planned, {
    components,
    firstPosition: 0,
    engine: 'builtin',
    reviewedAt: now,
    now,
    idFor: (name) => sampleId(`${playbook.key} ${name}`),
  }).map((row): QuestionRow => ({ ...row, quoteId, removedChoices: [], revision: 1, createdAt: now }));
  const asked = new Set(questions.map(({ id }) => id));
  const responses = given.flatMap((one, index) => (asked.has(one.question_id) ? [responseRow(one, index, now)] : []));
  const estimate = (): Estimate => {
    const quote = {
      locale,
      statedFacts: [...jobFacts],
      serviceTypeId: work.serviceTypeId,
      unplacedFigures: [],
      setAside: [],
    };
    const { knowledge } = assess(basisOf({ playbook, quote, components, questions, responses, photoFacts: [] }));
    const known = { sections: knowledge?.sections ?? sections, jobFacts: knowledge?.jobFacts ?? jobFacts };
    const { currency, taxRate, basis } = seller;
    const priced = { rules: rulesWithOwn(base, work), serviceTypeId: work.serviceTypeId, currency, taxRate, basis };
    return settledEstimate(estimateQuote({ playbook, locale, ...known, ...priced }), {
      base,
      work,
      sections: known.sections,
    });
  };
  const title = jobTitle({ body: job.request, locale, playbook, serviceName: job.serviceName, names: [] });
  return { title, components, questions, responses, estimate };
}

/** The same thing has the same name each time it is reckoned: answers find their question again. */
export function sampleId(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const quoteId = sampleId('quote');

interface PartOfSample {
  readonly key: string;
  readonly title: string;
  readonly position: number;
  readonly now: Date;
}

export function componentRow({ key, title, position, now }: PartOfSample, more: Partial<ComponentRow>): ComponentRow {
  return {
    id: sampleId(`part ${key}`),
    quoteId,
    title,
    description: null,
    serviceTypeId: null,
    playbookKey: null,
    playbookVersion: null,
    sectionKey: null,
    statedFacts: [],
    extraKey: null,
    choiceGroup: null,
    isOptional: false,
    isVisible: true,
    position,
    createdAt: now,
    ...more,
  };
}

function responseRow(given: Given['responses'][number], sequence: number, answeredAt: Date): ResponseRow {
  const isAnswered = 'value' in given;
  return {
    id: sampleId(`response ${given.question_id}`),
    quoteId,
    questionId: given.question_id,
    value: isAnswered ? given.value : null,
    status: isAnswered ? 'completed' : given.status,
    answeredAt,
    sequence,
  };
}
