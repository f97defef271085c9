import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail, MessageSquare } from 'lucide-react';
import { data, useRevalidator } from 'react-router';
import { settingsContext, transportContext } from '#contract/request-context.ts';
import type { AnswerData } from '../api/call-types.ts';
import { createCall } from '../api/client.ts';
import { LinkedText } from '../app/linked-text.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/dev-mailbox';

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(settingsContext).isDevelopment) throw data(null, { status: 404 });
  const call = createCall({ transport: context.get(transportContext) });
  return (await call('GET /dev/mailbox', { signal: request.signal })).data;
}

export default function DevMailbox({ loaderData: messages }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto max-w-180 px-5 py-8">
      <title>{t`Mailbox`}</title>
      <header className="mb-5 flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="type-heading">
            <Trans>Mailbox</Trans>
          </h1>
          <p className="type-small text-secondary">
            <Plural
              value={messages.length}
              one="# message, kept on this machine"
              other="# messages, kept on this machine"
            />
          </p>
        </div>
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          <Trans>Look again</Trans>
        </Button>
      </header>
      {messages.length === 0 ? (
        <EmptyState icon={Mail} title={<Trans>Messages to customers and providers will be here</Trans>} />
      ) : (
        <ul className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
    </main>
  );
}

function Message({ message }: { readonly message: AnswerData<'GET /dev/mailbox'>[number] }) {
  const { i18n } = useLingui();
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <Icon icon={message.channel === 'email' ? Mail : MessageSquare} className="mt-0.5 text-secondary" />
        <div className="min-w-0 flex-1">
          <h2 className="leading-5 font-semibold">{message.subject ?? message.channel}</h2>
          <p className="type-small text-secondary">
            {message.to} ·{' '}
            <time dateTime={message.created_at} suppressHydrationWarning>
              {i18n.date(message.created_at, { timeStyle: 'short', dateStyle: 'medium' })}
            </time>
          </p>
        </div>
      </div>
      <p className="mt-3 text-[0.9375rem] leading-[1.375rem] break-words whitespace-pre-wrap">
        <LinkedText text={message.text} />
      </p>
    </Card>
  );
}
