import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useRefreshedQuote, useUpdateQuote } from '#web/api/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** The provider's words to themselves about the whole quote; what could not be kept stays to be kept again. */
export function QuoteNote({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const update = useUpdateQuote(quote.id);
  const refresh = useRefreshedQuote(quote.id);
  const [mine, setMine] = useState<string | null>(null);
  const kept = quote.internal_note ?? '';
  const save = async (revision: number) => {
    const text = mine?.trim() ?? kept;
    if (text === kept && !update.error) return setMine(null);
    try {
      await update.mutateAsync({ revision, internal_note: text });
      setMine(null);
    } catch (error) {
      // Theirs shows beside mine, which stays in the field.
      if (error instanceof ApiError && error.code === 'stale_revision') await refresh().catch(() => undefined);
    }
  };
  const isStale = update.error instanceof ApiError && update.error.code === 'stale_revision';
  return (
    <div className="max-w-2xl px-5 pt-3 pb-4 md:px-6">
      <Field
        label={t`Your note on this quote`}
        hint={<Trans>Customers never see it</Trans>}
        error={update.error ? errorText(update.error) : undefined}
      >
        <TextArea
          size="desk"
          rows={2}
          dir="auto"
          maxLength={2000}
          className="min-h-16!"
          value={mine ?? kept}
          onChange={({ target }) => setMine(target.value)}
          onBlur={() => {
            if (mine !== null && !update.error) void save(quote.revision);
          }}
        />
      </Field>
      {update.error ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {isStale ? (
            <p dir="auto" className="type-small min-w-0 flex-1 text-secondary">
              <Trans>Kept meanwhile: {kept || '–'}</Trans>
            </p>
          ) : null}
          <Button onClick={() => void save(quote.revision)} pending={update.isPending}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              setMine(null);
              update.reset();
            }}
          >
            <Trans>Drop mine</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
