import { addFrame, pricedNewFrame, shareFrame, sumForFrame } from '../frames/add-frame.ts';
import { changeFrame } from '../frames/change-frame.ts';
import { discountFrame } from '../frames/discount-frame.ts';
import { factorFrame } from '../frames/factor-frame.ts';
import { isOtherCurrency } from '../frames/money.ts';
import type { Frame, Outcome } from '../frames/outcome.ts';
import { replaceFrame } from '../frames/replace-frame.ts';
import { roundFrame } from '../frames/round-frame.ts';
import { deleteFrame, freeFrame, mergeFrame, moveFrame, optionalFrame, renameFrame } from '../frames/simple-frames.ts';
import type { Clause } from './clause.ts';
import type { ReadingContext } from './target.ts';

/** The first that has a place for everything in the clause decides. */
const frames: readonly Frame[] = [
  roundFrame,
  renameFrame,
  replaceFrame,
  mergeFrame,
  optionalFrame,
  freeFrame,
  factorFrame,
  discountFrame,
  shareFrame,
  sumForFrame,
  addFrame,
  pricedNewFrame,
  moveFrame,
  deleteFrame,
  changeFrame,
];

/** What a clause asks for, or null where no kind of change has a place for all of it. */
export function interpret(clause: Clause, context: ReadingContext): Outcome | null {
  if (clause.values.some((value) => isOtherCurrency(value, context.table.currency)))
    return { kind: 'refusal', reason: 'currency_mismatch' };
  let doubt: Outcome | null = null;
  for (const frame of frames) {
    // Adding has its own way to a line that is there.
    if (frame === changeFrame && clause.verbTags.has('add')) continue;
    const outcome = frame(clause, context);
    if (outcome?.kind === 'ops' || outcome?.kind === 'refusal') return outcome;
    doubt ??= outcome;
  }
  return doubt;
}
