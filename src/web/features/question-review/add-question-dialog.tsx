import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type ComponentType, componentTypes } from '#domain/question/component-type.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useCreateQuestion } from '#web/api/questions.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ConfigProblem } from './config-draft.ts';
import { ConfigFields } from './config-fields.tsx';
import { emptyQuestion, type NewQuestionValues, readNewQuestion, withType } from './new-question.ts';
import { questionLooks } from './question-looks.ts';

/** What is asked most often comes first. */
const usual: readonly ComponentType[] = ['TextQuestion', 'MultipleChoice', 'NumberInput', 'Dimensions', 'PhotoCapture'];
const typesInOrder = [...usual, ...componentTypes.filter((type) => !usual.includes(type))];

interface AddQuestionDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

export function AddQuestionDialog({ quote, onClose }: AddQuestionDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const locale = useLocale();
  const formId = useId();
  const create = useCreateQuestion(quote.id);
  const [values, setValues] = useState(() => emptyQuestion());
  const [problem, setProblem] = useState<ConfigProblem | 'prompt' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readNewQuestion(values, locale);
    setProblem('problem' in reading ? reading.problem : null);
    if ('body' in reading && !create.isPending) create.mutate(reading.body, { onSuccess: onClose });
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
        <QuestionFields quote={quote} values={values} problem={problem} onChange={setValues} />
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
  readonly problem: ConfigProblem | 'prompt' | null;
  readonly onChange: (values: NewQuestionValues) => void;
}

function QuestionFields({ quote, values, problem, onChange }: QuestionFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`Question`} error={problem === 'prompt' ? t`Please write the question` : null}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={500}
          placeholder={t`Is there parking near the house?`}
          value={values.prompt}
          onChange={({ target }) => onChange({ ...values, prompt: target.value })}
        />
      </Field>
      <Field label={t`A word of help`} aside={<Trans>Optional</Trans>}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={500}
          value={values.help}
          onChange={({ target }) => onChange({ ...values, help: target.value })}
        />
      </Field>
      <RadioCards
        legend={t`Answered with`}
        name="type"
        columns={3}
        value={values.type}
        onValueChange={(type) => onChange(withType(values, type))}
        options={typesInOrder.map((type) => ({
          value: type,
          label: i18n._(questionLooks[type].word),
          trailing: <Icon icon={questionLooks[type].icon} className="text-secondary" />,
        }))}
      />
      <ConfigFields
        type={values.type}
        draft={values.draft}
        problem={problem === 'prompt' ? null : problem}
        onChange={(change) => onChange({ ...values, draft: { ...values.draft, ...change } })}
      />
      {quote.components.length > 0 ? (
        <Field label={t`About`}>
          <Select
            size="desk"
            placeholder={t`The job as a whole`}
            options={quote.components.map(({ id, title }) => ({ value: id, label: title }))}
            value={values.component_id}
            onChange={({ target }) => onChange({ ...values, component_id: target.value })}
          />
        </Field>
      ) : null}
      <Checkbox
        label={t`Must be answered`}
        checked={values.required}
        onChange={({ target }) => onChange({ ...values, required: target.checked })}
      />
    </>
  );
}
