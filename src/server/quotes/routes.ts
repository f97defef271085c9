import { endpoints } from '#contract/endpoints.ts';
import { quotesFile } from '#contract/quote-address.ts';
import { Problem } from '#domain/problem.ts';
import { answerCsv } from '#server/http/csv.ts';
import { requireProvider } from '#server/http/guards.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { parse } from '#server/http/parse.ts';
import { presentTime } from '#server/http/present-time.ts';
import { presentFound } from '#server/intake/present-found.ts';
import { proposeQuote } from '#server/intake/propose-quote.ts';
import { listAiLogs } from '#server/pipeline/run-store.ts';
import { listActivity } from './activity-store.ts';
import { addLineItems } from './add-line-items.ts';
import { applyWordEdit, readCommand } from './ai-edit/apply-word-edit.ts';
import { undoWordEdit } from './ai-edit/undo-word-edit.ts';
import { archiveQuote } from './archive-quote.ts';
import { addLineItem, changeLineItem, removeLineItem } from './change-line-items.ts';
import { changeQuote, staleRevision } from './change-quote.ts';
import { changeQuotes } from './change-quotes.ts';
import { changeService } from './change-service.ts';
import { listComponents } from './component-store.ts';
import { correctUnderstood } from './correct-understood.ts';
import { createQuote } from './create-quote.ts';
import { deleteQuote } from './delete-quote.ts';
import { duplicateQuote } from './duplicate-quote.ts';
import { exportQuotes } from './export-quotes.ts';
import { finalizeQuote } from './finalize-quote.ts';
import { followLineItem } from './follow-line-item.ts';
import { listLineItems } from './line-item-store.ts';
import { countQuotes } from './list-store.ts';
import { listSummaries } from './list-summaries.ts';
import { markMedia } from './mark-media.ts';
import { presentLineItem } from './present-line-item.ts';
import { presentQuote } from './present-quote.ts';
import { findQuote, type QuoteRow } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';
import { readQuoteHead } from './read-quote-head.ts';
import { reorderLineItems } from './reorder-line-items.ts';
import { requestEstimate, retryQuote, reviseQuote, takeOverQuote } from './request-estimate.ts';
import { restoreLineItem } from './restore-line-item.ts';
import { sendQuote } from './send-quote.ts';
import { suggestLines } from './suggest-lines.ts';
import { unarchiveQuote } from './unarchive-quote.ts';

export function mountQuotes(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const { clock } = deps;
  const presenting = { ...deps, tokens };

  // Before the calls on one quote, whose id this is not.
  mounting.app.get(quotesFile, async (c) => {
    c.set('route', `/api${quotesFile}`);
    const caller = await requireProvider(c, deps);
    return answerCsv(c, 'quotes', await exportQuotes(caller, parse(endpoints.listQuotes.query, c.req.query())));
  });
  mount(mounting, endpoints.listQuotes, ({ caller, query }) => listSummaries(caller, query));
  mount(mounting, endpoints.countQuotes, ({ caller, query }) =>
    countQuotes(caller, { search: query.search, isArchived: query.archived === 'true' }),
  );
  mount(mounting, endpoints.createQuote, async ({ caller, body }) => {
    const { quote, read } = await createQuote(caller, deps, body);
    return { one: await presentQuote(caller, quote, presenting), meta: { found: presentFound(read) } };
  });
  mount(mounting, endpoints.readRequest, ({ caller, body }) => proposeQuote(caller, deps.playbooks, body));
  mount(mounting, endpoints.getQuote, async ({ caller, params }) =>
    presentQuote(caller, await findQuote(caller, params.id), presenting),
  );
  mount(mounting, endpoints.getQuoteHead, ({ caller, params }) => readQuoteHead(caller, params.id));
  mount(mounting, endpoints.updateQuote, async ({ caller, params, body }) => {
    const present = async (row: QuoteRow) => presentQuote(caller, row, presenting);
    try {
      return await present(await changeQuote(caller, params.id, body, clock()));
    } catch (error) {
      // Presented here, after the transaction: it needs connections of its own.
      if (error instanceof Problem && error.code === 'stale_revision')
        throw staleRevision(await present(await findQuote(caller, params.id)));
      throw error;
    }
  });
  mount(mounting, endpoints.markMedia, async ({ caller, params, body }) =>
    presentQuote(
      caller,
      await markMedia(caller, { quoteId: params.id, mediaId: params.mediaId, isOnQuote: body.is_on_quote }),
      presenting,
    ),
  );
  mount(mounting, endpoints.deleteQuote, async ({ caller, params }) => {
    await deleteQuote(caller, deps.disk, params.id);
    return null;
  });
}

/** What takes a quote from one status to the next, or aside. */
export function mountQuoteMoves(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const { queue, clock } = deps;
  const presenting = { ...deps, tokens };
  const linkDeps = { ...deps, tokens };

  mount(mounting, endpoints.changeQuotes, ({ caller, body }) => changeQuotes(caller, linkDeps, body));
  mount(mounting, endpoints.archiveQuote, async ({ caller, params }) =>
    presentQuote(caller, await archiveQuote(caller, clock, params.id), presenting),
  );
  mount(mounting, endpoints.unarchiveQuote, async ({ caller, params }) =>
    presentQuote(caller, await unarchiveQuote(caller, params.id), presenting),
  );
  mount(mounting, endpoints.estimateQuote, async ({ caller, params }) =>
    presentQuote(caller, await requestEstimate(caller, { queue, clock }, params.id), presenting),
  );
  mount(mounting, endpoints.changeService, async ({ caller, params, body }) =>
    presentQuote(caller, await changeService(caller, queue, params.id, body), presenting),
  );
  mount(mounting, endpoints.correctUnderstood, async ({ caller, params, body }) =>
    presentQuote(
      caller,
      await correctUnderstood(caller, deps, params.id, { ...body, requirement: params.requirement }),
      presenting,
    ),
  );
  mount(mounting, endpoints.retryQuote, async ({ caller, params }) =>
    presentQuote(caller, await retryQuote(caller, queue, params.id), presenting),
  );
  mount(mounting, endpoints.takeOverQuote, async ({ caller, params }) =>
    presentQuote(caller, await takeOverQuote(caller, params.id), presenting),
  );
  mount(mounting, endpoints.reviseQuote, async ({ caller, params }) =>
    presentQuote(caller, await reviseQuote(caller, params.id), presenting),
  );
  mount(mounting, endpoints.duplicateQuote, async ({ caller, params }) =>
    presentQuote(caller, await duplicateQuote(caller, queue, params.id), presenting),
  );
  mount(mounting, endpoints.finalizeQuote, async ({ caller, params }) =>
    presentQuote(caller, await finalizeQuote(caller, deps, params.id), presenting),
  );
  mount(mounting, endpoints.sendQuote, async ({ caller, params, body }) =>
    presentQuote(
      caller,
      await sendQuote(caller, linkDeps, params.id, {
        ...body,
        acceptLowPrices: body.accept_low_prices,
        isFixedPrice: body.as_fixed_price,
      }),
      presenting,
    ),
  );
}

export function mountLineItems(mounting: Mounting): void {
  const { clock } = mounting.deps;
  mount(mounting, endpoints.suggestLines, ({ caller, query }) => suggestLines(caller, query));
  mount(mounting, endpoints.listLineItems, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    const [lines, components] = await Promise.all([listLineItems(caller, quote), listComponents(caller, quote)]);
    const { lines: amounts } = totalsOf({ ...quote, lines, components });
    return lines.map((line) => presentLineItem(line, amounts));
  });
  mount(mounting, endpoints.addLineItems, ({ caller, params, body }) =>
    addLineItems(caller, params.id, body.line_items),
  );
  mount(mounting, endpoints.createLineItem, ({ caller, params, body }) => addLineItem(caller, params.id, body));
  mount(mounting, endpoints.updateLineItem, ({ caller, params, body }) =>
    changeLineItem(caller, params.id, params.itemId, { input: body, now: clock() }),
  );
  mount(mounting, endpoints.deleteLineItem, ({ caller, params }) => removeLineItem(caller, params.id, params.itemId));
  mount(mounting, endpoints.restoreLineItem, ({ caller, params }) => restoreLineItem(caller, params.id, params.itemId));
  mountStaged(mounting, endpoints.editByWords, {
    prepare: ({ caller, params, body, locale }) =>
      readCommand(caller, mounting.deps, { quoteId: params.id, locale, ...body }),
    work: ({ caller, params, body, locale }, read) =>
      applyWordEdit(caller, clock, { quoteId: params.id, locale, ...body }, read),
  });
  mount(mounting, endpoints.undoWordEdit, ({ caller, params }) => undoWordEdit(caller, clock, params.id));
  mount(mounting, endpoints.followLineItem, ({ caller, params }) => followLineItem(caller, params, clock()));
  mount(mounting, endpoints.reorderLineItems, ({ caller, params, body }) => reorderLineItems(caller, params.id, body));
}

export function mountQuoteHistory(mounting: Mounting): void {
  mount(mounting, endpoints.listAiLogs, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    const logs = await listAiLogs(caller, quote);
    return logs.map((log) => ({
      id: log.id,
      kind: log.kind,
      step: log.step,
      engine: log.engine,
      model: log.model,
      status: log.status,
      duration_ms: log.durationMs,
      tokens_in: log.tokensIn,
      tokens_out: log.tokensOut,
      cost_minor: log.costMicroUsd === null ? null : Math.round(log.costMicroUsd / 10_000),
      cost_micro_usd: log.costMicroUsd,
      decision: log.decision,
      error: log.error,
      created_at: presentTime(log.createdAt),
    }));
  });
  mount(mounting, endpoints.listActivity, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    const entries = await listActivity(caller, quote);
    return entries.map(({ id, actor, action, fromStatus, toStatus, detail, at }) => ({
      id,
      actor,
      action,
      from_status: fromStatus,
      to_status: toStatus,
      note: typeof detail?.note === 'string' ? detail.note : null,
      at: presentTime(at),
    }));
  });
}
