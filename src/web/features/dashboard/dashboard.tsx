import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard } from 'lucide-react';
import { type DashboardSummary, dashboardQuery } from '#web/api/dashboard.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LatestQuotes } from './latest-quotes.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { ValueCard } from './value-card.tsx';

/** The business at a glance: what waits, what came of the last weeks, and what changed last. */
export function Dashboard() {
  const { t } = useLingui();
  const query = useQuery(dashboardQuery);
  if (query.data) return hasNothing(query.data) ? <NothingYet /> : <Glance summary={query.data} />;
  if (query.isError || query.isPaused)
    return <LoadFailure title={t`The dashboard could not be loaded`} query={query} />;
  return <Loading />;
}

const hasNothing = ({ quotes, funnel, currencies }: DashboardSummary): boolean =>
  quotes === 0 && funnel.requested === 0 && currencies.length === 0;

function Glance({ summary }: { readonly summary: DashboardSummary }) {
  return (
    <div className="flex flex-col gap-4">
      <KeyFigures summary={summary} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <ValueCard summary={summary} />
        <NextUpCard items={summary.next_up} waiting={summary.waiting.quotes} />
      </div>
      <div className="grid gap-4 xl:grid-cols-[24.5rem_minmax(0,1fr)]">
        <FunnelCard summary={summary} />
        <LatestQuotes total={summary.quotes} />
      </div>
    </div>
  );
}

function NothingYet() {
  return (
    <Card as="div">
      <EmptyState
        icon={LayoutDashboard}
        title={<Trans>Your business at a glance</Trans>}
        text={
          <Trans>
            With the first quote you see here what waits for you, what is with your customers and what they accept.
          </Trans>
        }
        action={
          <>
            <ButtonLink to={pathTo('quoteCreate')} variant="primary">
              <Trans>Start the first quote</Trans>
            </ButtonLink>
            <ButtonLink to={pathTo('pricing')}>
              <Trans>Check your prices</Trans>
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">
        <Trans>Loading the dashboard</Trans>
      </span>
      <Skeleton className="h-52 rounded-lg md:h-52" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}
