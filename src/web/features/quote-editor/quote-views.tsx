import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Quote } from '#web/api/quote-types.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';

// A quote opens with its lines: the other views come with their first look.
const Activity = onDemand(async () => (await import('./background/activity.tsx')).Activity);
const RequestAndAnswers = onDemand(
  async () => (await import('./background/request-and-answers.tsx')).RequestAndAnswers,
);
const ProviderMessages = onDemand(async () => (await import('./messages/provider-messages.tsx')).ProviderMessages);
const VersionsCard = onDemand(async () => (await import('./versions/versions-card.tsx')).VersionsCard);

const views = ['lines', 'request', 'messages', 'activity'] as const;
export type QuoteView = (typeof views)[number];

/** Which part of the quote is shown stands in the address, which follows: whoever turns back at once is not left behind. */
export function useQuoteView(): [QuoteView, (view: QuoteView) => void] {
  const [params, setParams] = useSearchParams();
  const addressed = views.find((known) => known === params.get('view')) ?? 'lines';
  const [view, setView] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  if (followed !== addressed) {
    setFollowed(addressed);
    setView(addressed);
  }
  const show = (next: QuoteView) => {
    setView(next);
    setParams(next === 'lines' ? {} : { view: next }, { replace: true, preventScrollReset: true });
  };
  return [view, show];
}

interface QuoteViewsProps {
  readonly quote: Quote;
  readonly view: QuoteView;
  readonly onView: (view: QuoteView) => void;
  /** At the right of the tabs; on a phone above them. */
  readonly aside: ReactNode;
  readonly lines: ReactNode;
}

export function QuoteViews({ quote, view, onView, aside, lines }: QuoteViewsProps) {
  const { t } = useLingui();
  const names = { lines: t`Price`, request: t`Request and answers`, messages: t`Messages`, activity: t`Activity` };
  return (
    <Tabs
      value={view}
      onValueChange={onView}
      label={t`Parts of the quote`}
      tabs={views.map((value) => ({
        value,
        label: (
          <>
            {names[value]}
            {value === 'messages' ? <UnreadMark count={quote.messages_unread} className="ml-1.5" /> : null}
          </>
        ),
      }))}
      aside={aside}
      className="flex-1"
      barClassName="px-5 md:px-6"
    >
      <TabPanel value="lines" className="flex flex-1 flex-col">
        {lines}
      </TabPanel>
      <TabPanel value="request">
        <RequestAndAnswers quote={quote} waiting={<SkeletonRows count={4} label={names.request} />} />
      </TabPanel>
      <TabPanel value="messages">
        <ProviderMessages quote={quote} waiting={<SkeletonRows count={4} label={names.messages} />} />
      </TabPanel>
      <TabPanel value="activity">
        <Activity quote={quote} waiting={<SkeletonRows count={4} label={names.activity} />} />
        <div className="max-w-3xl px-5 pb-6 md:px-6">
          <VersionsCard quote={quote} />
        </div>
      </TabPanel>
    </Tabs>
  );
}
