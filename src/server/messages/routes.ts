import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import { listMessages, type MessageRow, markRead } from './message-store.ts';
import { writeAsCustomer, writeAsProvider } from './write-message.ts';

export function mountMessages(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const { queue, clock, settings } = deps;
  const linkDeps = { queue, clock, tokens, settings };

  const openThread = async (scope: ProviderScope, quoteId: string, reader: 'provider' | 'customer') => {
    await markRead(scope, quoteId, reader, clock());
    return (await listMessages(scope, quoteId)).map(presentMessage);
  };

  mount(mounting, endpoints.listCustomerMessages, async ({ caller }) =>
    // The owner's preview looks over the customer's shoulder: that is no reading.
    caller.isPreview
      ? (await listMessages(caller, caller.quoteId)).map(presentMessage)
      : openThread(caller, caller.quoteId, 'customer'),
  );
  mount(mounting, endpoints.sendCustomerMessage, async ({ caller, body }) =>
    presentMessage(await writeAsCustomer(caller, linkDeps, body.message)),
  );
  mount(mounting, endpoints.listMessages, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    return openThread(caller, quote.id, 'provider');
  });
  mount(mounting, endpoints.sendMessage, async ({ caller, params, body }) =>
    presentMessage(await writeAsProvider(caller, linkDeps, params.id, body.message)),
  );
}

function presentMessage({
  id,
  author,
  body,
  createdAt,
  readAt,
}: MessageRow): z.input<(typeof endpoints)['sendMessage']['response']> {
  return { id, author, body, created_at: presentTime(createdAt), read_at: presentTime(readAt) };
}
