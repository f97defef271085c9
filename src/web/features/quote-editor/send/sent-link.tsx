import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteLink } from '#web/api/quote-types.ts';
import { CopyButton } from '#web/provider-kit/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** The address that opens the quote, to be copied. */
export function SentLink({ link }: { readonly link: QuoteLink | null }) {
  const { t } = useLingui();
  if (!link) return null;
  return (
    <div className="flex flex-col gap-3">
      {link.channel === 'email' && link.recipient ? (
        <p>
          <Trans>Mailed to {link.recipient}. The same link can be shared by hand.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Share this link in a message. Whoever has it can open the quote.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t`Link`} className="flex-1 basis-48">
          <TextInput size="desk" readOnly value={link.url} onFocus={({ target }) => target.select()} />
        </Field>
        <CopyButton text={link.url}>
          <Trans>Copy</Trans>
        </CopyButton>
      </div>
    </div>
  );
}
