import type { EditOp, Rounding } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import { isRounding } from '../read/lexicon.ts';
import { type ReadingContext, resolveTarget } from '../read/target.ts';
import { has } from '../read/token.ts';
import { totalTable } from '../total-table.ts';
import { isStep } from './figures.ts';
import { minorOf } from './money.ts';
import { ask, type Frame, onlyAttributes, opsOutcome } from './outcome.ts';

function roundingOf({ verbTags, particles, tokens }: Clause): Rounding {
  if (verbTags.has('round_up') || particles.has('up') || tokens.some((token) => has(token, 'up_to'))) return 'up';
  const isDown = verbTags.has('round_down') || particles.has('down') || tokens.some((token) => has(token, 'down_to'));
  return isDown ? 'down' : 'nearest';
}

const isOfRounding = ({ words }: Phrase): boolean => words.length > 0 && words.every(({ text }) => isRounding(text));

/** "Add a rounding line to the nearest £50", "bring the total to the nearest £5": a line brings the total there. */
const bringsTotal = ({ verbTags, attributes, phrases, tokens }: Clause): boolean =>
  tokens.some((token) => has(token, 'nearest')) &&
  (attributes.has('total') || (verbTags.has('add') && phrases.some(isOfRounding)));

/** "Add a rounding line so the total comes to £6,300": the figure is the total, which no more than half of it is off. */
function bringsTotalTo({ verbTags, attributes, phrases, values }: Clause, context: ReadingContext): boolean {
  const minor = values[0] ? minorOf(values[0], context.table.currency) : null;
  const total = totalTable(context.table);
  const isSaid = verbTags.has('add') && attributes.has('total') && phrases.some(isOfRounding);
  return isSaid && minor !== null && total.ok && Math.abs(total.totals.totalMinor - minor) < minor / 2;
}

/** "Every price to the nearest pound", "put the posts to the nearest $5": the step by itself says that it is rounding. */
const isStated = (clause: Clause): boolean =>
  clause.values.length > 0 &&
  clause.values.every((value) => isStep(value, clause)) &&
  [...clause.verbTags].every(
    (tag) => tag === 'set' || tag === 'is' || tag === 'put_on' || tag === 'move' || tag === 'price',
  );

/** Unit prices to a step, or the total by a line of its own. */
export const roundFrame: Frame = (clause, context) => {
  const { verbTags, values, attributes, phrases } = clause;
  const isBroughtTo = bringsTotalTo(clause, context);
  const isBrought = isBroughtTo || bringsTotal(clause);
  const isRound = verbTags.has('round') || verbTags.has('round_up') || verbTags.has('round_down') || isStated(clause);
  if (!isRound && !isBrought) return null;
  const [step, ...more] = values;
  if (!onlyAttributes(clause, 'price', 'total', 'fixed') || more.length > 0) return null;
  if (!step) return ask('missing_value');
  if (step.kind === 'percent' || step.unit !== null) return null;
  const stepMinor = minorOf(step, context.table.currency);
  if (stepMinor === null || stepMinor <= 0) return ask('unclear_value');
  const rounding = isBroughtTo ? 'nearest' : roundingOf(clause);
  // A "rounding line" is how the total is rounded anyway.
  const named = phrases.filter((phrase) => !isOfRounding(phrase));
  if (attributes.has('total') || isBrought) {
    if (named.some(({ words, positions }) => words.length > 0 || positions.length > 0)) return ask('unclear_value');
    return opsOutcome([{ op: 'round_total', stepMinor, rounding, description: context.lexicon.rounding }]);
  }
  const all = context.table.lines.map(({ id }) => id);
  const target =
    phrases.length === 0 && attributes.has('price') ? { ok: true as const, ids: all } : resolveTarget(phrases, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  const priced = target.ids.filter((id) =>
    context.table.lines.some((line) => line.id === id && line.unitPriceMinor !== null),
  );
  const op: EditOp = { op: 'round_prices', lines: priced, stepMinor, rounding };
  return opsOutcome([op], target.ids);
};
