import { isDeduction } from '../read/lexicon.ts';
import type { ReadingContext } from '../read/target.ts';
import { has, type Token } from '../read/token.ts';
import { changeFrame } from './change-frame.ts';
import { minorOf, plainOf } from './money.ts';
import { asDescription, ask, type Frame, onlyAttributes, opsOutcome } from './outcome.ts';

/** How the deduction is called in the command, where that is a name for one. */
export function deductionName(tokens: readonly Token[], { command, lexicon }: ReadingContext): string {
  const word = tokens.find((token) => has(token, 'discount'));
  const written = word ? asDescription(command.slice(word.start, word.end)) : '';
  return isDeduction(written) ? written : lexicon.discount;
}

/** Off the whole, off some lines, or as a line of its own. */
export const discountFrame: Frame = (clause, context) => {
  const { verbTags, values, phrases, attributes, tokens } = clause;
  const [value, ...more] = values;
  if (!verbTags.has('discount') || more.length > 0) return null;
  if (!value && verbTags.has('delete')) return phrases.length === 0 ? ask('not_found') : null;
  if (!value) return ask('missing_value');
  if (verbTags.has('delete') || verbTags.has('without')) return ask('unclear_value');
  if (!onlyAttributes(clause, 'price', 'total')) return null;
  const isWhole = phrases.length === 0;
  if (!isWhole) return changeFrame({ ...clause, particles: new Set(), verbTags: new Set(['discount']) }, context);
  if (value.kind === 'percent') {
    const percent = plainOf(value);
    return percent === null ? ask('unclear_value') : opsOutcome([{ op: 'discount', percent }]);
  }
  const minor = minorOf(value, context.table.currency);
  const isAdded = verbTags.has('add') || attributes.has('total') || verbTags.has('set') || verbTags.size === 1;
  if (value.kind !== 'money' || minor === null || !isAdded) return ask('unclear_value');
  return opsOutcome([{ op: 'deduct', minor, description: deductionName(tokens, context) }]);
};
