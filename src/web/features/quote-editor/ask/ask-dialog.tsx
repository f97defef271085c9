import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { SentLink } from '../send/sent-link.tsx';
import { useAsk } from './use-ask.ts';

interface AskDialogProps {
  readonly quote: Quote;
  readonly line: LineItem;
  readonly onClose: () => void;
}

/** One more question about a line, sent by the customer's own link. */
export function AskDialog({ quote, line, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const asking = useAsk(quote, line);
  const [prompt, setPrompt] = useState(useSuggestedQuestion(line));
  const [isEmpty, setEmpty] = useState(false);
  const name = quote.customer ? firstName(quote.customer.name) : t`the customer`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(!prompt.trim());
    if (prompt.trim()) void asking.ask(prompt.trim());
  };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  if (asking.link) {
    return (
      <Dialog
        isOpen
        onOpenChange={onOpenChange}
        title={t`The question is on its way`}
        footer={
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <SentLink link={asking.link} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={onOpenChange}
      title={t`Ask ${name}`}
      description={t`About “${line.description}”. The quote waits for the answer; what you changed by hand stays.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={asking.isPending}>
            {asking.recipient ? <Trans>Send the question</Trans> : <Trans>Make the link</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t`Question`} error={isEmpty ? t`Please write the question` : null}>
          <TextArea
            size="desk"
            dir="auto"
            rows={3}
            maxLength={500}
            value={prompt}
            onChange={({ target }) => setPrompt(target.value)}
          />
        </Field>
        {asking.error ? (
          <Notice level="error" isLive title={t`The question was not sent`}>
            {errorText(asking.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

function useSuggestedQuestion({ evidence, description }: LineItem): string {
  const { t } = useLingui();
  const assumed = evidence.find(({ kind, label }) => kind === 'assumption' && label)?.label;
  return assumed ? t`Can you tell me this: ${assumed}?` : t`Can you tell me more about this: ${description}?`;
}
