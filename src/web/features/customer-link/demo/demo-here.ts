import type { Thread } from '#web/api/thread.ts';
import type { ThreadMessage } from '#web/ui/message-thread.tsx';
import { throwAsPage } from '../load-customer-quote.ts';
import { reckonCall } from './demo-call.ts';
import { type DemoQuote, decideDemo } from './demo-outcome.ts';
import { changeDemo, isUntouched, readDemo } from './demo-state.ts';
import { reckonDemo } from './reckon-demo.ts';

export { demoCall } from './demo-call.ts';

/** What somebody made of the demo in this tab, where the server cannot see it; null where that is nothing yet. */
export async function keptDemo(of: string | undefined, isPriced: boolean): Promise<DemoQuote | null> {
  const state = readDemo(of);
  return isUntouched(state) ? null : reckonDemo(reckonCall, { of, state, isPriced }).catch(throwAsPage);
}

export function demoThread(of: string | undefined): Thread<ThreadMessage> {
  return { messages: readDemo(of).messages, hasEarlier: false };
}

/** What a form of the result page would have done, kept in this tab. */
export function decideHere(of: string | undefined, form: FormData) {
  const decision = decideDemo(form, new Date());
  if (decision.kind === 'decided') changeDemo(of, (state) => ({ ...state, outcome: decision.outcome }));
  if (decision.kind === 'message')
    changeDemo(of, (state) => ({ ...state, messages: [...state.messages, decision.message] }));
  const refused = decision.kind === 'refused' ? decision.intent : null;
  const empty = { kind: 'empty', message: null, words: '' } as const;
  return {
    accept: refused === 'accept' ? ({ kind: 'name' } as const) : null,
    answer: refused && refused !== 'accept' ? { ...empty, intent: refused } : null,
  };
}
