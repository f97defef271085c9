import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough, customerCall } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import {
  customerPath,
  loadCustomerQuote,
  loadMessages,
  pageOf,
} from '#web/features/customer-link/load-customer-quote.ts';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { useTrackClick } from '#web/features/customer-link/use-track-click.ts';
import { isUnreached, keepUnreached, type Refused, sendWords } from '#web/features/quote-result/answer-quote.ts';
import { withoutQuestions } from '#web/features/quote-result/sent-quote.ts';
import { TalkThread } from '#web/features/quote-result/talk-thread.tsx';
import { useArrivals } from '#web/features/quote-result/use-arrivals.ts';
import { useTalk } from '#web/features/quote-result/use-talk.ts';
import { pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/messages';

export const meta = customerMeta;

/** A quote that lies open has its messages in a sheet over it; before that they are a page. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const quote = await loadCustomerQuote({ token, context });
  if (pageOf(quote) === 'result') throw redirect(`${customerPath(token, 'result')}?messages=1`);
  const messages = await loadMessages({ token, context });
  return { quote: withoutQuestions(quote), messages, idempotencyKey: crypto.randomUUID() };
}

export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) => !isUnreached(actionResult);

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await sendWords('message', { call: callThrough(context.get(transportContext)), token, form });
  if (answer) return data<Refused>({ accept: null, answer }, { status: answer.kind === 'empty' ? 422 : 503 });
  throw redirect(pathTo('customerMessages', { token }));
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepUnreached(request, serverAction);

export default function Messages({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { quote, messages, idempotencyKey } = loaderData;
  const { t } = useLingui();
  const navigation = useNavigation();
  useTrackClick(quote.link_id, token);
  const refusal = actionData?.answer ?? null;
  const arrivals = useArrivals(token, refusal);
  const talk = useTalk({ call: customerCall, token, quote, initial: messages, isOpen: true });
  const who = quote.provider.person ?? quote.provider.name;
  return (
    <div className="mx-auto flex min-h-dvh max-w-140 flex-col">
      <title>{t`Messages · ${quote.provider.name}`}</title>
      <CustomerHeader provider={quote.provider} subtitle={quote.title} />
      <main className="flex-1 px-5 pt-4 pb-16">
        <h1 className="type-heading">
          <Trans>Messages with {who}</Trans>
        </h1>
        <TalkThread
          quote={quote}
          talk={talk}
          answering={{
            token,
            arrivals,
            isSending: navigation.state !== 'idle' && navigation.formMethod === 'POST',
            refusal,
            idempotencyKey,
          }}
        />
        <ButtonLink to={customerPath(token, pageOf(quote))} variant="ghost" size="touch-small" wide className="mt-4">
          <Icon icon={ArrowLeft} />
          <Trans>Back to your quote</Trans>
        </ButtonLink>
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
