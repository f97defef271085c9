import type { Quote } from '#web/api/quote-types.ts';

const fields = [
  'title',
  'detail',
  'discount_percent',
  'valid_until',
  'terms',
  'prices_include_tax',
  'starts',
  'duration',
  'deposit_percent',
  'guarantee',
] as const satisfies readonly (keyof Quote)[];

export type SettingsField = (typeof fields)[number];
/** What of a quote's head is edited in one place. */
export type Settings = Pick<Quote, SettingsField>;

export function settingsOf(quote: Settings): Settings {
  const { title, detail, discount_percent, valid_until, terms, prices_include_tax } = quote;
  const { starts, duration, deposit_percent, guarantee } = quote;
  return {
    title,
    detail,
    discount_percent,
    valid_until,
    terms,
    prices_include_tax,
    starts,
    duration,
    deposit_percent,
    guarantee,
  };
}

/** Only what differs, so that a save touches nothing that was not edited. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(
    fields.filter((field) => (before[field] || null) !== (after[field] || null)).map((field) => [field, after[field]]),
  );
}

/** What somebody else has changed since `before` and the edit would write over. */
export function clashingSettings(
  before: Settings,
  now: Settings,
  change: { readonly [F in SettingsField]?: Settings[F] | undefined },
): SettingsField[] {
  return fields.filter((field) => field in change && now[field] !== before[field] && now[field] !== change[field]);
}
