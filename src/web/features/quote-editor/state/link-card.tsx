import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BellRing, ExternalLink, Eye, EyeOff, type LucideIcon, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { currentLink, useResendLink } from '#web/api/quote-links.ts';
import type { Quote, QuoteLink } from '#web/api/quote-types.ts';
import { pathTo } from '#web/paths.ts';
import { CopyButton } from '#web/provider-kit/copy-button.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The customer's page: where its link went, whether it was opened, and how to give it again. */
export function LinkCard({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const link = currentLink(quote.links);
  if (!link) return null;
  return (
    <Card title={t`The customer’s page`}>
      <LinkHistory link={link} />
      <div className="mt-4 flex flex-wrap gap-2">
        {link.channel === 'none' ? null : <ReminderButton quote={quote} link={link} />}
        {/* The preview, since the link itself counts who opens it. */}
        <ButtonLink to={pathTo('quotePreview', { id: quote.id })} target="_blank">
          <Icon icon={ExternalLink} size={16} />
          <Trans>Open the customer’s page</Trans>
        </ButtonLink>
        <CopyButton text={link.url}>
          <Trans>Copy the link</Trans>
        </CopyButton>
      </div>
    </Card>
  );
}

function LinkHistory({ link }: { readonly link: QuoteLink }) {
  return (
    <ul className="flex flex-col gap-1.5">
      <HistoryItem icon={Send}>
        {link.sent_at && link.recipient ? (
          <Trans>
            Sent to {link.recipient} <RelativeTime at={link.last_resent_at ?? link.sent_at} />
          </Trans>
        ) : (
          <Trans>You share the link yourself</Trans>
        )}
      </HistoryItem>
      <HistoryItem icon={link.last_clicked_at ? Eye : EyeOff}>
        {link.last_clicked_at ? (
          <>
            <Plural value={link.click_count} one="Opened once" other="Opened # times" />
            {', '}
            <Trans>
              last <RelativeTime at={link.last_clicked_at} />
            </Trans>
          </>
        ) : (
          <Trans>Not opened yet</Trans>
        )}
      </HistoryItem>
    </ul>
  );
}

function HistoryItem({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={icon} size={16} className="mt-0.5 text-secondary" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function ReminderButton({ quote, link }: { readonly quote: Quote; readonly link: QuoteLink }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const resend = useResendLink(quote.id);
  const press = () =>
    resend.mutate(link.id, {
      onSuccess: () => showToast({ level: 'success', title: t`Reminder sent` }),
      onError: (error) => showToast({ level: 'error', title: t`The reminder did not go out`, text: errorText(error) }),
    });
  return (
    <Button variant="dark" pending={resend.isPending} onClick={press}>
      <Icon icon={BellRing} size={16} />
      <Trans>Send a reminder</Trans>
    </Button>
  );
}
