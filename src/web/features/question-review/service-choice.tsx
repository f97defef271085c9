import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useChangeService } from '#web/api/quotes.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';

/** What the request is about, and the way to have it asked about something else. */
export function ServiceChoice({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const offered = useOfferedTypes();
  const change = useChangeService(quote.id);
  const [current] = quote.service_types;
  const [chosen, setChosen] = useState(current?.id ?? '');
  const types = current && !offered.some(({ id }) => id === current.id) ? [current, ...offered] : offered;
  if (types.length === 0) return null;
  return (
    <Card as="div">
      <Field label={t`Service`} hint={current ? undefined : t`The request does not say it clearly.`}>
        <Select
          size="desk"
          {...(current ? {} : { placeholder: t`Not known yet` })}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      {chosen && chosen !== current?.id ? (
        <>
          <p className="type-small mt-2 text-pretty text-secondary">
            <Trans>The questions are made anew for this service. Those that you have added stay.</Trans>
          </p>
          <Button className="mt-2" pending={change.isPending} onClick={() => change.mutate(chosen)}>
            <Trans>Make the questions anew</Trans>
          </Button>
        </>
      ) : null}
      {change.error ? (
        <Notice level="error" isLive title={t`The service was not changed`} className="mt-3">
          {errorText(change.error)}
        </Notice>
      ) : null}
    </Card>
  );
}
