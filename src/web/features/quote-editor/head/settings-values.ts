import type { Quote } from '#web/api/quote-types.ts';

/** What of a quote's head is edited in one place. */
export type Settings = Pick<Quote, 'title' | 'discount_percent' | 'valid_until' | 'terms' | 'prices_include_tax'>;
export type SettingsField = keyof Settings;

export function settingsOf({ title, discount_percent, valid_until, terms, prices_include_tax }: Settings): Settings {
  return { title, discount_percent, valid_until, terms, prices_include_tax };
}

const fields = ['title', 'discount_percent', 'valid_until', 'terms', 'prices_include_tax'] as const;

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
