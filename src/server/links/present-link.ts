import type { z } from 'zod';
import { pathTo } from '#contract/page-paths.ts';
import type { link } from '#contract/quote-shapes.ts';
import type { AppSettings } from '#server/http/app-deps.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { LinkRow } from './link-store.ts';
import type { LinkTokens } from './link-token.ts';

export interface LinkAddresses {
  readonly tokens: LinkTokens;
  readonly settings: Pick<AppSettings, 'publicUrl'>;
}

/** The address a customer opens. `flow` leads on to whichever page the quote's state asks for. */
export function linkUrl(
  row: Pick<LinkRow, 'id' | 'generation'>,
  { tokens, settings }: LinkAddresses,
  page: 'customerFlow' | 'customerMessages' = 'customerFlow',
): string {
  return settings.publicUrl + pathTo(page, { token: tokens.tokenFor(row) });
}

export function presentLink(row: LinkRow, addresses: LinkAddresses): z.input<typeof link> {
  return {
    id: row.id,
    url: linkUrl(row, addresses),
    channel: row.channel,
    recipient: row.recipient,
    status: row.status,
    sent_at: presentTime(row.sentAt),
    resent_count: row.resentCount,
    last_resent_at: presentTime(row.lastResentAt),
    first_clicked_at: presentTime(row.firstClickedAt),
    last_clicked_at: presentTime(row.lastClickedAt),
    click_count: row.clickCount,
    expires_at: presentTime(row.expiresAt),
    revoked_at: presentTime(row.revokedAt),
  };
}
