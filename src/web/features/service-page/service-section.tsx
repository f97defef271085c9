import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfileCheck } from '#web/api/provider.ts';
import { serviceCategoriesQuery, serviceTypesIn } from '#web/api/services.ts';
import { pathTo } from '#web/paths.ts';
import { Crumbs } from '#web/provider-kit/crumbs.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { JobSample } from './job-sample.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { StandardLines } from './standard-lines.tsx';

interface ServiceSectionProps {
  readonly id: string;
  /** What the provider charges for the service, between its lines and what they come to. */
  readonly prices: ReactNode;
}

/** What the provider keeps for one service: questions, lines, prices, and what a job comes to by them. */
export function ServiceSection({ id, prices }: ServiceSectionProps) {
  const { t } = useLingui();
  const categories = useQuery(serviceCategoriesQuery);
  const profile = useProfileCheck();
  const parent = { to: pathTo('services'), label: <Trans>Services</Trans> };
  const failed = [categories, profile].find((query) => !query.data && (query.isError || query.isPaused));
  const type = categories.data && serviceTypesIn(categories.data).find((one) => one.id === id);
  if (type && profile.data) {
    const currency = profile.data.provider?.currency ?? 'GBP';
    return (
      <>
        <Crumbs parent={parent} current={type.name} />
        <PageHead
          title={type.name}
          text={
            type.has_playbook ? (
              <Trans>Questions and usual work are ready. What you keep here comes on top.</Trans>
            ) : (
              <Trans>Quotes for this service are made of what you keep here.</Trans>
            )
          }
        />
        <div className="grid max-w-6xl items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <OwnQuestions serviceTypeId={id} hasPlaybook={type.has_playbook} />
            <StandardLines serviceTypeId={id} currency={currency} />
            {prices}
          </div>
          <div className="lg:sticky lg:top-5.5">
            <JobSample serviceTypeId={id} currency={currency} />
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <Crumbs parent={parent} current={<Trans>Service</Trans>} />
      <PageHead title={t`Service`} />
      {failed ? (
        <LoadFailure title={t`The service could not be loaded`} query={failed} />
      ) : categories.data && profile.data ? (
        <EmptyState
          title={<Trans>There is no such service</Trans>}
          action={
            <ButtonLink to={pathTo('services')}>
              <Trans>All services</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <SkeletonRows count={4} label={t`Loading the service`} rowClassName="h-16" />
      )}
    </>
  );
}
