import { moneyFromText, moneyToText } from '#domain/measure/typed-number.ts';
import { aiServices } from '#domain/provider/ai-settings.ts';
import type { AiSettings, AiSettingsChange } from '#web/api/settings.ts';

/** The form, as typed. */
export interface AiValues {
  readonly engine: AiSettings['engine'];
  readonly service: string;
  readonly model: string;
  readonly key: string;
  /** US dollars; empty is no limit. */
  readonly budget: string;
}

export function aiValues(settings: AiSettings, locale: string): AiValues {
  return {
    engine: settings.engine,
    service: settings.service ?? '',
    model: settings.model ?? '',
    key: '',
    budget: moneyToText(settings.monthly_budget_minor, settings.currency, locale),
  };
}

/** Null where the budget is no amount. */
export function aiChange({ engine, service, model, key, budget }: AiValues, locale: string): AiSettingsChange | null {
  const amount = budget.trim() === '' ? null : moneyFromText(budget, 'USD', locale);
  if (budget.trim() !== '' && (amount === null || amount < 0)) return null;
  return {
    engine,
    service: aiServices.find((one) => one === service) ?? null,
    model: model.trim() || null,
    ...(key.trim() && { key: key.trim() }),
    monthly_budget_minor: amount,
  };
}
