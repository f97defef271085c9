import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import { measureUnits, type Playbook, requirementTypes, scopes } from '#domain/playbooks/playbook.ts';
import { costCategories, pricingUnits } from '#domain/pricing/rule.ts';
import { componentTypes, importances, matchModes, questionRoles } from '#domain/question/component-type.ts';

const key = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/);
const formula = z.string().min(1).max(1000);
const text = z.string().max(1000);
const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[a-z]{2}$/), value);
const phrases = byLanguage(z.array(z.string().min(1).max(200)).max(2000));
const value = z.union([
  z.number(),
  z.string().max(80),
  z.boolean(),
  z.array(z.number()),
  z.array(z.string()),
  z.record(z.string(), z.number()),
]);
const prior = z.tuple([value, value]);
const bounds = z.tuple([z.number(), z.number()]);
const textGroup = z.record(z.string(), text);

const requirement = z.strictObject({
  key,
  scope: z.enum(scopes),
  type: z.enum(requirementTypes),
  unit: z.enum(measureUnits).exactOptional(),
  options: z.array(key).exactOptional(),
  importance: z.enum(importances),
  prior: prior.exactOptional(),
  default: value.exactOptional(),
  default_per_section: z.boolean().exactOptional(),
  bounds: bounds.exactOptional(),
  carries: z.boolean().exactOptional(),
  removable: z.boolean().exactOptional(),
  alternatives: z.array(key).exactOptional(),
  hazard: z.boolean().exactOptional(),
  mandatory: z.boolean().exactOptional(),
  when: formula.exactOptional(),
});

const question = z.strictObject({
  key,
  component: z.enum(componentTypes),
  for_each: z.literal('SelectForEach').exactOptional(),
  role: z.enum(questionRoles),
  satisfies: z.array(key),
  match: z.enum(matchModes),
  about: z.array(key).exactOptional(),
  config: z.record(z.string(), z.json()).exactOptional(),
  unsure: z.boolean().exactOptional(),
  early: z.boolean().exactOptional(),
  courtesy: z.boolean().exactOptional(),
  depends_on: z.strictObject({ question: key, any_of: z.array(key) }).exactOptional(),
  when: formula.exactOptional(),
});

const line = z.strictObject({
  key,
  category: z.enum(costCategories),
  unit: z.enum(pricingUnits),
  measure: z.enum(measureUnits),
  unit_label: key.exactOptional(),
  per: z.enum(scopes),
  when: formula.exactOptional(),
  quantity: formula,
  factor: formula.exactOptional(),
  productivity: z.number().positive().exactOptional(),
  main: z.boolean().exactOptional(),
  priced_as: key.exactOptional(),
  extra: key.exactOptional(),
});

const rates = z.strictObject({
  minimum_charge: z.int().min(0),
  lines: z.record(z.string(), z.int().min(0)),
});

const sectionKind = z.strictObject({
  key,
  phrases,
  weak_phrases: phrases.exactOptional(),
  single: z.boolean().exactOptional(),
  sets: z.record(z.string(), value).exactOptional(),
  defaults: z.record(z.string(), value).exactOptional(),
  priors: z.record(z.string(), prior).exactOptional(),
});

const cue = z.strictObject({
  requirement: key,
  option: key.exactOptional(),
  options: z.array(key).exactOptional(),
  negated_option: key.exactOptional(),
  number: z.number().exactOptional(),
  combine: z.enum(['sum', 'product', 'longer', 'shorter']).exactOptional(),
  weak: z.boolean().exactOptional(),
  below: z.number().exactOptional(),
  confidence: z.number().min(0).max(1),
  phrases,
});

const alias = z.strictObject({
  name: z.string().min(1).max(80),
  requirement: key,
  times: z.number().exactOptional(),
  part: z.enum(['length', 'width']).exactOptional(),
  values: z.record(z.string(), value).exactOptional(),
  option: key.exactOptional(),
  unless: z.array(z.string().min(1).max(80)).exactOptional(),
});

const questionTexts = z.strictObject({
  prompt: text,
  in_section: text.exactOptional(),
  for_each: text.exactOptional(),
  help: text.exactOptional(),
  hints: z.array(text).exactOptional(),
  placeholder: text.exactOptional(),
  width_label: text.exactOptional(),
});

const texts = z.strictObject({
  name: text,
  requirements: textGroup,
  options: textGroup,
  questions: z.record(z.string(), questionTexts),
  closing: z.array(text).max(12).default([]),
  lines: textGroup,
  assumptions: textGroup,
  extras: z.record(z.string(), z.strictObject({ title: text, description: text })),
  terms: textGroup,
  units: textGroup,
  sections: textGroup,
});

/** The shape of a `*.playbook.json`, which a self-hoster may drop in. Whether it makes sense is `validatePlaybook`'s to say. */
export const playbookFile = z.strictObject({
  key,
  version: z.int().min(1),
  service_type: key,
  unit_basis: z.enum(measureUnits),
  hours_per_day: z.number().min(1).max(24),
  requirements: z.array(requirement).min(1).max(100),
  questions: z.array(question).min(1).max(60),
  measures: z.array(z.strictObject({ key, unit: z.enum(measureUnits), per: z.enum(scopes), formula })).max(100),
  lines: z.array(line).min(1).max(60),
  extras: z.array(z.strictObject({ key, when: formula.exactOptional() })).max(20),
  assumptions: z.array(z.strictObject({ key, per: z.enum(scopes), when: formula.exactOptional() })).max(60),
  starter_rates: z.strictObject({
    year: z.int().min(2000).max(2100),
    rates: z.partialRecord(z.enum(currencies), rates),
  }),
  lexicon: byLanguage(
    z.array(z.strictObject({ weight: z.number().min(-10).max(10), phrases: z.array(z.string().min(1).max(200)) })),
  ),
  sections: z.strictObject({ requirement: key, fallback: key, kinds: z.array(sectionKind).min(1).max(60) }),
  cues: z.array(cue).max(600),
  aliases: z.array(alias).exactOptional(),
  texts: byLanguage(texts),
}) satisfies z.ZodType<Playbook>;
