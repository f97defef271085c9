import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useCreateQuestion } from '#web/api/questions.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import {
  addableTypes,
  emptyQuestion,
  type MissingPart,
  missingPart,
  type NewQuestionValues,
  newQuestionBody,
} from './new-question.ts';
import { questionLooks } from './question-looks.ts';

interface AddQuestionDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

export function AddQuestionDialog({ quote, onClose }: AddQuestionDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const create = useCreateQuestion(quote.id);
  const [values, setValues] = useState(emptyQuestion);
  const [missing, setMissing] = useState<MissingPart | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missingPart(values);
    setMissing(lacking);
    if (!lacking && !create.isPending) create.mutate(newQuestionBody(values), { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Add a question`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={create.isPending}>
            <Trans>Add question</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <QuestionFields
          quote={quote}
          values={values}
          missing={missing}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        {create.error ? (
          <Notice level="error" isLive title={t`The question was not added`}>
            {errorText(create.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

interface QuestionFieldsProps {
  readonly quote: Quote;
  readonly values: NewQuestionValues;
  readonly missing: MissingPart | null;
  readonly onChange: (change: Partial<NewQuestionValues>) => void;
}

function QuestionFields({ quote, values, missing, onChange }: QuestionFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`Question`} error={missing === 'prompt' ? t`Please write the question` : null}>
        <TextInput
          size="desk"
          placeholder={t`Is there parking near the house?`}
          value={values.prompt}
          onChange={({ target }) => onChange({ prompt: target.value })}
        />
      </Field>
      <RadioCards
        legend={t`Answered with`}
        name="type"
        columns={3}
        value={values.type}
        onValueChange={(type) => onChange({ type })}
        options={addableTypes.map((type) => ({
          value: type,
          label: i18n._(questionLooks[type].word),
          trailing: <Icon icon={questionLooks[type].icon} className="text-secondary" />,
        }))}
      />
      {values.type === 'MultipleChoice' ? (
        <Field
          label={t`Choices`}
          hint={t`One a line`}
          error={missing === 'options' ? t`Please write at least two choices` : null}
        >
          <TextArea
            size="desk"
            rows={3}
            value={values.options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </Field>
      ) : null}
      {values.type === 'NumberInput' ? (
        <Field label={t`Unit`} aside={<Trans>Optional</Trans>}>
          <TextInput
            size="desk"
            maxLength={20}
            placeholder={t`such as m or pieces`}
            value={values.unit}
            onChange={({ target }) => onChange({ unit: target.value })}
          />
        </Field>
      ) : null}
      {quote.components.length > 0 ? (
        <Field label={t`About`}>
          <Select
            size="desk"
            placeholder={t`The job as a whole`}
            options={quote.components.map(({ id, title }) => ({ value: id, label: title }))}
            value={values.component_id}
            onChange={({ target }) => onChange({ component_id: target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
