import { randomUUID } from 'node:crypto';
import type { Answer, Client } from '../support/api-client.ts';

/** A write that carries a key, and how to see by SQL how often it was done. */
export interface KeyedCall {
  readonly kind: string;
  /** Sent whole each time: a form can be read once. */
  readonly send: (key: string) => Promise<Answer>;
  /** Gives one number: how often the write stands in the database. */
  readonly count: { readonly sql: string; readonly values: readonly unknown[] };
}

export interface DoneCall extends Pick<KeyedCall, 'kind' | 'count'> {
  /** How often it was cut off before an answer came. */
  readonly cutOff: number;
}

const pauseMs = 300;

/** A write that was refused on repetition, though nothing is wrong with it: what a first try did stood in its way. */
export class Refused extends Error {}

/**
 * Sends the call until it is answered, again and again with its key, as a page does whose line broke.
 * @throws Refused, or Error when the deadline has passed
 */
export async function untilAnswered(
  { kind, send, count }: KeyedCall,
  deadline: number,
): Promise<{ readonly done: DoneCall; readonly data: Answer['body'] }> {
  const key = randomUUID();
  let cutOff = 0;
  let last = 'nothing';
  while (Date.now() < deadline) {
    const answer = await send(key).catch((error: unknown) => error);
    if (isAnswer(answer)) {
      if (answer.status < 300) return { done: { kind, count, cutOff }, data: answer.body.data };
      if (!isPassing(answer)) throw new Refused(`${kind} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      last = `${answer.status}`;
    } else {
      cutOff += 1;
      last = String(answer);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${kind} was not answered in time; the last word was: ${last}`);
}

const isAnswer = (given: unknown): given is Answer => typeof given === 'object' && given !== null && 'status' in given;

/** Says to come again, as a server does that starts, or whose first try is still under way. */
const isPassing = ({ status, headers }: Answer): boolean => status === 503 || headers.has('retry-after');

export const withKey = (client: Client, path: string, body: unknown) => (key: string) =>
  client.send('POST', path, body, { 'idempotency-key': key });
