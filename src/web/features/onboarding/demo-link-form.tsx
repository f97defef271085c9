import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendDemoLink } from '#web/api/demo.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Sends the provider what their customers get, to try on their own phone. */
export function DemoLinkForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [message, setMessage] = useState('');
  const send = useSendDemoLink();
  return (
    <Card title={t`Try it on your own phone`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(message.trim() || null);
        }}
      >
        <Field
          label={t`A few words for the mail`}
          aside={<Trans>Optional</Trans>}
          hint={t`We send you a sample quote of your own. It stands in no list and counts nowhere.`}
        >
          <TextArea value={message} maxLength={10_000} rows={2} onChange={({ target }) => setMessage(target.value)} />
        </Field>
        {send.isError ? (
          <Notice level="error" isLive>
            {errorText(send.error)}
          </Notice>
        ) : null}
        {send.data ? (
          <Notice level="success" isLive>
            <Trans>It is on its way to {send.data.recipient}.</Trans>
          </Notice>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" pending={send.isPending}>
            <Trans>Send me the demo link</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
