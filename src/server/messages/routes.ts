import type { z } from 'zod';
import type { OutputOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';
import { findQuote, type OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listMessages, type MessageRow, markRead } from './message-store.ts';
import { writeAsCustomer, writeAsProvider } from './write-message.ts';

type Opening = OutputOf<(typeof endpoints)['listMessages']['query']>;

export function mountMessages(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const { queue, clock, settings } = deps;
  const linkDeps = { queue, clock, tokens, settings };

  const openThread = async (
    scope: ProviderScope,
    quote: OwnQuote,
    { reader, query }: { reader: 'provider' | 'customer' | null; query: Opening },
  ) => {
    if (reader) await markRead(scope, quote, reader, clock());
    const { messages, total } = await listMessages(scope, quote, query);
    const meta = { page: 1, per_page: query.limit, total, total_pages: Math.ceil(total / query.limit) };
    return { list: messages.map(presentMessage), meta };
  };

  mount(mounting, endpoints.listCustomerMessages, ({ caller, query }) => {
    // The owner's preview looks over the customer's shoulder: that is no reading.
    const isReading = query.mark_read === 'true' && !caller.isPreview;
    return openThread(caller, caller.quote, { reader: isReading ? 'customer' : null, query });
  });
  mount(mounting, endpoints.sendCustomerMessage, async ({ caller, body }) =>
    presentMessage(await writeAsCustomer(caller, linkDeps, body.message)),
  );
  mount(mounting, endpoints.listMessages, async ({ caller, params, query }) => {
    const quote = await findQuote(caller, params.id);
    return openThread(caller, quote, { reader: query.mark_read === 'true' ? 'provider' : null, query });
  });
  mount(mounting, endpoints.sendMessage, async ({ caller, params, body }) =>
    presentMessage(await writeAsProvider(caller, linkDeps, params.id, body.message)),
  );
}

function presentMessage(row: MessageRow): z.input<(typeof endpoints)['sendMessage']['response']> {
  return {
    id: row.id,
    author: row.author,
    kind: row.kind,
    body: row.body,
    created_at: presentTime(row.createdAt),
    read_at: presentTime(row.readAt),
    delivery_status: row.readAt ? 'read' : row.deliveryStatus,
  };
}
