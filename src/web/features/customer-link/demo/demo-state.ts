import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import type { ThreadMessage } from '#web/ui/message-thread.tsx';
import type { DemoOutcome } from './demo-outcome.ts';

type Given = NonNullable<InputOf<EndpointByKey['POST /customer/demo']['body']>['responses']>[number];

/** What somebody made of the demo so far. */
export interface DemoState {
  readonly responses: readonly Given[];
  /** The extras that are added. */
  readonly chosen: readonly string[];
  readonly messages: readonly ThreadMessage[];
  readonly outcome: DemoOutcome | null;
}

const nothing: DemoState = { responses: [], chosen: [], messages: [], outcome: null };

/** The file behind an answer is only here: after a reload the question is open again. */
const filesHere = new Set<string>();

const nameOf = (of: string | undefined): string => `demo-quote:${of ?? ''}`;

/** In this tab alone, and gone with it. */
export function readDemo(of: string | undefined): DemoState {
  try {
    const kept: Partial<DemoState> = JSON.parse(sessionStorage.getItem(nameOf(of)) ?? '{}');
    const state = { ...nothing, ...kept };
    return { ...state, responses: state.responses.filter((given) => fileIds(given).every((id) => filesHere.has(id))) };
  } catch {
    return nothing;
  }
}

export function changeDemo(of: string | undefined, change: (state: DemoState) => DemoState): DemoState {
  const state = change(readDemo(of));
  try {
    sessionStorage.setItem(nameOf(of), JSON.stringify(state));
  } catch {
    // Full or forbidden: the demo goes on without what was entered.
  }
  return state;
}

export const isUntouched = ({ responses, chosen, outcome }: DemoState): boolean =>
  responses.length + chosen.length === 0 && !outcome;

/** The latest answer of each question. */
export function withResponses(state: DemoState, given: readonly Given[]): DemoState {
  const newer = new Set(given.map(({ question_id }) => question_id));
  for (const id of given.flatMap(fileIds)) filesHere.add(id);
  return { ...state, responses: [...state.responses.filter(({ question_id }) => !newer.has(question_id)), ...given] };
}

function fileIds(given: Given): string[] {
  if (!('value' in given)) return [];
  const { media_ids: many, media_id: one } = given.value;
  return [...(Array.isArray(many) ? many : []), one].filter((id) => typeof id === 'string');
}
