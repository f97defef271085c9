import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { type LineChange, withChangedLine, withLine, withOrder, withoutLine } from './quote-cache.ts';
import { quoteKeys } from './quote-keys.ts';
import type { LineItem, Quote } from './quote-types.ts';

export type NewLine = InputOf<EndpointByKey['POST /quotes/{id}/line-items']['body']>;

export interface LineEdit {
  readonly lineId: string;
  readonly change: LineChange;
  /** What the fields held when the edit began; put back when it fails. */
  readonly before: LineChange;
}

/** The only changes that wait for the network: the head of the quote says that they do. */
const shared = (quoteId: string) => ({
  networkMode: 'online' as const,
  mutationKey: quoteKeys.saving(quoteId),
  scope: { id: `quote-${quoteId}` },
});

const setQuote = (client: QueryClient, id: string, change: (quote: Quote) => Quote): void => {
  client.setQueryData<Quote>(quoteKeys.one(id), (quote) => quote && change(quote));
};

/** Edits of a line that wait behind the one that has just been answered; the answer must not undo them on screen. */
function waitingChange(client: QueryClient, quoteId: string, answered: LineEdit): LineChange {
  const waiting = client.getMutationCache().findAll({ mutationKey: quoteKeys.saving(quoteId), status: 'pending' });
  const changes = waiting
    .map((mutation) => mutation.state.variables as Partial<LineEdit> | undefined) // the key is shared: checked below
    .filter((edit) => edit !== answered && edit?.lineId === answered.lineId)
    .map((edit) => edit?.change);
  return Object.assign({}, ...changes);
}

/** The line as it stands: a stale edit's refusal carries it, so that both values show before the quote is fetched again. */
function currentLine(error: unknown, lineId: string): LineItem | undefined {
  if (!(error instanceof ApiError && error.code === 'stale_revision')) return undefined;
  const current = error.data as LineItem | null | undefined; // our own API's answer to a stale edit of a line
  return current?.id === lineId ? current : undefined;
}

/** The last one out fetches the quote again, so that sums, assumptions and frozen versions are the server's. */
async function refreshWhenQuiet(client: QueryClient, quoteId: string): Promise<void> {
  if (client.isMutating({ mutationKey: quoteKeys.saving(quoteId) }) > 1) return;
  await client.invalidateQueries({ queryKey: quoteKeys.one(quoteId) });
  void client.invalidateQueries({ queryKey: quoteKeys.lists });
}

export function useUpdateLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: ({ lineId, change }: LineEdit) => {
      // Read when it is this edit's turn: the edit before it has moved the revision.
      const quote = client.getQueryData<Quote>(quoteKeys.one(id));
      const revision = quote?.line_items.find((line) => line.id === lineId)?.revision;
      return call('PUT /quotes/{id}/line-items/{itemId}', {
        params: { id, itemId: lineId },
        body: { ...change, ...(revision !== undefined && { revision }) },
      }).then(dataOf);
    },
    onMutate: async ({ lineId, change }) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(id) });
      setQuote(client, id, (quote) => withChangedLine(quote, lineId, change));
    },
    onSuccess: ({ line_item, totals, revision }, edit) => {
      const isLast = client.isMutating({ mutationKey: quoteKeys.saving(id) }) <= 1;
      setQuote(client, id, (quote) => ({
        ...withLine(quote, { ...line_item, ...waitingChange(client, id, edit) }),
        ...(isLast && { totals }),
        revision,
      }));
    },
    onError: (error, { lineId, before }) => {
      const current = currentLine(error, lineId);
      setQuote(client, id, (quote) => (current ? withLine(quote, current) : withChangedLine(quote, lineId, before)));
    },
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

export function useCreateLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: (body: NewLine) => call('POST /quotes/{id}/line-items', { params: { id }, body }).then(dataOf),
    onSuccess: ({ line_item, totals, revision }) =>
      setQuote(client, id, (quote) => ({ ...withLine(quote, line_item), totals, revision })),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** Several lines below the others, all or none. */
export function useAddLines(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: ({ lines, idempotencyKey }: { readonly lines: readonly NewLine[]; readonly idempotencyKey: string }) =>
      call('POST /quotes/{id}/line-items/batch', {
        params: { id },
        body: { line_items: [...lines] },
        headers: { 'Idempotency-Key': idempotencyKey },
      }).then(dataOf),
    onSuccess: ({ line_items, totals, revision }) =>
      setQuote(client, id, (quote) => ({ ...quote, line_items, totals, revision })),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

export function useDeleteLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: (line: LineItem) =>
      call('DELETE /quotes/{id}/line-items/{itemId}', { params: { id, itemId: line.id } }).then(dataOf),
    onMutate: async (line) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(id) });
      setQuote(client, id, (quote) => withoutLine(quote, line.id));
    },
    onError: (_, line) => setQuote(client, id, (quote) => withLine(quote, line)),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** Gives the lines that come from the same formula the quantities that follow. */
export function useFollowLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: (itemId: string) =>
      call('POST /quotes/{id}/line-items/{itemId}/follow', { params: { id, itemId } }).then(dataOf),
    onSuccess: ({ line_items, totals, revision }) =>
      setQuote(client, id, (quote) => ({ ...quote, line_items, totals, revision })),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** Brings a deleted line back, with what it rests on. */
export function useRestoreLine(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: (line: LineItem) =>
      call('POST /quotes/{id}/line-items/{itemId}/restore', { params: { id, itemId: line.id } }).then(dataOf),
    onMutate: async (line) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(id) });
      setQuote(client, id, (quote) => withLine(quote, line));
    },
    onSuccess: ({ line_item, totals, revision }) =>
      setQuote(client, id, (quote) => ({ ...withLine(quote, line_item), totals, revision })),
    onError: (_, line) => setQuote(client, id, (quote) => withoutLine(quote, line.id)),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** All lines in their new order; a line that went to another part of the job is named with it. */
export interface LineOrder {
  readonly ids: readonly string[];
  readonly moved?: { readonly lineId: string; readonly componentId: string | null } | undefined;
}

export function useReorderLines(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...shared(id),
    mutationFn: ({ ids, moved }: LineOrder) =>
      call('POST /quotes/{id}/line-items/reorder', {
        params: { id },
        body: {
          line_item_ids: [...ids],
          ...(moved && { moved: { line_item_id: moved.lineId, component_id: moved.componentId } }),
        },
      }).then(dataOf),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(id) });
      setQuote(client, id, (quote) => withOrder(quote, order));
    },
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** "Looks right", or not yet: the provider's own mark. */
export function useCheckLine(id: string) {
  const client = useQueryClient();
  const mark = (lineId: string, checkedAt: string | null) =>
    setQuote(client, id, (quote) => ({
      ...quote,
      line_items: quote.line_items.map((line) => (line.id === lineId ? { ...line, checked_at: checkedAt } : line)),
    }));
  return useMutation({
    ...shared(id),
    mutationFn: ({ lineId, isChecked }: { lineId: string; isChecked: boolean }) =>
      call('PUT /quotes/{id}/line-items/{itemId}', {
        params: { id, itemId: lineId },
        body: { is_checked: isChecked },
      }).then(dataOf),
    onMutate: async ({ lineId, isChecked }) => {
      await client.cancelQueries({ queryKey: quoteKeys.one(id) });
      mark(lineId, isChecked ? new Date().toISOString() : null);
    },
    onError: (_, { lineId, isChecked }) => mark(lineId, isChecked ? null : new Date().toISOString()),
    onSettled: () => refreshWhenQuiet(client, id),
  });
}

/** How many changes of the quote are still on their way. */
export function useSavingCount(id: string): number {
  return useIsMutating({ mutationKey: quoteKeys.saving(id) });
}
