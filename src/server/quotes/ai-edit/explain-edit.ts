import { msg, plural } from '@lingui/core/macro';
import type { Diff } from '#domain/ai-edit/diff.ts';
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
export function explainEdit(proposal: Proposal, money: (minor: number) => string): Sentence {
  if (proposal.kind === 'question') return questions[proposal.reason];
  if (proposal.kind === 'refusal') return refusals[proposal.reason];
  if (proposal.kind === 'no_change') return msg`The quote is like that already.`;
  const done = changesIn(proposal.diff);
  if (!proposal.missed) return { ...msg({ message: '{done}.' }), values: { done } };
  const [wanted, total] = [money(proposal.missed.wantedMinor), money(proposal.missed.totalMinor)];
  const nearest = msg`Tax and rounding leave out ${wanted}: ${total} is the nearest.`;
  return { ...msg({ message: '{done}. {nearest}' }), values: { done, nearest } };
}

/** "2 lines change, 1 is new": only what happens, and only the first count says of what. */
function changesIn({ lines, groups, isReordered, discountPercent, taxCharged }: Diff): Sentence[] {
  const kinds = (['update', 'add', 'delete'] as const)
    .map((action) => ({ action, count: lines.filter((line) => line.action === action).length }))
    .filter(({ count }) => count > 0);
  const counted = kinds.map(({ action, count }, index) => (index === 0 ? linesWords : alsoWords)[action](count));
  const parts = groups.map(({ after: { title, isOptional } }) =>
    isOptional ? msg`${title} becomes optional` : msg`${title} is no longer optional`,
  );
  const before = [...counted, ...parts];
  const order = before.length > 0 ? msg`the lines stand in another order` : msg`The lines stand in another order`;
  const ordered = isReordered ? [...before, order] : before;
  const discounted = discountPercent
    ? [...ordered, ordered.length > 0 ? msg`the discount changes` : msg`The discount changes`]
    : ordered;
  if (taxCharged === null) return discounted;
  return [...discounted, (discounted.length > 0 ? taxAlsoWords : taxWords)[taxCharged ? 'charged' : 'free']];
}

const taxWords = { charged: msg`Tax is charged`, free: msg`No tax is charged` };
const taxAlsoWords = { charged: msg`tax is charged`, free: msg`no tax is charged` };

type CountWords = Readonly<Record<Diff['lines'][number]['action'], (count: number) => Sentence>>;

const linesWords: CountWords = {
  update: (count) => msg`${plural(count, { one: '# line changes', other: '# lines change' })}`,
  add: (count) => msg`${plural(count, { one: '# line is new', other: '# lines are new' })}`,
  delete: (count) => msg`${plural(count, { one: '# line goes', other: '# lines go' })}`,
};

const alsoWords: CountWords = {
  update: (count) => msg`${plural(count, { one: '# changes', other: '# change' })}`,
  add: (count) => msg`${plural(count, { one: '# is new', other: '# are new' })}`,
  delete: (count) => msg`${plural(count, { one: '# goes', other: '# go' })}`,
};
