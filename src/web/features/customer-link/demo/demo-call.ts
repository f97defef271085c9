import type { Transport } from '#contract/request-context.ts';
import type { Call } from '#web/api/call-types.ts';
import { createCall } from '#web/api/client.ts';
import { changeDemo, type DemoState, readDemo, withResponses } from './demo-state.ts';
import { reckonDemo } from './reckon-demo.ts';

const network: Transport = (path, init) => fetch(`/api${path}`, init);

/** The way to the server for what is only reckoned. Browser only. */
export const reckonCall = createCall({ transport: network });

/** What the customer's pages ask for, answered in this tab: the demo writes nowhere. Browser only. */
export function demoCall(of: string | undefined): Call {
  return createCall({ transport: (path, init) => answer(of, path, bodyOf(init)) });
}

type Body = Readonly<Record<string, unknown>>;

const bodyOf = ({ body }: RequestInit): Body => JSON.parse(typeof body === 'string' ? body : '{}');

async function answer(of: string | undefined, path: string, body: Body): Promise<Response> {
  const [call = '', id = ''] = /(?:responses|components\/[^/]+|messages|status)/.exec(path)?.[0].split('/') ?? [];
  if (call === 'responses') return wrapped(keepAnswers(of, body));
  if (call === 'components') return wrapped(await switchExtra(of, id, body.is_visible === true));
  if (call === 'status') return wrapped(priced);
  const { messages } = readDemo(of);
  if (call === 'messages') return wrapped(messages, { total: messages.length });
  return wrapped(null);
}

/** Nobody has to look at a sample: its price is there as soon as somebody asks. */
const priced = { status: 'sent', stage: 'quote_estimation', pipeline: [], next: 'result' };

const wrapped = (data: unknown, meta?: object): Response =>
  Response.json({ success: true, data, ...(meta && { meta }) });

function keepAnswers(of: string | undefined, { responses = [] }: { readonly responses?: DemoState['responses'] }) {
  changeDemo(of, (state) => withResponses(state, responses));
  return { saved: responses.map(({ question_id }) => question_id), incomplete: [], removed: [] };
}

async function switchExtra(of: string | undefined, id: string, isChosen: boolean) {
  const chosen = new Set(readDemo(of).chosen);
  if (isChosen) chosen.add(id);
  else chosen.delete(id);
  const state = changeDemo(of, (before) => ({ ...before, chosen: [...chosen] }));
  const { version } = await reckonDemo(reckonCall, { of, state, isPriced: true });
  return { component: version?.components.find((part) => part.id === id), totals: version?.totals, version };
}
