import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { changeQuotes as contract } from '#contract/quote-bulk.ts';
import { defaultLocale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';
import type { LinkDeps } from '#server/links/deliver-link.ts';
import { listLinks } from '#server/links/link-store.ts';
import { resendLink } from '#server/links/send-link.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { archiveQuote } from './archive-quote.ts';
import { changeStatus } from './change-status.ts';
import { duplicateQuote } from './duplicate-quote.ts';
import { findQuote, lockQuote } from './quote-store.ts';
import { unarchiveQuote } from './unarchive-quote.ts';

type Order = z.output<typeof contract.body>;
type Result = z.input<typeof contract.response>[number];
/** Gives the copy's id where one was made. */
type Act = (scope: ProviderScope, deps: LinkDeps, id: string) => Promise<string | null>;

const acts: Record<Order['action'], Act> = {
  remind: async (scope, deps, id) => {
    await remind(scope, deps, id);
    return null;
  },
  archive: async (scope, { clock }, id) => {
    await archiveQuote(scope, clock, id);
    return null;
  },
  unarchive: async (scope, _deps, id) => {
    await unarchiveQuote(scope, id);
    return null;
  },
  copy: async (scope, { queue }, id) => (await duplicateQuote(scope, queue, id)).id,
  expire: async (scope, _deps, id) => {
    await expireQuote(scope, id);
    return null;
  },
};

/** One thing with several quotes: each for itself, so that what one refuses takes back nothing of the others. */
export async function changeQuotes(scope: ProviderScope, deps: LinkDeps, { ids, action }: Order): Promise<Result[]> {
  const results = new Map<string, Result>();
  // In one order: two calls at once wait for each other.
  for (const id of [...new Set(ids)].toSorted())
    results.set(id, await resultOf(scope, id, () => inTransaction(scope, (tx) => acts[action](tx, deps, id))));
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? []);
}

async function resultOf(
  { locale = defaultLocale }: ProviderScope,
  id: string,
  act: () => Promise<string | null>,
): Promise<Result> {
  try {
    return { id, ok: true, copy_id: await act(), code: null, message: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, ok: false, copy_id: null, code: error.code, message: say(locale, error.sentence) };
  }
}

/** Sends the newest link that still opens once more. @throws Problem not_found, invalid_state where nothing was sent */
async function remind(scope: ProviderScope, deps: LinkDeps, id: string): Promise<void> {
  const quote = await findQuote(scope, id);
  const isWaiting = quote.status === 'awaiting_customer' || quote.status === 'sent';
  const [link] = (await listLinks(scope, quote))
    .filter(({ revokedAt }) => revokedAt === null)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!isWaiting || !link) throw new Problem('invalid_state', msg`This quote does not wait for its customer.`);
  await resendLink(scope, deps, id, link.id);
}

/** Ends a sent quote before its last day; one that has ended stays as it is. @throws Problem not_found, invalid_state */
async function expireQuote(scope: ProviderScope, id: string): Promise<void> {
  const quote = await lockQuote(scope, id);
  if (quote.status !== 'expired') await changeStatus(scope, quote, 'expire');
}
