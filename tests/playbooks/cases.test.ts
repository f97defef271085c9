import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { Fact, Section } from '#domain/estimate/fact.ts';
import { factsFromAliases, type NamedAnswers } from '#domain/estimate/facts/facts-from-aliases.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  estimate,
  extrasOf,
  figures,
  firstQuestions,
  read,
  readFacts,
  room,
  stated,
  total,
} from '#tests/support/estimates.ts';
import { type OtherWorkCase, type PriceCase, type RequestCase, readCases } from '#tests/support/playbook-cases.ts';

/** More at once nobody answers. */
const mostQuestions = 8;

const all = readCases(join(import.meta.dirname, '../../playbooks'), (problem) => {
  throw new Error(problem);
});

for (const { service, language, locale, cases } of all)
  describe(`${service} in ${language}`, () => {
    for (const one of cases.requests ?? [])
      it(`${one.title ?? 'reads'}: ${one.text}`, () => {
        const where = one.locale ?? locale;
        if (one.service !== false) expectService(service, one.text, where, one.sure);
        expectFacts(service, one, where);
        expectQuestions(service, one, where);
      });

    for (const { title, ...one } of titled(cases.prices ?? [])) it(title, () => expectPrice(service, one));

    for (const { text, ...one } of withText(cases.recognised))
      it(`knows its work: ${text}`, () => expectService(service, text, one.locale ?? locale, one.sure));

    for (const one of withText(cases.not_recognised))
      it(`leaves to others: ${one.text}`, () => expectOther(service, one, one.locale ?? locale));
  });

/** Those that go on with what the one before shows have its title and their number. */
function titled(prices: readonly PriceCase[]): (PriceCase & { title: string })[] {
  let title = '';
  let count = 1;
  return prices.map((one) => {
    count = one.title === undefined ? count + 1 : 1;
    title = one.title ?? title;
    return { ...one, title: count === 1 ? title : `${title} (${count})` };
  });
}

/** A case that is nothing but a text may stand as that. */
function withText(list: readonly (string | OtherWorkCase)[] = []): OtherWorkCase[] {
  return list.map((one) => (typeof one === 'string' ? { text: one } : one));
}

type Sections = readonly (readonly string[])[];

function expectService(service: string, text: string, locale: Locale, sure = true): void {
  const { candidates, confident } = classifyRequest({ text, locale, playbooks });
  expect(candidates[0]?.service_type).toBe(service);
  if (sure) expect(confident).toBe(true);
}

function expectOther(service: string, one: OtherWorkCase, locale: Locale): void {
  const { candidates, confident } = classifyRequest({ text: one.text, locale, playbooks });
  const services = candidates.map((candidate) => candidate.service_type);
  if (one.sure === false) expect(confident).toBe(false);
  else expect(services[0]).not.toBe(service);
  if (!one.offered) expect(services).not.toContain(service);
  if (one.as) expect(services[0]).toBe(one.as);
}

function expectFacts(service: string, one: RequestCase, locale: Locale): void {
  const found = read(service, one.text, locale);
  const facts = readFacts(bundled(service), one.text, locale);
  if (one.sections) expect(comparable(service, found.sections, one.sections)).toEqual(one.sections);
  if (one.job) expect(found.job).toEqual(one.job);
  if (one.facts) expect(facts).toEqual(one.facts);
  expect(facts).toEqual(expect.arrayContaining(one.some_facts ?? []));
  for (const part of one.not_facts ?? []) expect(facts.join()).not.toContain(part);
}

/** What sections there are and their facts, without what kind they are of where the case does not say it. */
function comparable(service: string, sections: Sections, wanted: Sections): Sections {
  const kind = `${bundled(service).sections.requirement} `;
  const isKind = (fact: string, index: number) => index > 0 && fact.startsWith(kind);
  if (wanted.some((section) => section.some(isKind))) return sections;
  return sections.map((section) => section.filter((fact, index) => !isKind(fact, index)));
}

function expectQuestions(service: string, one: RequestCase, locale: Locale): void {
  const { asked, sections, job } = read(service, one.text, locale);
  const known = [...sections.flatMap(([, ...facts]) => facts), ...job].map((fact) => fact.split(' ')[0]);
  expect(asked.filter((key) => key !== null && known.includes(key))).toEqual(one.asked_again ?? []);

  const questions = firstQuestions(bundled(service), one.text, locale);
  expect(questions.length).toBeLessThanOrEqual(mostQuestions);
  const keys = questions.flatMap(({ question_key, requirement_key }) => [question_key, requirement_key]);
  expect(keys).toEqual(expect.arrayContaining(one.asked ?? []));
  for (const key of one.not_asked ?? []) expect(keys).not.toContain(key);
  const words = JSON.stringify(questions).toLowerCase();
  for (const word of one.mentions ?? []) expect(words).toContain(word);
  for (const word of one.not_mentions ?? []) expect(words).not.toContain(word);
}

function expectPrice(service: string, one: PriceCase): void {
  const playbook = bundled(service);
  const result = estimate({ playbook, currency: one.currency ?? 'GBP', ...factsOf(playbook, one) });
  expectLines(result, one);
  expectExtras(result, one);
  const said = result.assumptions.map(({ text }) => text).join(' ');
  if (one.assumes) expect(said).toMatch(inOrder(one.assumes));
  for (const part of one.not_assumes ?? []) expect(said).not.toContain(part);
}

function factsOf(playbook: Playbook, one: PriceCase): { sections: Section[]; jobFacts: Fact[] } {
  if (one.answers) return factsByTheirNames(playbook, one.answers);
  const places = one.sections ?? [one.section ?? {}];
  const sections = places.map((facts, index) => room(facts, `place-${index + 1}`));
  return { sections, jobFacts: stated(one.job ?? {}) };
}

function factsByTheirNames(playbook: Playbook, answers: NamedAnswers): { sections: Section[]; jobFacts: Fact[] } {
  const { facts } = factsFromAliases({ playbook, answers, locale: 'en-GB' });
  const ofSections = new Set(playbook.requirements.filter(({ scope }) => scope === 'section').map(({ key }) => key));
  const own = facts.filter((fact) => ofSections.has(fact.requirement));
  const jobFacts = facts.filter((fact) => !ofSections.has(fact.requirement));
  return { sections: [{ ...room({}), facts: own }], jobFacts };
}

function expectLines(result: Estimate, one: PriceCase): void {
  const lines = figures(result);
  if (one.lines) expect(lines).toEqual(one.lines);
  for (const part of one.some_lines ?? [])
    expect(lines, part).toSatisfy(() => lines.some((line) => line === part || line.startsWith(`${part} `)));
  for (const part of one.no_lines ?? []) expect(lines.join()).not.toContain(part);
  if (one.total !== undefined) expect(total(result)).toBe(one.total);
}

function expectExtras(result: Estimate, one: PriceCase): void {
  const extras = extrasOf(result);
  if (one.extras) expect(extras).toEqual(one.extras);
  if (one.extra_keys) expect(result.extras.map((extra) => extra.key)).toEqual(one.extra_keys);
  for (const part of one.no_extras ?? []) expect(extras.join()).not.toContain(part);
}

function inOrder(parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}
