import { Big } from 'big.js';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import type { EditLine, Rounding } from '../plan.ts';
import { roundTo } from '../round-to.ts';

interface Step {
  readonly stepMinor: number;
  readonly rounding: Rounding;
}

/** The line with the unit price at which it comes to a multiple of the step; null where no whole price does. */
export function roundedAmount(line: EditLine, { stepMinor, rounding }: Step): EditLine | null {
  const amount = line.unitPriceMinor === null ? null : lineAmountMinor(line.quantity, line.unitPriceMinor);
  if (amount === null) return line;
  const wanted = roundTo(amount, stepMinor, rounding);
  if (wanted === amount) return line;
  const unitPriceMinor = Number(new Big(wanted).div(line.quantity).round(0, Big.roundHalfUp).toFixed());
  return lineAmountMinor(line.quantity, unitPriceMinor) === wanted ? { ...line, unitPriceMinor } : null;
}
