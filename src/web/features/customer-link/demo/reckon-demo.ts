import type { Call } from '#web/api/call-types.ts';
import { dataOf } from '#web/api/data-of.ts';
import { afterOutcome, type DemoQuote } from './demo-outcome.ts';
import type { DemoState } from './demo-state.ts';

interface Reckoned {
  readonly of: string | undefined;
  readonly state?: DemoState;
  readonly isPriced: boolean;
}

/** The sample quote with what was answered and chosen; the server keeps nothing of it. */
export async function reckonDemo(call: Call, { of, state, isPriced }: Reckoned): Promise<DemoQuote> {
  const { responses = [], chosen = [], outcome = null } = state ?? {};
  const body = { ...(of && { of }), responses: [...responses], chosen: [...chosen], is_priced: isPriced };
  return afterOutcome(await call('POST /customer/demo', { body }).then(dataOf), isPriced ? outcome : null);
}
