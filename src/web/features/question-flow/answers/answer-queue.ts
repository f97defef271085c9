/** One answer on its way to the server, as the call takes it. */
export type OutgoingAnswer =
  | { readonly question_id: string; readonly value: Record<string, unknown> }
  | { readonly question_id: string; readonly status: 'deferred' | 'skipped' };

export type SendOutcome =
  /** With what to tell of answers to questions, or choices, that the provider has taken out meanwhile. */
  | { readonly kind: 'saved'; readonly removed: ReadonlyMap<string, string> }
  /** No answer, or one that says to come again: worth repeating as it is. */
  | { readonly kind: 'unreachable' }
  /** This answer cannot be kept as it stands. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The quote takes no answers any more. */
  | { readonly kind: 'closed' };

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'closed';

export interface QueueSnapshot {
  readonly state: SaveState;
  /** Question to the sentence that says why its answer was not kept. */
  readonly refused: ReadonlyMap<string, string>;
  /** Question to the sentence that says what became of it, or of what was chosen. */
  readonly removed: ReadonlyMap<string, string>;
}

export const nothingQueued: QueueSnapshot = { state: 'saved', refused: new Map(), removed: new Map() };

interface Ports {
  readonly send: (answers: readonly OutgoingAnswer[], idempotencyKey: string) => Promise<SendOutcome>;
  readonly storage: AnswerStorage;
  readonly newKey: () => string;
}

/** Where unsent answers survive a reload. */
export interface AnswerStorage {
  readonly read: () => readonly OutgoingAnswer[];
  readonly write: (answers: readonly OutgoingAnswer[]) => void;
}

const typingPauseMs = 900;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/**
 * Carries answers to the server: one call at a time, the latest answer of each question, kept in storage until the
 * server has it. A repeated call carries the key of the first, so that a lost answer changes nothing.
 */
export class AnswerQueue {
  readonly #ports: Ports;
  readonly #unsent = new Map<string, OutgoingAnswer>();
  readonly #refused = new Map<string, string>();
  readonly #removed = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #key: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #retryMs = firstRetryMs;
  #state: SaveState = 'saved';
  #snapshot: QueueSnapshot = nothingQueued;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): QueueSnapshot => this.#snapshot;

  /** Takes up what an earlier visit could not send. */
  restore(): readonly OutgoingAnswer[] {
    const kept = this.#ports.storage.read().filter((answer) => !this.#unsent.has(answer.question_id));
    for (const answer of kept) this.#unsent.set(answer.question_id, answer);
    if (kept.length > 0) void this.flush();
    return kept;
  }

  put(answer: OutgoingAnswer): void {
    this.#unsent.set(answer.question_id, answer);
    this.#refused.delete(answer.question_id);
    this.#removed.delete(answer.question_id);
    this.#key = null;
    this.#store();
    this.#show('saving');
    this.#schedule(typingPauseMs);
  }

  /** Forgets an answer that was taken back before it was sent. */
  drop(questionId: string): void {
    this.#refused.delete(questionId);
    if (this.#unsent.delete(questionId)) this.#key = null;
    this.#store();
    this.#show(this.#unsent.size > 0 ? this.#state : 'saved');
  }

  /** Sends now. True once the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#unsent.size === 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #drain(): Promise<void> {
    while (this.#sendable().length > 0) {
      this.#show('saving');
      const batch = this.#sendable();
      const goesOn = await this.#send(batch);
      if (!goesOn) return;
    }
    this.#show(this.#refused.size > 0 ? 'refused' : 'saved');
  }

  #sendable(): OutgoingAnswer[] {
    return [...this.#unsent.values()].filter((answer) => !this.#refused.has(answer.question_id));
  }

  /** Whether to go on with what is left. */
  async #send(batch: readonly OutgoingAnswer[]): Promise<boolean> {
    this.#key ??= this.#ports.newKey();
    const outcome = await this.#ports.send(batch, this.#key);
    if (outcome.kind === 'unreachable') {
      this.#show('offline');
      this.#schedule(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
      return false;
    }
    this.#retryMs = firstRetryMs;
    this.#key = null;
    if (outcome.kind === 'closed') {
      this.#show('closed');
      return false;
    }
    if (outcome.kind === 'saved') this.#settle(batch, outcome.removed);
    else if (batch.length === 1) for (const answer of batch) this.#refused.set(answer.question_id, outcome.message);
    // One bad answer must not hold back the others.
    else for (const answer of batch) if (!(await this.#send([answer]))) return false;
    return true;
  }

  #settle(batch: readonly OutgoingAnswer[], removed: ReadonlyMap<string, string>): void {
    for (const [questionId, message] of removed) this.#removed.set(questionId, message);
    for (const answer of batch) {
      if (this.#unsent.get(answer.question_id) === answer) this.#unsent.delete(answer.question_id);
    }
    this.#store();
  }

  #store(): void {
    this.#ports.storage.write([...this.#unsent.values()]);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #show(state: SaveState): void {
    this.#state = state;
    this.#snapshot = { state, refused: new Map(this.#refused), removed: new Map(this.#removed) };
    for (const listener of this.#listeners) listener();
  }
}
