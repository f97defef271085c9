import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityEntry, Quote } from '#web/api/quote-types.ts';
import { useActivity } from '#web/api/quotes.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useActivityWords } from '../state/activity-words.ts';

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
  const { t } = useLingui();
  const { what, note } = useActivityWords()(entry);
  const who = {
    provider: t`You`,
    customer: quote.customer?.name ?? t`The customer`,
    system: t`By itself`,
  }[entry.actor];
  return (
    <li className="flex items-baseline gap-3 border-b border-subtle py-2.5 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="font-medium">{what}</span>
        {note ? (
          <span dir="auto" className="block wrap-anywhere">
            {note}
          </span>
        ) : null}
        <span className="block text-secondary">{who}</span>
      </span>
      <RelativeTime at={entry.at} className="type-small flex-none text-secondary" />
    </li>
  );
}
