import type { Executor } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Afterwards } from '#server/scope/scope.ts';
import { summarize } from '#server/summarize-error.ts';
import { type Answer, type AnswerStore, firstAnswer, isAnswered, onlyOnce, type Repeatable } from './idempotency.ts';

/** Where a call's work is done: in a transaction around all of it when it carries a key, else on the database itself. */
export interface Workplace {
  readonly db: Executor;
  readonly afterwards?: Afterwards;
}

/** A call in its stages; most have only work. */
export interface Stages<Prepared> {
  /** Before the transaction: what takes long, as to receive a file, holds no connection and no lock. */
  readonly prepare?: () => Promise<Prepared>;
  readonly work: (place: Workplace, prepared: Prepared | undefined) => Promise<Answer>;
  /** Removes what was prepared where it came to nothing. */
  readonly takeBack?: (prepared: Prepared) => Promise<void>;
  /** Once it is committed, and for an answer that is given again. */
  readonly finish?: (answer: Answer) => Promise<Answer>;
  /** What makes a request this one beside its body: of what was prepared, or read alone for a repetition. */
  readonly contentOf?: (prepared: Prepared) => string;
  readonly readContent?: () => Promise<string>;
}

type Performing = AnswerStore & { readonly logger: Pick<Logger, 'error'> };

/** Does a call, once only where it carries a key. */
export async function perform<Prepared>(
  store: Performing,
  stages: Stages<Prepared>,
  repeatable?: Repeatable,
): Promise<Answer> {
  const finish = stages.finish ?? (async (answer: Answer) => answer);
  // Before anything is prepared: what was done may be the very reason for which it would be refused now.
  const first = repeatable && stages.prepare && (await givenBefore(store, stages, repeatable));
  if (first) return finish(first);
  const prepared = await stages.prepare?.();
  return finish(await workAndTidyUp(store, stages, prepared, repeatable));
}

async function givenBefore<Prepared>(store: Performing, { readContent }: Stages<Prepared>, repeatable: Repeatable) {
  if (!(await isAnswered(store, repeatable))) return undefined;
  return firstAnswer(store, withContent(repeatable, await readContent?.()));
}

const withContent = (repeatable: Repeatable, content: string | undefined): Repeatable =>
  content === undefined ? repeatable : { ...repeatable, request: { body: repeatable.request, content } };

async function workAndTidyUp<Prepared>(
  store: Performing,
  stages: Stages<Prepared>,
  prepared: Prepared | undefined,
  repeatable: Repeatable | undefined,
): Promise<Answer> {
  let isUsed = false;
  const work = async (place: Workplace) => {
    const answer = await stages.work(place, prepared);
    // Also when the commit fails: nobody knows then whether the database did it.
    isUsed = true;
    return answer;
  };
  try {
    return await (repeatable ? workOnce(store, stages, { work, prepared, repeatable }) : work({ db: store.db }));
  } finally {
    if (!isUsed && prepared !== undefined)
      await orLogged(store, 'what was prepared could not be taken back', () => stages.takeBack?.(prepared));
  }
}

interface OneTry<Prepared> {
  readonly work: (place: Workplace) => Promise<Answer>;
  readonly prepared: Prepared | undefined;
  readonly repeatable: Repeatable;
}

async function workOnce<Prepared>(
  store: Performing,
  { contentOf }: Stages<Prepared>,
  { work, prepared, repeatable }: OneTry<Prepared>,
): Promise<Answer> {
  const afterwards: Afterwards = [];
  const content = prepared === undefined ? undefined : contentOf?.(prepared);
  const { answer, isFirst } = await onlyOnce(store, withContent(repeatable, content), (tx) =>
    work({ db: tx, afterwards }),
  );
  if (isFirst) for (const task of afterwards) await orLogged(store, 'what was to follow a call failed', task);
  return answer;
}

/** The call itself is decided: what goes wrong now is for us to read. */
async function orLogged({ logger }: Performing, words: string, task: () => Promise<void> | undefined): Promise<void> {
  try {
    await task();
  } catch (error) {
    logger.error({ error: summarize(error) }, words);
  }
}
