import { Trans, useLingui } from '@lingui/react/macro';
import { canEditLines } from '#domain/quote/status.ts';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { useMarkMedia } from '#web/api/quotes.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface PhotoMarkProps {
  readonly quote: Quote;
  readonly photo: QuoteMedia;
  readonly alt: string;
}

/** Whether the customer reads the quote with this photo; what has gone out only says so. */
export function PhotoMark({ quote, photo, alt }: PhotoMarkProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const mark = useMarkMedia(quote.id);
  if (!canEditLines(quote.status))
    return photo.is_on_quote ? (
      <p className="type-small mt-1.5 text-secondary">
        <Trans>Shown on the quote</Trans>
      </p>
    ) : null;
  return (
    <Checkbox
      className="mt-1.5 min-h-11 items-center md:min-h-8"
      label={t`Show on the quote`}
      aria-label={t`Show on the quote: ${alt}`}
      checked={mark.isPending ? mark.variables.isOnQuote : photo.is_on_quote}
      onChange={({ target }) =>
        mark.mutate(
          { mediaId: photo.id, isOnQuote: target.checked },
          {
            onError: (error) =>
              showToast({ level: 'error', title: t`The photo was not marked`, text: errorText(error) }),
          },
        )
      }
    />
  );
}
