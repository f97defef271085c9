import { msg } from '@lingui/core/macro';
import { type Proposal, proposeReading } from '#domain/ai-edit/edit-by-words.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { insertAiLogs } from '#server/pipeline/run-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ModelCall } from '#server/ports/engine.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines, currentTotals } from '../change-line-items.ts';
import { requireComposing, staleRevision } from '../change-quote.ts';
import { listComponents } from '../component-store.ts';
import { listLineItems } from '../line-item-store.ts';
import { presentLineItem } from '../present-line-item.ts';
import { findQuote, type QuoteRow } from '../quote-store.ts';
import { loadEditTable } from './load-edit-table.ts';
import { presentWordEdit } from './present-word-edit.ts';
import { findProposal, insertWordEdit, updateWordEdit, type WordEditRow } from './word-edit-store.ts';
import { writeEditedLines } from './write-edited-lines.ts';

export interface WordEditInput {
  readonly quoteId: string;
  readonly locale: Locale;
  readonly edit_request: string;
  readonly apply: boolean;
  readonly revision?: number | undefined;
  readonly proposal_id?: string | undefined;
  readonly choices?:
    | ReadonlyArray<{ readonly start: number; readonly end: number; readonly line_item_id: string }>
    | undefined;
}

interface Proposed {
  readonly proposal: Proposal;
  readonly stored: WordEditRow | null;
  /** Who read the command; null where a stored proposal was taken up and nothing was read. */
  readonly readBy: EngineName | null;
}

/** Carries the lines as they are, for the screen to show beside what was wanted. */
async function staleQuote(scope: ProviderScope, quote: QuoteRow): Promise<Problem> {
  const { lines: amounts } = await currentTotals(scope, quote);
  const rows = await listLineItems(scope, quote);
  return staleRevision(rows.map((row) => presentLineItem(row, amounts)));
}

async function requireRevision(scope: ProviderScope, quote: QuoteRow, revision: number | undefined): Promise<void> {
  if (revision !== undefined && revision !== quote.revision) throw await staleQuote(scope, quote);
}

/** What a command was read as, on the quote as it then was. */
export interface ReadCommand {
  readonly proposal: Proposal;
  readonly readBy: EngineName;
  readonly revision: number;
}

/**
 * Reads the command, outside any transaction: a reader may be slow. Null where a proposal is taken up and nothing is read.
 * @throws Problem not_found, invalid_state, stale_revision with the lines as they are
 */
export async function readCommand(
  scope: ProviderScope,
  { engines }: Pick<AppDeps, 'engines'>,
  input: WordEditInput,
): Promise<ReadCommand | null> {
  const quote = await requireEditable(scope, input);
  if (input.proposal_id) return null;
  const { edit_request: command, locale, choices = [] } = input;
  const reader = await engines.editReaderFor(scope);
  const table = await loadEditTable(scope, quote);
  const started = performance.now();
  const calls: ModelCall[] = [];
  const { reading, by } = await reader.read(
    {
      table,
      command,
      locale,
      choices: choices.map(({ start, end, line_item_id: lineId }) => ({ start, end, lineId })),
    },
    (call) => calls.push(call),
  );
  const proposal = proposeReading(table, reading);
  const about = { kind: 'ai_edit' as const };
  await insertAiLogs(scope, quote, [
    ...calls.map((call) => ({ ...about, engine: 'llm' as const, ...call })),
    {
      ...about,
      engine: by,
      status: 'completed',
      durationMs: Math.round(performance.now() - started),
      decision: `“${command}”: ${proposal.kind}${'reason' in proposal ? `, ${proposal.reason}` : ''}`,
    },
  ]);
  return { proposal, readBy: by, revision: quote.revision };
}

async function requireEditable(scope: ProviderScope, { quoteId, revision }: WordEditInput): Promise<QuoteRow> {
  const quote = await findQuote(scope, quoteId);
  requireComposing(quote);
  await requireRevision(scope, quote, revision);
  return quote;
}

/** Keeps a proposal to be taken up; its revision is checked on applying. */
async function keepProposal(
  scope: ProviderScope,
  quote: QuoteRow,
  { edit_request: request }: WordEditInput,
  { proposal, readBy, revision }: ReadCommand,
): Promise<Proposed> {
  if (proposal.kind !== 'edit') return { proposal, stored: null, readBy };
  return { proposal, stored: await insertWordEdit(scope, quote, { request, plan: proposal.plan, revision }), readBy };
}

/** The proposal that was shown, worked out again on the very lines it was made for. */
async function recall(scope: ProviderScope, quote: QuoteRow, proposalId: string): Promise<Proposed> {
  const stored = await findProposal(scope, quote, proposalId);
  if (!stored) throw new Problem('not_found', msg`This proposal is gone. Please ask for it again.`);
  await requireRevision(scope, quote, stored.revision);
  const table = await loadEditTable(scope, quote);
  return { proposal: proposeReading(table, { kind: 'plan', plan: stored.plan }), stored, readBy: null };
}

async function write(
  scope: ProviderScope,
  clock: Clock,
  stored: WordEditRow,
  proposal: Extract<Proposal, { kind: 'edit' }>,
) {
  return changeLines(scope, stored.quoteId, async (tx, quote) => {
    if (quote.revision !== stored.revision) throw await staleQuote(tx, quote);
    const { table, diff } = proposal;
    const undo = await writeEditedLines(tx, { quote, table, diff });
    await updateWordEdit(tx, quote, stored.id, { undo, appliedAt: clock() });
    return listLineItems(tx, quote);
  });
}

/**
 * Changes lines in words, or only proposes it: the whole command or nothing of it. What a model has read is never more
 * than proposed: somebody has to see it first.
 * @throws Problem not_found, invalid_state, stale_revision with the lines as they are, amount_out_of_range
 */
export async function applyWordEdit(
  scope: ProviderScope,
  clock: Clock,
  input: WordEditInput,
  read: ReadCommand | null,
) {
  const quote = await requireEditable(scope, input);
  const { proposal, stored, readBy } = read
    ? await keepProposal(scope, quote, input, read)
    : await recall(scope, quote, input.proposal_id ?? '');
  const parts = await listComponents(scope, quote);
  const { locale } = input;
  const shared = { proposal, proposalId: stored?.id ?? null, readBy, locale, parts, currency: quote.currency };
  if (input.apply && readBy !== 'llm' && proposal.kind === 'edit' && stored) {
    const { result: rows, sums, revision } = await write(scope, clock, stored, proposal);
    return presentWordEdit({ ...shared, isApplied: true, rows, sums, revision });
  }
  const rows = await listLineItems(scope, quote);
  const sums = await currentTotals(scope, quote);
  return presentWordEdit({ ...shared, isApplied: false, rows, sums, revision: quote.revision });
}
