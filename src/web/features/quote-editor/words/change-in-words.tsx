import { Trans, useLingui } from '@lingui/react/macro';
import { WandSparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import type { WordEditing } from './use-word-edit.ts';

const WordEditAnswer = onDemand(async () => (await import('./word-edit-answer.tsx')).WordEditAnswer);

const longestRequest = 500;

interface ChangeInWordsProps {
  readonly quote: Quote;
  readonly editing: WordEditing;
}

/** "Increase all materials by 5 %": shown first, done on a second press, and taken back with a third. */
export function ChangeInWords({ quote, editing }: ChangeInWordsProps) {
  const input = useRef<HTMLInputElement>(null);
  const discard = () => {
    editing.discard();
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || (!editing.answer && editing.request === '')) return;
    event.preventDefault();
    discard();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls inside
    <section onKeyDown={keys} className="flex flex-col gap-3 px-5 pt-4 md:px-6">
      <RequestForm editing={editing} input={input} />
      {editing.answer ? <WordEditAnswer quote={quote} editing={editing} onDiscard={discard} /> : null}
    </section>
  );
}

interface RequestFormProps {
  readonly editing: WordEditing;
  readonly input: RefObject<HTMLInputElement | null>;
}

function RequestForm({ editing, input }: RequestFormProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline && !editing.isReading) editing.propose();
  };
  const isAsked = editing.answer !== null && editing.answer.outcome !== 'applied';
  return (
    <form onSubmit={submit} className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
      <Field
        label={<Trans>Change in words</Trans>}
        className="flex-1"
        error={editing.error}
        hint={isOnline ? undefined : <Trans>No connection: this works again once you are online.</Trans>}
      >
        <TextInput
          ref={input}
          size="desk"
          dir="auto"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={longestRequest}
          value={editing.request}
          readOnly={editing.isReading || editing.isApplying}
          placeholder={t`Such as: materials 5 % more, no travel`}
          onChange={(event) => editing.type(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={isAsked ? 'quiet' : 'dark'}
        pending={editing.isReading}
        disabled={!isOnline || editing.request.trim() === ''}
      >
        <Icon icon={WandSparkles} size={16} />
        <Trans>Show the change</Trans>
      </Button>
    </form>
  );
}
