import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { listMedia, markMediaOnQuote } from '#server/media/media-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { requireComposing } from './change-quote.ts';
import { lockQuote, type QuoteRow, updateQuote } from './quote-store.ts';

interface Marking {
  readonly quoteId: string;
  readonly mediaId: string;
  readonly isOnQuote: boolean;
}

/** Puts a photo on the quote or takes it off; what was made ready to send is made ready anew. @throws Problem */
export async function markMedia(scope: ProviderScope, { quoteId, mediaId, isOnQuote }: Marking): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const found = (await listMedia(tx, quote)).find(({ id }) => id === mediaId);
    if (!found) throw new Problem('not_found', msg`This file does not exist any more.`);
    requireComposing(quote);
    if (found.mediaType !== 'photo')
      throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
        fields: { is_on_quote: [msg`Only photos are shown on a quote`] },
      });
    if (found.isOnQuote === isOnQuote) return quote;
    await markMediaOnQuote(tx, quote, mediaId, isOnQuote);
    return updateQuote(tx, quote, { finalizedAt: null });
  });
}
