import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Missed } from '#domain/ai-edit/applied.ts';
import { amountOf, type Diff, type LineDiff } from '#domain/ai-edit/diff.ts';
import type { Proposal } from '#domain/ai-edit/edit-by-words.ts';
import type { EditGroup, EditLine } from '#domain/ai-edit/plan.ts';
import type { Currency } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import { say } from '#server/i18n.ts';
import type { LineItemRow } from '../line-item-store.ts';
import { presentLineItem } from '../present-line-item.ts';
import { presentTotals, type Totalled } from '../quote-totals.ts';
import { explainEdit } from './explain-edit.ts';

type WordEdit = z.input<(typeof endpoints)['editByWords']['response']>;

type Part = Pick<EditGroup, 'id' | 'title'>;

export interface Outcome {
  readonly proposal: Proposal;
  readonly isApplied: boolean;
  readonly proposalId: string | null;
  readonly readBy: EngineName | null;
  readonly rows: readonly LineItemRow[];
  /** Of the job, such as rooms. */
  readonly parts: readonly Part[];
  readonly sums: Totalled;
  readonly revision: number;
  readonly locale: Locale;
  readonly currency: Currency;
}

const presentLine = (line: EditLine) => ({
  description: line.description,
  category: line.category,
  quantity: line.quantity,
  unit: line.unit,
  unit_label: line.unitLabel,
  unit_price_minor: line.unitPriceMinor,
  amount_minor: amountOf(line),
  component_id: line.groupId,
});

function presentDiff(diff: LineDiff): WordEdit['edits'][number] {
  return {
    action: diff.action,
    line_item_id: diff.action === 'add' ? null : diff.before.id,
    before: diff.action === 'add' ? null : presentLine(diff.before),
    after: diff.action === 'delete' ? null : presentLine(diff.after),
  };
}

function presentChange(diff: Diff | null, missed: Missed | null) {
  return {
    edits: diff?.lines.map(presentDiff) ?? [],
    is_reordered: diff?.isReordered ?? false,
    discount_percent: diff?.discountPercent ?? null,
    charges_tax: diff?.taxCharged ?? null,
    optional:
      diff?.groups.map(({ after }) => ({
        component_id: after.id,
        title: after.title,
        is_optional: after.isOptional,
      })) ?? [],
    total_minor: diff?.totalMinor ?? null,
    missed_total_minor: missed?.wantedMinor ?? null,
  };
}

function presentQuestion({ proposal, rows, parts, sums }: Outcome, question: string) {
  if (proposal.kind !== 'question') return null;
  const candidates = rows.filter(({ id }) => proposal.candidates.includes(id));
  return {
    question,
    candidates: candidates.map(({ id, description, componentId }) => ({
      line_item_id: id,
      description,
      part: parts.find((part) => part.id === componentId)?.title ?? null,
      amount_minor: sums.lines.find((line) => line.id === id)?.amountMinor ?? 0,
    })),
    span: proposal.span,
  };
}

const outcomes = { no_change: 'no_change', question: 'needs_clarification', refusal: 'refused' } as const;

export function presentWordEdit(outcome: Outcome): WordEdit {
  const { proposal, isApplied, proposalId, readBy, rows, sums, revision, locale, currency } = outcome;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const explanation = say(locale, explainEdit(proposal, money));
  const edit = proposal.kind === 'edit' ? proposal : null;
  return {
    outcome: proposal.kind === 'edit' ? (isApplied ? 'applied' : 'proposed') : outcomes[proposal.kind],
    reason: 'reason' in proposal ? proposal.reason : null,
    ...presentChange(edit?.diff ?? null, edit?.missed ?? null),
    explanation,
    needs_clarification: presentQuestion(outcome, explanation),
    proposal_id: proposalId,
    read_by: readBy,
    line_items: rows.map((row) => presentLineItem(row, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}
