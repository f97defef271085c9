import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QuoteAction, quoteActions } from '#domain/quote/status.ts';
import type { ActivityEntry, Quote } from '#web/api/quote-types.ts';
import { useActivity } from '#web/api/quotes.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const actionWords = {
  generate_questions: msg`Questions are being prepared`,
  present_questions: msg`The questions are ready to look at`,
  mark_questions_reviewed: msg`Questions reviewed`,
  send_link: msg`Questions sent`,
  estimate: msg`Pricing started`,
  build_by_hand: msg`Built by hand`,
  submit_answers: msg`Answers handed in`,
  ask_follow_ups: msg`Follow-up questions asked`,
  complete_answers: msg`Nothing is missing any more`,
  finish_estimate: msg`The draft prices are ready`,
  fail: msg`A step failed`,
  retry: msg`Tried again`,
  take_over: msg`Taken over by hand`,
  finalize: msg`Version frozen`,
  send: msg`Quote sent`,
  accept: msg`Quote accepted`,
  decline: msg`Quote declined`,
  request_changes: msg`A change was asked for`,
  revise: msg`Taken back to change`,
  expire: msg`The quote ended`,
} as const satisfies Record<QuoteAction, MessageDescriptor>;

/** Who did what and when, newest first. */
export function Activity({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const activity = useActivity(quote.id);
  if (activity.data) {
    return (
      <ol className="flex max-w-2xl flex-col px-5 py-4 md:px-6">
        {activity.data
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map((entry) => (
            <ActivityRow key={entry.id} entry={entry} quote={quote} />
          ))}
        {activity.data.length === 0 ? (
          <li className="text-secondary">
            <Trans>What happens with this quote will be listed here.</Trans>
          </li>
        ) : null}
      </ol>
    );
  }
  return (
    <div className="px-5 py-4 md:px-6">
      {activity.isError || activity.isPaused ? (
        <LoadFailure title={t`The activity could not be loaded`} query={activity} />
      ) : (
        <SkeletonRows count={5} label={t`Loading the activity`} />
      )}
    </div>
  );
}

function ActivityRow({ entry, quote }: { readonly entry: ActivityEntry; readonly quote: Quote }) {
  const { t, i18n } = useLingui();
  const action = quoteActions.find((known) => known === entry.action);
  const who = {
    provider: t`You`,
    customer: quote.customer?.name ?? t`The customer`,
    system: t`By itself`,
  }[entry.actor];
  return (
    <li className="flex items-baseline gap-3 border-b border-subtle py-2.5 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="font-medium">{action ? i18n._(actionWords[action]) : entry.action.replaceAll('_', ' ')}</span>
        <span className="block text-secondary">{who}</span>
      </span>
      <RelativeTime at={entry.at} className="type-small flex-none text-secondary" />
    </li>
  );
}
