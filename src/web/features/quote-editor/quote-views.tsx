import { useLingui } from '@lingui/react/macro';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Quote } from '#web/api/quote-types.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
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

/** Which part of the quote is shown stands in the address. */
export function useQuoteView(): [QuoteView, (view: QuoteView) => void] {
  const [params, setParams] = useSearchParams();
  const view = views.find((known) => known === params.get('view')) ?? 'lines';
  return [
    view,
    (next) => setParams(next === 'lines' ? {} : { view: next }, { replace: true, preventScrollReset: true }),
  ];
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
    <Tabs.Root
      value={view}
      onValueChange={(value) => onView(views.find((known) => known === value) ?? 'lines')}
      className="flex flex-1 flex-col"
    >
      <div className="flex items-center justify-between gap-x-5 border-b border-subtle px-5 max-md:flex-wrap md:px-6">
        <Tabs.List
          aria-label={t`Parts of the quote`}
          className="-mx-5 flex min-w-0 gap-5 overflow-x-auto px-5 md:-ml-6 md:pl-6"
        >
          {views.map((value) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="min-h-11 border-b-2 -outline-offset-2 border-transparent px-0.5 font-medium whitespace-nowrap text-secondary hover:text-primary data-[state=active]:border-selected data-[state=active]:font-semibold data-[state=active]:text-primary md:min-h-9"
            >
              {names[value]}
              {value === 'messages' ? <UnreadMark count={quote.messages_unread} className="ml-1.5" /> : null}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {aside ? <div className="flex-none max-md:order-first max-md:basis-full">{aside}</div> : null}
      </div>
      <Tabs.Content value="lines" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {lines}
      </Tabs.Content>
      <Tabs.Content value="request" tabIndex={-1} className="outline-none">
        <RequestAndAnswers quote={quote} waiting={<SkeletonRows count={4} label={names.request} />} />
      </Tabs.Content>
      <Tabs.Content value="messages" tabIndex={-1} className="outline-none">
        <ProviderMessages quote={quote} waiting={<SkeletonRows count={4} label={names.messages} />} />
      </Tabs.Content>
      <Tabs.Content value="activity" tabIndex={-1} className="outline-none">
        <Activity quote={quote} waiting={<SkeletonRows count={4} label={names.activity} />} />
        <div className="max-w-3xl px-5 pb-6 md:px-6">
          <VersionsCard quote={quote} />
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}
