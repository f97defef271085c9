// For the type checker alone: a line that has to be refused is the error if it ever is not.

import type * as links from '#server/links/link-store.ts';
import type * as looks from '#server/media/look-store.ts';
import type * as media from '#server/media/media-store.ts';
import type * as messages from '#server/messages/message-store.ts';
import type * as runs from '#server/pipeline/run-store.ts';
import type * as questions from '#server/questions/question-store.ts';
import type * as activity from '#server/quotes/activity-store.ts';
import type * as edits from '#server/quotes/ai-edit/word-edit-store.ts';
import type * as deletions from '#server/quotes/deletion-store.ts';
import type * as lines from '#server/quotes/line-item-store.ts';
import { listLineItems } from '#server/quotes/line-item-store.ts';
import type { ListedQuote } from '#server/quotes/page-by-time.ts';
import type * as quotes from '#server/quotes/quote-store.ts';
import { findQuote, type OwnQuote } from '#server/quotes/quote-store.ts';
import type * as versions from '#server/quotes/version-store.ts';
import type { ProviderScope } from './scope.ts';

export async function takesOnlyAnOwnQuote(scope: ProviderScope, id: string, listed: ListedQuote): Promise<void> {
  const own = await findQuote(scope, id);
  await listLineItems(scope, own);
  // @ts-expect-error an id from a path is no proof
  await listLineItems(scope, id);
  // @ts-expect-error nor is an object that has one
  await listLineItems(scope, { id });
  // @ts-expect-error nor a row that the store has not given
  await listLineItems(scope, listed);
  // @ts-expect-error nor a copy of a proof, which could name another quote
  await listLineItems(scope, { ...own, id });
}

/** The functions of a store that can be called without a quote's proof. */
type WithoutProof<Store> = {
  [Name in keyof Store]: Store[Name] extends (...given: infer Given extends readonly unknown[]) => unknown
    ? Given[1] extends OwnQuote | runs.OwnRun
      ? never
      : Name
    : never;
}[keyof Store];

type Stores =
  | WithoutProof<typeof activity>
  | WithoutProof<typeof deletions>
  | WithoutProof<typeof edits>
  | WithoutProof<typeof lines>
  | WithoutProof<typeof links>
  | WithoutProof<typeof looks>
  | WithoutProof<typeof media>
  | WithoutProof<typeof messages>
  | WithoutProof<typeof questions>
  | WithoutProof<typeof quotes>
  | WithoutProof<typeof runs>
  | WithoutProof<typeof versions>;

/** All of them, each with what keeps it within a provider's own. A new one does not compile before it stands here. */
export const withoutProof: Readonly<Record<Stores, string>> = {
  findQuote: 'gives the proof',
  lockQuote: 'gives the proof',
  ownQuote: 'is the condition itself',
  quoteNotFound: 'is a refusal',
  takenUp: 'is what a change of the caller’s adds',
  findQuoteOfLink: 'gives the proof to whoever shows the link’s token',
  lockQuotesOfCustomer: 'gives the proofs',
  moveQuotes: 'moves those of the scope’s provider alone',
  insertQuote: 'gives the proof of what it makes',
  isNumberTaken: 'counts the quotes of the scope’s provider',
  listLinesOfQuotes: 'joins the quotes of the scope’s provider',
  countUnread: 'joins the quotes of the scope’s provider',
  findRunForWorker: 'gives the provider, in whose scope the worker then finds the quote',
  forgetOldProposals: 'deletes by age, for everybody',
  photoFactsOf: 'reads what listLooks gave',
  versionOf: 'reads a row that somebody has found',
};
