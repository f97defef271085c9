import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useCreateQuestion } from '#web/api/questions.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { QuestionFields } from '#web/provider-kit/question-editor/question-fields.tsx';
import {
  emptyQuestion,
  type QuestionFieldProblem,
  readQuestion,
} from '#web/provider-kit/question-editor/question-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';

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
  const [componentId, setComponentId] = useState('');
  const [problem, setProblem] = useState<QuestionFieldProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readQuestion(values, locale);
    setProblem('problem' in reading ? reading.problem : null);
    if (!('body' in reading) || create.isPending) return;
    // Nothing in a playbook waits for it, so it satisfies nothing.
    const body = { ...reading.body, component_id: componentId || null, role: 'supplementary' } as const;
    create.mutate(body, { onSuccess: onClose });
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
        <QuestionFields values={values} problem={problem} onChange={setValues}>
          {quote.components.length > 0 ? (
            <Field label={t`About`}>
              <Select
                size="desk"
                placeholder={t`The job as a whole`}
                options={quote.components.map(({ id, title }) => ({ value: id, label: title }))}
                value={componentId}
                onChange={({ target }) => setComponentId(target.value)}
              />
            </Field>
          ) : null}
        </QuestionFields>
        {create.error ? (
          <Notice level="error" isLive title={t`The question was not added`}>
            {errorText(create.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
