import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CustomerSheet } from './customer-sheet.tsx';
import { type CustomerQuote, type SentVersion, taxesOf } from './sent-quote.ts';

/** What came of accepting. */
export type AcceptRefusal =
  | { readonly kind: 'name' }
  /** Another version or total than the one on screen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly message: string | null };

interface AcceptSheetProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
  readonly totalMinor: number;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly refusal: AcceptRefusal | null;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
}

/** The last word before an agreement: who accepts, and how much. The browser's own dialog, so it needs no script to show. */
export function AcceptSheet(props: AcceptSheetProps) {
  const { quote, version, totalMinor, isOpen, isSending, onClose } = props;
  const { t } = useLingui();
  const [isNameMissing, setNameMissing] = useState(props.refusal?.kind === 'name');
  const name = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const isEmpty = !name.current?.value.trim();
    if (isEmpty || isSending) event.preventDefault();
    setNameMissing(isEmpty);
    if (isEmpty) name.current?.focus();
  };
  return (
    <CustomerSheet title={<Trans>Accept this quote</Trans>} isOpen={isOpen} onClose={onClose}>
      <Form method="post" replace noValidate onSubmit={submit}>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="version" value={version.number} />
        <input type="hidden" name="expected_total_minor" value={totalMinor} />
        <input type="hidden" name="idempotency_key" value={props.idempotencyKey} />
        <p className="mt-1 text-pretty text-secondary">
          <Trans>
            You agree to {quote.title} by {quote.provider.name} for
          </Trans>
        </p>
        <p className="type-display mt-1">
          <Money minor={totalMinor} currency={quote.currency} locale={quote.locale} />
        </p>
        {taxesOf(version).length > 0 ? (
          <p className="text-secondary">
            <Trans>
              Includes <Money minor={taxOf(version)} currency={quote.currency} locale={quote.locale} />{' '}
              {quote.provider.tax.name}
            </Trans>
          </p>
        ) : null}
        <Refusal refusal={props.refusal} />
        <Field className="mt-4" label={t`Your full name`} {...(isNameMissing && { error: t`Please write your name.` })}>
          <TextInput
            ref={name}
            name="name"
            autoComplete="name"
            maxLength={200}
            onChange={() => setNameMissing(false)}
          />
        </Field>
        <Button type="submit" variant="accept" size="touch" wide className="mt-5" pending={isSending}>
          <span>
            <Trans>
              Accept for <Money minor={totalMinor} currency={quote.currency} locale={quote.locale} />
            </Trans>
          </span>
        </Button>
        <p className="type-small mt-3 text-center text-pretty text-secondary">
          <Trans>Nothing is paid now. {quote.provider.name} is told at once.</Trans>
        </p>
      </Form>
    </CustomerSheet>
  );
}

const taxOf = (version: SentVersion): number => taxesOf(version).reduce((sum, row) => sum + row.tax_minor, 0);

function Refusal({ refusal }: Pick<AcceptSheetProps, 'refusal'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal || refusal.kind === 'name') return null;
  return (
    <div ref={box}>
      <Notice isLive level={refusal.kind === 'changed' ? 'warning' : 'error'} className="mt-4">
        {refusal.kind === 'changed' ? (
          <Trans>
            The quote changed since you opened it. This is the price now; please look it over before you accept.
          </Trans>
        ) : (
          (refusal.message ?? <Trans>This did not go through, and nothing was accepted. Please try again.</Trans>)
        )}
      </Notice>
    </div>
  );
}
