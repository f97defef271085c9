import { msg } from '@lingui/core/macro';
import type { Proposal } from '#domain/ai-edit/edit-by-words.ts';
import type { QuestionReason, RefusalReason } from '#domain/ai-edit/plan.ts';
import type { Sentence } from '#domain/problem.ts';

const questions: Readonly<Record<QuestionReason, Sentence>> = {
  ambiguous_target: msg`Which line do you mean?`,
  not_found: msg`No line is called that. Which one do you mean?`,
  missing_value: msg`A price, a quantity or an amount is missing. Please say how much.`,
  missing_target: msg`Which line should change?`,
  unclear_value: msg`Is that a price or a quantity, and is it the new figure or the difference? Please say it with a currency or a unit.`,
  unit_mismatch: msg`The line is counted in another unit than the one you named.`,
  contradiction: msg`That does not fit what the quote says now. Please look at the figures.`,
  removes_everything: msg`That would remove every line of the quote. Please delete them one by one if you mean it.`,
  not_exact: msg`That does not come out even. Please give a figure that does.`,
  not_possible: msg`That cannot be done with these lines. Only whole parts of the job can be optional, and only lines of one kind can be merged.`,
  not_understood: msg`Part of that was not understood, so nothing was changed. Please say it in other words.`,
};

const refusals: Readonly<Record<RefusalReason, Sentence>> = {
  unsafe_request: msg`That is no change of lines or prices, so it is not done.`,
  currency_mismatch: msg`The quote is in another currency. Amounts are not converted.`,
  tax_setting: msg`Tax is set with the quote and its lines, not in words.`,
  not_an_edit: msg`Only lines, prices and quantities can be changed in words.`,
  out_of_bounds: msg`A price or a quantity would be below zero or too large.`,
  negative_total: msg`The deductions would be larger than the quote.`,
  below_cost: msg`A line would be sold below what it costs you.`,
  too_long: msg`That is too long for one change. Please say it in several.`,
};

/** What came of a command, as a sentence for the provider. */
export function explainEdit(proposal: Proposal): Sentence {
  if (proposal.kind === 'question') return questions[proposal.reason];
  if (proposal.kind === 'refusal') return refusals[proposal.reason];
  if (proposal.kind === 'no_change') return msg`The quote is like that already.`;
  const { lines } = proposal.diff;
  const count = (action: string) => lines.filter((line) => line.action === action).length;
  const [changed, added, removed] = [count('update'), count('add'), count('delete')];
  return msg`Lines changed: ${changed}, added: ${added}, removed: ${removed}.`;
}
