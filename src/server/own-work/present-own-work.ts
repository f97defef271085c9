import type { z } from 'zod';
import type { ownQuestion, standardLine } from '#contract/own-work.ts';
import type { OwnQuestionRow } from './own-question-store.ts';
import type { StandardLineRow } from './standard-line-store.ts';

export function presentOwnQuestion(row: OwnQuestionRow): z.input<typeof ownQuestion> {
  return {
    id: row.id,
    type: row.type,
    prompt: row.prompt,
    help: row.help,
    config: row.config,
    required: row.required,
    measures: row.measuresUnit && { unit: row.measuresUnit, unit_label: row.measuresLabel ?? '' },
    position: row.position,
  };
}

export function presentStandardLine(row: StandardLineRow): z.input<typeof standardLine> {
  return {
    id: row.id,
    description: row.description,
    category: row.category,
    quantity: row.quantity,
    unit: row.unit,
    unit_label: row.unitLabel,
    pricing_rule_id: row.pricingRuleId,
    unit_price_minor: row.unitPriceMinor,
    position: row.position,
  };
}
