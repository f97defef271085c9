import type { PricingUnit } from '../pricing/pricing-unit.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { Evidence } from './evidence.ts';

export interface EstimatedLine {
  /** The section it belongs to; null for the whole job. */
  readonly section_key: string | null;
  /** The playbook's line, or the name of a charge on the whole job. */
  readonly playbook_line: string;
  readonly category: CostCategory;
  readonly description: string;
  /** At most 3 decimals. */
  readonly quantity: number;
  readonly unit: PricingUnit;
  readonly unit_label: string;
  /** Integer; null = no rule and no starter rate covers it, the provider must price it. */
  readonly unit_price_minor: number | null;
  /** What one unit costs the provider, where the rule says so; never shown to a customer. */
  readonly unit_cost_minor: number | null;
  readonly pricing_rule_id: string | null;
  readonly tax_rate: number;
  /** 0 to 1, at most 2 decimals. */
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
}

/** An optional component the customer may add; its lines are not in the range. */
export interface EstimatedExtra {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly lines: readonly EstimatedLine[];
}

/** What the price rests on where nobody said. */
export interface Assumption {
  /** A whole sentence in the quote's language. */
  readonly text: string;
  /** The part that it is about; null where it is about the whole job. */
  readonly section_key: string | null;
  /** How the price was worked out rather than what the work depends on: the customer is not told. */
  readonly is_internal: boolean;
}

export interface Estimate {
  readonly lines: readonly EstimatedLine[];
  /** Of parts that are only perhaps wanted: neither charges on the whole job nor the range count them. */
  readonly optional_lines: readonly EstimatedLine[];
  readonly assumptions: readonly Assumption[];
  readonly extras: readonly EstimatedExtra[];
  /** Net, in minor units. */
  readonly range: { readonly low_minor: number; readonly high_minor: number };
  /** Labour, at most 2 decimals. */
  readonly hours: number;
}
