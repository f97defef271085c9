import { Big } from 'big.js';
import { namesUnit, unitNamed } from '../../language/unit-named.ts';
import type { Locale } from '../../locale.ts';
import { formatDecimal } from '../../measure/decimal.ts';
import { feetOf, squareFeetOf } from '../../measure/length.ts';
import type { Playbook, PlaybookLine } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import type { PricingRule } from '../../pricing/rule.ts';
import { engineText } from '../texts/engine-text.ts';
import { measureName, unitName, type WorkItem } from './work-item.ts';

/** How much of a rule's unit a piece of work is. */
export interface RuleQuantity {
  readonly quantity: Big;
  readonly unitLabel: string;
  /** What turned the line's quantity into this one: `30.24 m² × 0.2 h = 6.05 h`. Null when nothing did. */
  readonly step: string | null;
}

interface Context {
  readonly playbook: Playbook;
  readonly texts: PlaybookTexts;
  readonly locale: Locale;
}

/** Whether a rule's unit can count a line's work at all. */
export function canCount({ measure, hours }: PlaybookLine, { unit }: Pick<PricingRule, 'unit'>): boolean {
  if (unit === 'hourly' || unit === 'daily') return measure === 'h' || (hours ?? 0) > 0;
  return unit !== 'per_area' || measure === 'm2';
}

/** Hours a piece of work takes, to 2 decimals; null when the playbook does not know the pace. */
export function hoursOf(item: WorkItem): Big | null {
  if (item.line.measure === 'h') return item.quantity.round(2, Big.roundHalfUp);
  const { hours } = item.line;
  return hours ? item.quantity.times(hours).round(2, Big.roundHalfUp) : null;
}

function shown(value: Big, unit: string, locale: Locale): string {
  return `${formatDecimal(value, locale, 0, 3)} ${unit}`.trim();
}

function timed(item: WorkItem, rule: PricingRule, context: Context): RuleQuantity | null {
  const hours = hoursOf(item);
  if (!hours) return null;
  const { locale, playbook } = context;
  const daily = rule.unit === 'daily';
  const each = item.line.measure === 'h' ? 1 : (item.line.hours ?? 1);
  const quantity = daily ? item.quantity.times(each).div(playbook.hours_per_day).round(2, Big.roundHalfUp) : hours;
  const unit = engineText(locale, daily ? 'unit.day' : 'unit.h');
  const values = {
    quantity: shown(
      item.quantity,
      unitName(item.line, context.texts, locale) || measureName(item.line.measure, locale),
      locale,
    ),
    each: formatDecimal(new Big(each), locale, 0, 3),
    hours: formatDecimal(new Big(playbook.hours_per_day), locale, 0, 2),
    value: shown(quantity, unit, locale),
  };
  const least = quantity.eq(0) ? new Big('0.01') : quantity;
  return { quantity: least, unitLabel: unit, step: engineText(locale, daily ? 'trace.days' : 'trace.hours', values) };
}

function converted(item: WorkItem, unit: 'ft' | 'ft2', locale: Locale): RuleQuantity {
  const quantity = unit === 'ft' ? feetOf(item.quantity) : squareFeetOf(item.quantity);
  const label = engineText(locale, `unit.${unit}`);
  const step = engineText(locale, 'trace.result', {
    trace: shown(item.quantity, measureName(item.line.measure, locale), locale),
    value: shown(quantity, label, locale),
  });
  return { quantity, unitLabel: label, step };
}

function perUnit(item: WorkItem, rule: PricingRule, context: Context): RuleQuantity {
  const { measure } = item.line;
  const label = rule.unitLabel ?? '';
  if (measure === 'm' && unitNamed(label) === 'ft') return converted(item, 'ft', context.locale);
  // "£250 a room" on a line that is measured in m²: one for each section.
  if (measure === 'm2' && !namesUnit(label, 'm2')) return { quantity: new Big(1), unitLabel: label, step: null };
  return asMeasured(item, rule, context);
}

function asMeasured(item: WorkItem, rule: PricingRule, context: Context): RuleQuantity {
  const unitLabel = rule.unitLabel || unitName(item.line, context.texts, context.locale);
  return { quantity: item.quantity, unitLabel, step: null };
}

/** A piece of work in a rule's own unit; null when the rule cannot price it. */
export function ruleQuantity(item: WorkItem, rule: PricingRule, context: Context): RuleQuantity | null {
  if (!canCount(item.line, rule)) return null;
  switch (rule.unit) {
    case 'hourly':
    case 'daily':
      return timed(item, rule, context);
    case 'fixed':
      return { quantity: new Big(1), unitLabel: rule.unitLabel ?? '', step: null };
    case 'per_area':
      return unitNamed(rule.unitLabel ?? '') === 'ft2'
        ? converted(item, 'ft2', context.locale)
        : asMeasured(item, rule, context);
    case 'per_unit':
      return perUnit(item, rule, context);
  }
}
