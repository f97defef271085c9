import type { EditOp } from '../plan.ts';
import type { Clause } from '../read/clause.ts';
import { storedUnit } from '../read/units.ts';
import { changeFrame } from './change-frame.ts';
import { minorOf, plainOf } from './money.ts';
import { asDescription, ask, type Frame, onlyAttributes, opsOutcome } from './outcome.ts';

/** "Take £100 off the total": off what it all comes to, and not off each line. */
const isOffTotal = ({ attributes, particles, phrases, values, verbTags }: Clause): boolean =>
  attributes.has('total') &&
  phrases.length === 0 &&
  values.every(({ kind }) => kind === 'money') &&
  (verbTags.has('decrease_by') || (particles.has('off') && (verbTags.has('take') || verbTags.has('cut'))));

/** Off the whole, off some lines, or as a line of its own. */
export const discountFrame: Frame = (clause, context) => {
  const { verbTags, values, phrases, attributes, tokens } = clause;
  const [value, ...more] = values;
  const isOff = isOffTotal(clause);
  if (!(verbTags.has('discount') || isOff) || more.length > 0) return null;
  if (!value && verbTags.has('delete')) return phrases.length === 0 ? ask('not_found') : null;
  if (!value) return ask('missing_value');
  if (!onlyAttributes(clause, 'price', 'total')) return null;
  const isWhole = phrases.length === 0;
  if (!isWhole) return changeFrame({ ...clause, particles: new Set(), verbTags: new Set(['discount']) }, context);
  if (value.kind === 'percent') {
    const percent = plainOf(value);
    return percent === null ? ask('unclear_value') : opsOutcome([{ op: 'discount', percent }]);
  }
  const minor = minorOf(value, context.table.currency);
  const isAdded = isOff || verbTags.has('add') || attributes.has('total') || verbTags.has('set') || verbTags.size === 1;
  const word = tokens.find(({ tags }) => tags.has('discount'));
  if (value.kind !== 'money' || minor === null || !isAdded) return ask('unclear_value');
  const op: EditOp = {
    op: 'add',
    line: {
      description: word ? asDescription(context.command.slice(word.start, word.end)) : context.lexicon.discount,
      category: 'other',
      quantity: 1,
      ...storedUnit('fixed'),
      unitPriceMinor: -minor,
      groupId: null,
    },
  };
  return opsOutcome([op]);
};
