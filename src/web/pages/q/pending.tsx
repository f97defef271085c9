import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import type { NextPage } from '#contract/customer-quotes.ts';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { DemoNotice } from '#web/features/customer-link/demo/demo-notice.tsx';
import { reckonDemo } from '#web/features/customer-link/demo/reckon-demo.ts';
import { loadCustomerQuote, throwAsPage } from '#web/features/customer-link/load-customer-quote.ts';
import { demoHere, isDemo, useWay } from '#web/features/customer-link/page-way.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { TalkLink } from '#web/features/customer-link/talk-link.tsx';
import { useStatusWatch } from '#web/features/customer-link/use-status-watch.ts';
import { WaitingPage } from '#web/features/question-flow/waiting/waiting-page.tsx';
import type { Route } from './+types/pending';

export const meta = customerMeta;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isDemo(params)) return { quote: await loadCustomerQuote({ ...params, context, allowed: ['pending'] }) };
  const call = callThrough(context.get(transportContext));
  return { quote: await reckonDemo(call, { of: params.of, isPriced: false }).catch(throwAsPage) };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const kept = isDemo(params) ? await (await demoHere()).keptDemo(params.of, false) : null;
  return kept ? { quote: kept } : serverLoader();
}
clientLoader.hydrate = true as const;

export default function Pending({ loaderData: { quote }, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const { token, call, pathTo } = useWay(params);
  const navigate = useNavigate();
  const onStatus = useCallback(
    ({ next }: { readonly next: NextPage }) => {
      if (next !== 'pending') void navigate(pathTo(next), { replace: true });
      return next === 'pending';
    },
    [navigate, pathTo],
  );
  const onGone = useCallback(() => void navigate(pathTo('error'), { replace: true }), [navigate, pathTo]);
  useStatusWatch({ token, call, onStatus, onGone });
  return (
    <>
      <title>{t`Your quote is being prepared · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      {quote.is_demo ? (
        <DemoNotice>
          <Link to={pathTo('result')} replace className="inline-flex min-h-6 items-center underline underline-offset-3">
            <Trans>See the price</Trans>
          </Link>
        </DemoNotice>
      ) : null}
      <WaitingPage
        quote={quote}
        header={
          <CustomerHeader
            provider={quote.provider}
            subtitle={<Trans>Your quote request</Trans>}
            trailing={quote.is_demo ? null : <TalkLink token={token} unread={quote.messages_unread} />}
          />
        }
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
