import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assessReadiness } from '#domain/estimate/assess-readiness.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import { estimateQuote } from '#domain/estimate/estimate-quote.ts';
import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import type { AnsweredQuestion, Fact, FactValue } from '#domain/estimate/fact.ts';
import { factsFromAnswers } from '#domain/estimate/facts-from-answers.ts';
import { mergeFacts } from '#domain/estimate/merge-facts.ts';
import { planQuestions } from '#domain/estimate/plan-questions.ts';
import { candidatesFor } from '#domain/estimate/questions/candidates.ts';
import { comfortableCount } from '#domain/estimate/questions/choose-questions.ts';
import { effectInputOf } from '#domain/estimate/questions/effect-input.ts';
import { formatMoney } from '#domain/money.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { totalQuote } from '#domain/quote/totals.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { rule } from '#tests/support/estimates.ts';

// docs/engine.md follows one request. What stands in its fenced blocks is what the engine gives here; where the two differ,
// the page is mended.

const page = readFileSync(join(import.meta.dirname, '../../docs/engine.md'), 'utf8');
/** The page's blocks by the name behind the fence. */
const blocks = new Map(
  [...page.matchAll(/^```text (\w+)\n(.*?)^```$/gms)].map(([, name, text]) => [name, text?.trimEnd()]),
);

const locale = 'en-GB';
const text = blocks.get('request') ?? '';
const playbook = bundled('fencing');
const money = (minor: number) => formatMoney(minor, 'GBP', locale);

const extraction = extractSections({ text, locale, playbook, today: '2026-03-02' });
const stated = { playbook, locale, sections: extraction.sections, jobFacts: extraction.job_facts } as const;
const planned = planQuestions({ ...stated, usual: comfortableCount });

const answers: Readonly<Record<string, readonly string[]>> = {
  'q.gate': ['single'],
  'q.ground': ['unsure'],
  'q.posts': ['concrete'],
  'q.hazards': ['none'],
};
const questions = planned.map(
  (question): AnsweredQuestion => ({
    id: question.question_key,
    sectionKey: question.section_key,
    questionKey: question.question_key,
    requirementKey: question.requirement_key,
    type: question.type,
    config: question.config,
    answer: parseAnswer(question.type, answers[question.question_key] && { selected: answers[question.question_key] }),
    status: answers[question.question_key] ? 'completed' : 'skipped',
  }),
);
const answered = factsFromAnswers({ playbook, questions });
const known = mergeFacts(extraction, answered);
const knowledge = { playbook, locale, sections: known.sections, jobFacts: known.job_facts } as const;
const readiness = assessReadiness({ ...knowledge, questions });
const fence = rule({
  name: 'Put up a fence',
  serviceTypeId: 'fencing',
  lineKey: 'fit',
  strategy: 'per_unit',
  unit: 'per_unit',
  unitLabel: 'm',
  rateMinor: 3000,
});
const estimate = estimateQuote({
  ...knowledge,
  rules: [fence],
  serviceTypeId: 'fencing',
  currency: 'GBP',
  taxRate: 20,
});

function shown(value: FactValue): string {
  if (value.type === 'number') return `${value.number}${value.unit === 'feet' ? ' m, said in feet' : ''}`;
  if (value.type === 'choice') return value.option;
  return value.type === 'flag' ? String(value.flag) : value.type;
}

function factLine({ requirement, value, source, confidence }: Fact): string {
  const from = source.kind === 'request' ? `[${source.span.join(', ')}] "${source.quote}"` : source.kind;
  return `${requirement.padEnd(17)} ${shown(value).padEnd(23)} ${String(confidence).padEnd(5)} ${from}`;
}

const amount = ({ quantity, unit_price_minor }: EstimatedLine) => lineAmountMinor(quantity, unit_price_minor ?? 0) ?? 0;

function lineRow(line: EstimatedLine): string {
  const working = line.evidence.find(({ kind }) => kind === 'formula')?.text ?? '';
  const price = `${money(line.unit_price_minor ?? 0)}${line.pricing_rule_id ? ' (rule)' : ''}`;
  return `${line.playbook_line.padEnd(15)} ${working.padEnd(44)} ${price.padEnd(14)} ${money(amount(line))}`;
}

function evidenceOf(key: string): string {
  const line = estimate.lines.find(({ playbook_line }) => playbook_line === key);
  return (line?.evidence ?? []).map(({ kind, text: said }) => `${kind.padEnd(10)} ${said}`).join('\n');
}

function totals(): string {
  const lines = estimate.lines.map(({ quantity, unit_price_minor, tax_rate }, index) => ({
    id: String(index),
    quantity,
    unitPriceMinor: unit_price_minor,
    taxRate: tax_rate,
    isCounted: true,
  }));
  const total = totalQuote({ lines, taxMode: 'exclusive', discountPercent: 0 });
  if (!total.ok) throw new Error(total.code);
  const { netMinor, tax, totalMinor } = total.totals;
  return [
    `net   ${money(netMinor)}`,
    ...tax.map(({ rate, taxMinor }) => `tax   ${money(taxMinor)} (${rate} %)`),
    `total ${money(totalMinor)}`,
    `range ${money(estimate.range.low_minor)} to ${money(estimate.range.high_minor)} before tax`,
    `hours ${estimate.hours}`,
  ].join('\n');
}

const drawn: Readonly<Record<string, () => string>> = {
  classification: () => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    const rows = candidates.map(
      (one) => `${one.service_type.padEnd(19)} ${String(one.score).padEnd(5)} ${one.probability}`,
    );
    return [...rows, `taken without asking: ${confident ? 'yes' : 'no'}`].join('\n');
  },
  facts: () =>
    [
      ...extraction.sections.flatMap(({ title, facts }) => [`part "${title}"`, ...facts.map(factLine)]),
      'the whole job',
      ...extraction.job_facts.map(factLine),
    ].join('\n'),
  worth: () =>
    candidatesFor(effectInputOf(stated))
      .filter(({ question }) => question.role === 'primary')
      .map(({ question, worth, cost, hazard }) => {
        const why = hazard ? '  hazard: always asked' : '';
        return `${question.key.padEnd(10)} ${worth.toFixed(3)} ÷ ${String(cost).padEnd(3)} = ${(worth / cost).toFixed(3)}${why}`;
      })
      .join('\n'),
  questions: () => planned.map(({ prompt }, index) => `${index + 1}. ${prompt}`).join('\n'),
  answers: () => answered.job_facts.map(factLine).join('\n'),
  readiness: () =>
    `ready: ${readiness.ready ? 'yes' : 'no'}; the price may still move by ±${(readiness.spread * 100).toFixed(1)} %`,
  lines: () => estimate.lines.map(lineRow).join('\n'),
  evidence: () => evidenceOf('posts_concrete'),
  assumptions: () => estimate.assumptions.map(({ text }) => text).join('\n'),
  extras: () =>
    estimate.extras
      .flatMap(({ lines }) =>
        lines.map((line) => `${line.description}: ${line.quantity} ${line.unit_label}, ${money(amount(line))}`),
      )
      .join('\n'),
  totals,
};

describe('docs/engine.md', () => {
  it.each(Object.entries(drawn))('shows what the engine gives: %s', (name, draw) => {
    expect(blocks.get(name)).toBe(draw());
  });

  it('has no block that nothing is held against', () => {
    expect([...blocks.keys()]).toEqual(['request', ...Object.keys(drawn)]);
  });
});
