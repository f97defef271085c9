import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { linesInOrder } from '../lines/group-lines.ts';

export interface SendChecks {
  /** What the customer reads as assumed. */
  readonly assumptions: readonly string[];
  /** The first line that rests on an assumption: there one can settle it. */
  readonly assumedLine: LineItem | undefined;
  readonly unreadMessages: number;
  readonly lateAnswers: number;
  /** Drafted lines that the provider neither wrote nor found right. */
  readonly unseenLines: readonly LineItem[];
}

/** What may be worth a look before the quote goes out. Nothing of it stops a send. */
export function sendChecks(quote: Quote): SendChecks {
  const lines = linesInOrder(quote);
  return {
    assumptions: quote.shown_assumptions,
    assumedLine: lines.find(({ evidence }) => evidence.some(({ kind }) => kind === 'assumption')),
    unreadMessages: quote.messages_unread,
    lateAnswers: quote.late_answers.length,
    unseenLines: lines.filter(({ checked_at, origin }) => checked_at === null && origin !== 'provider'),
  };
}

export const isAnythingOpen = ({ assumptions, unreadMessages, lateAnswers, unseenLines }: SendChecks): boolean =>
  assumptions.length + unreadMessages + lateAnswers + unseenLines.length > 0;
