import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { currentLink, useResendLink } from '#web/api/quote-links.ts';
import type { Quote, QuoteLink } from '#web/api/quote-types.ts';
import { CopyButton } from '#web/provider-kit/copy-button.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The customer's link: where it went, whether it was opened, and how to give it again. */
export function LinkCard({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const link = currentLink(quote.links);
  if (!link) return null;
  return (
    <Card title={t`The customer’s link`}>
      <p className="type-small break-all text-secondary">{link.url}</p>
      <LinkHistory link={link} />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link.url}>
          <Trans>Copy the link</Trans>
        </CopyButton>
        {link.channel === 'none' ? null : <ResendButton quoteId={quote.id} link={link} />}
      </div>
    </Card>
  );
}

function LinkHistory({ link }: { readonly link: QuoteLink }) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      <li>
        {link.sent_at && link.recipient ? (
          <Trans>
            Sent to {link.recipient} <RelativeTime at={link.last_resent_at ?? link.sent_at} />
          </Trans>
        ) : (
          <Trans>To be shared by hand</Trans>
        )}
      </li>
      <li>
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
      </li>
    </ul>
  );
}

function ResendButton({ quoteId, link }: { readonly quoteId: string; readonly link: QuoteLink }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const resend = useResendLink(quoteId);
  const press = () =>
    resend.mutate(link.id, {
      onSuccess: () => showToast({ level: 'success', title: t`Sent again` }),
      onError: (error) => showToast({ level: 'error', title: t`The link was not sent again`, text: errorText(error) }),
    });
  return (
    <Button pending={resend.isPending} onClick={press}>
      <Trans>Send again</Trans>
    </Button>
  );
}
