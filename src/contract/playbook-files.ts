import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import { measureRoles } from '#domain/measure/grammar/measure-entry.ts';
import { measureUnits, requirementTypes, scopes } from '#domain/playbooks/playbook.ts';
import type {
  AliasEntry,
  Catalogue,
  CatalogueCategory,
  CatalogueNames,
  FragmentFolder,
  LanguageEntry,
  OverlayEntry,
  PlaybookEntry,
  SharedItem,
} from '#domain/playbooks/playbook-source.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { type Countries, rateKinds } from '#domain/provider/country.ts';
import { componentTypes, importances, matchModes, questionRoles } from '#domain/question/component-type.ts';

// The shape of the files of `playbooks/`. Whether they make sense together is `validatePlaybook`'s to say.

export const key = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/);
const formula = z.string().min(1).max(1000);
const text = z.string().max(1000);
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

/** `shared/` gives these: a folder's whole list, or one item, some of whose fields may differ. */
const shared: z.ZodType<SharedItem> = z.looseObject({ shared: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9_.-]+)?$/) });

const requirement = z.strictObject({
  key,
  scope: z.enum(scopes),
  type: z.enum(requirementTypes),
  unit: z.enum(measureUnits).exactOptional(),
  sides: z.tuple([z.enum(measureRoles), z.enum(measureRoles)]).exactOptional(),
  side: z.enum(measureRoles).exactOptional(),
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
  main: z.boolean().exactOptional(),
  priced_as: key.exactOptional(),
  stop: z.boolean().exactOptional(),
  extra: key.exactOptional(),
});

const assumption = z.strictObject({
  key,
  per: z.enum(scopes),
  when: formula.exactOptional(),
  internal: z.boolean().exactOptional(),
});

const kind = z.strictObject({
  key,
  single: z.boolean().exactOptional(),
  sets: z.record(z.string(), value).exactOptional(),
  defaults: z.record(z.string(), value).exactOptional(),
  priors: z.record(z.string(), prior).exactOptional(),
});

const cue = z.strictObject({
  id: key,
  requirement: key,
  option: key.exactOptional(),
  options: z.array(key).exactOptional(),
  negated_option: key.exactOptional(),
  number: z.number().exactOptional(),
  combine: z.enum(['sum', 'product', 'longer', 'shorter']).exactOptional(),
  weak: z.boolean().exactOptional(),
  below: z.number().exactOptional(),
  confidence: z.number().min(0).max(1),
});

const alias = z.strictObject({
  names: z.array(z.string().min(1).max(80)).min(1),
  requirement: key,
  times: z.number().exactOptional(),
  part: z.enum(['length', 'width']).exactOptional(),
  values: z.record(z.string(), value).exactOptional(),
  option: key.exactOptional(),
  unless: z.array(z.string().min(1).max(80)).exactOptional(),
}) satisfies z.ZodType<AliasEntry>;

/** `playbook.yaml` */
export const playbookFile = z.strictObject({
  key,
  version: z.int().min(1),
  service_type: key,
  category: key.exactOptional(),
  unit_basis: z.enum(measureUnits),
  hours_per_day: z.number().min(1).max(24),
  requirements: z
    .array(z.union([requirement, shared]))
    .min(1)
    .max(100),
  questions: z
    .array(z.union([question, shared]))
    .min(1)
    .max(60),
  measures: z.array(z.strictObject({ key, unit: z.enum(measureUnits), per: z.enum(scopes), formula })).max(100),
  lines: z.array(line).max(60),
  extras: z.array(z.strictObject({ key, when: formula.exactOptional() })).max(20),
  assumptions: z.array(z.union([assumption, shared])).max(60),
  sections: z.strictObject({
    requirement: key,
    fallback: key,
    kinds: z
      .array(z.union([kind, shared]))
      .min(1)
      .max(60),
  }),
  cues: z.array(z.union([cue, shared])).max(600),
}) satisfies z.ZodType<PlaybookEntry>;

const change = z.looseObject({ key });

/** `overlay.yaml`: what it makes of the playbook is checked when it is laid over it. */
export const overlayFile = z.strictObject({
  version: z.int().min(1).exactOptional(),
  hours_per_day: z.number().min(1).max(24).exactOptional(),
  requirements: z.array(change).exactOptional(),
  questions: z.array(change).exactOptional(),
  measures: z.array(change).exactOptional(),
  lines: z.array(change).exactOptional(),
  extras: z.array(change).exactOptional(),
  assumptions: z.array(change).exactOptional(),
  cues: z.array(z.looseObject({ id: key })).exactOptional(),
}) satisfies z.ZodType<OverlayEntry>;

/** `aliases.yaml` */
export const aliasesFile = z.array(z.union([alias, shared]));

const textGroup = z.record(z.string(), text);
const questionTexts = z.strictObject({
  prompt: text,
  in_section: text.exactOptional(),
  for_each: text.exactOptional(),
  with_unit: text.exactOptional(),
  help: text.exactOptional(),
  hints: z.array(text).exactOptional(),
  placeholder: text.exactOptional(),
  width_label: text.exactOptional(),
});

const texts = z.strictObject({
  name: text.exactOptional(),
  titles: z.array(z.string().min(1).max(200)).max(8).exactOptional(),
  requirements: textGroup.exactOptional(),
  options: textGroup.exactOptional(),
  questions: z.record(z.string(), questionTexts).exactOptional(),
  closing: z.array(text).max(12).exactOptional(),
  lines: textGroup.exactOptional(),
  assumptions: textGroup.exactOptional(),
  extras: z.record(z.string(), z.strictObject({ title: text, description: text })).exactOptional(),
  terms: textGroup.exactOptional(),
  units: textGroup.exactOptional(),
  sections: textGroup.exactOptional(),
});

/** One phrase a line. A block that stands for too many phrases is refused when they are read. */
const phrases = z.string().min(1).max(60_000);
const blocks = z.record(key, phrases);

/** `<code>.yaml` */
export const languageFile = z.strictObject({
  texts: texts.exactOptional(),
  words: z.array(z.strictObject({ weight: z.number().min(-10).max(10), phrases })).exactOptional(),
  kinds: blocks.exactOptional(),
  weak_kinds: blocks.exactOptional(),
  cues: blocks.exactOptional(),
  counted: blocks.exactOptional(),
}) satisfies z.ZodType<LanguageEntry>;

/** `shared/<name>/fragment.yaml` */
export const fragmentFile = z.strictObject({
  requirements: z.array(requirement).exactOptional(),
  questions: z.array(question).exactOptional(),
  assumptions: z.array(assumption).exactOptional(),
  kinds: z.array(kind).exactOptional(),
  cues: z.array(cue).exactOptional(),
  aliases: z.array(alias).exactOptional(),
}) satisfies z.ZodType<Omit<FragmentFolder, 'languages'>>;

const catalogueCategory: z.ZodType<CatalogueCategory> = z.strictObject({
  slug: key,
  service_types: z.array(z.strictObject({ slug: key, unit_basis: key, hazards: z.array(key) })).exactOptional(),
  get children() {
    return z.array(catalogueCategory).exactOptional();
  },
});

/** `catalogue/catalogue.yaml` */
export const catalogueFile = z.strictObject({
  categories: z.array(catalogueCategory).min(1),
  professions: z.array(z.strictObject({ slug: key, service_types: z.array(key) })),
  usual: z.array(key),
}) satisfies z.ZodType<Omit<Catalogue, 'names'>>;

/** `catalogue/<code>.yaml` */
export const catalogueNamesFile = z.strictObject({
  categories: textGroup,
  service_types: textGroup,
  professions: textGroup.exactOptional(),
  everyday: textGroup.exactOptional(),
}) satisfies z.ZodType<CatalogueNames>;

/** A text by language, the country's own first. */
const byLanguage = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1).max(300));
const isPattern = (source: string): boolean => {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
};

/** `catalogue/countries.yaml` */
export const countriesFile = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({
    known_as: z.array(z.string().min(2).max(80)).exactOptional(),
    calling_code: z.string().regex(/^[1-9]\d{0,3}$/),
    currency: z.enum(currencies).exactOptional(),
    year: z.int().min(2000).max(2100),
    source: z.url(),
    tax: byLanguage,
    by_place: z.boolean().exactOptional(),
    rates: z
      .partialRecord(z.enum(rateKinds), z.number().min(0).max(100))
      .refine(({ standard }) => standard !== undefined, 'the standard rate is missing'),
    number: z.strictObject({
      name: byLanguage,
      form: z.string().max(200).refine(isPattern, 'this is no pattern'),
      example: z.string().min(1).max(40),
    }),
    company_number: z.strictObject({ name: byLanguage, on_quotes: z.boolean() }).exactOptional(),
    unregistered: byLanguage.exactOptional(),
  }),
) satisfies z.ZodType<Countries>;
