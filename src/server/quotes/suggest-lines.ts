import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { costMinorFor, unitMinorFor } from '#domain/pricing/rule-rate.ts';
import { presentTime } from '#server/http/present-time.ts';
import { findActiveRules } from '#server/pricing/pricing-rule-store.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findRememberedLines } from './remembered-line-store.ts';

type Endpoint = (typeof endpoints)['suggestLines'];
type Suggestion = z.input<Endpoint['response']>[number];

/** What a suggestion is the same line as another by, whoever wrote it how. */
interface Fitting {
  readonly text: string;
  readonly beginsSo: boolean;
  readonly suggestion: Suggestion;
}

/** One unit is what a line begins with; a larger quantity's rate is the provider's to write. */
const firstQuantity = 1;

/** Lines that fit what is being typed. What begins with it comes first, then the provider's own prices, then what was used most. */
export async function suggestLines(
  scope: ProviderScope,
  { q, limit }: z.output<Endpoint['query']>,
): Promise<Suggestion[]> {
  const search = q.trim();
  if (search === '') return [];
  const { currency, pricesIncludeTax } = await findProvider(scope);
  const [rules, remembered] = await Promise.all([
    ownPrices(scope, search),
    findRememberedLines(scope, { search, limit, currency, pricesIncludeTax }),
  ]);
  const earlier = remembered.map(presentRemembered).filter((one): one is Fitting => one !== null);
  const counted = rules.map((rule) =>
    withUse(
      rule,
      earlier.find((one) => isSame(one, rule)),
    ),
  );
  return [...counted, ...earlier.filter((one) => !rules.some((rule) => isSame(rule, one)))]
    .toSorted((a, b) => Number(b.beginsSo) - Number(a.beginsSo))
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}

type Remembered = Awaited<ReturnType<typeof findRememberedLines>>[number];

function presentRemembered(line: Remembered): Fitting | null {
  if (line.unitPriceMinor === null) return null;
  return {
    text: line.text,
    beginsSo: line.beginsSo,
    suggestion: {
      source: 'earlier',
      description: line.description,
      category: line.category,
      unit: line.unit,
      unit_label: line.unitLabel,
      unit_price_minor: line.unitPriceMinor,
      unit_cost_minor: line.unitCostMinor,
      used_count: line.usedCount,
      last_used_at: presentTime(line.lastUsedAt),
    },
  };
}

/** The provider's active prices of that name; a surcharge or minimum is no price of one unit. */
async function ownPrices(scope: ProviderScope, search: string): Promise<Fitting[]> {
  const found = await findActiveRules(scope, search);
  return found.flatMap(({ rule, text, beginsSo }) => {
    const unitMinor = unitMinorFor(rule, firstQuantity);
    if (rule.strategy === 'urgency' || rule.strategy === 'minimum_charge' || unitMinor === null) return [];
    const suggestion: Suggestion = {
      source: 'rule',
      description: rule.name,
      category: rule.costCategory,
      unit: rule.unit,
      unit_label: rule.unitLabel,
      unit_price_minor: unitMinor,
      unit_cost_minor: costMinorFor(rule, firstQuantity),
      used_count: 0,
      last_used_at: null,
    };
    return [{ text, beginsSo, suggestion }];
  });
}

/** At another price it is another suggestion: the provider sees both. */
const isSame = (a: Fitting, b: Fitting): boolean =>
  a.text === b.text &&
  a.suggestion.unit === b.suggestion.unit &&
  a.suggestion.unit_label === b.suggestion.unit_label &&
  a.suggestion.unit_price_minor === b.suggestion.unit_price_minor;

function withUse(rule: Fitting, line: Fitting | undefined): Fitting {
  if (!line) return rule;
  const { used_count, last_used_at } = line.suggestion;
  return { ...rule, suggestion: { ...rule.suggestion, used_count, last_used_at } };
}
