import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { decimalSign } from '#domain/measure/number-text.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type OwnQuestion, useSaveOwnQuestion } from '#web/api/own-work.ts';
import { draftOf } from '#web/provider-kit/question-editor/config-draft.ts';
import { QuestionFields } from '#web/provider-kit/question-editor/question-fields.tsx';
import {
  emptyQuestion,
  type QuestionFieldProblem,
  type QuestionValues,
  readQuestion,
} from '#web/provider-kit/question-editor/question-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { measureKey, useMeasureOptions } from './use-measure-options.ts';

interface OwnQuestionDialogProps {
  readonly serviceTypeId: string;
  /** Null adds one. */
  readonly question: OwnQuestion | null;
  readonly onClose: () => void;
}

function valuesOf({ type, prompt, help, required, config }: OwnQuestion, locale: string): QuestionValues {
  const draft = draftOf(config, (text) => text.replace('.', decimalSign(locale)));
  return { type, prompt, help: help ?? '', required, draft };
}

/** A question that is asked with every request, written or changed. */
export function OwnQuestionDialog({ serviceTypeId, question, onClose }: OwnQuestionDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const locale = useLocale();
  const formId = useId();
  const save = useSaveOwnQuestion(serviceTypeId);
  const [values, setValues] = useState(() => (question ? valuesOf(question, locale) : emptyQuestion()));
  const [measured, setMeasured] = useState(() => measureKey(question?.measures ?? null));
  const [problem, setProblem] = useState<QuestionFieldProblem | null>(null);
  const options = useMeasureOptions(serviceTypeId, values.type, question?.measures ?? null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readQuestion(values, locale);
    setProblem('problem' in reading ? reading.problem : null);
    if (!('body' in reading) || save.isPending) return;
    const measures = options.find(({ value }) => value === measured)?.measures ?? null;
    save.mutate({ id: question?.id, body: { ...reading.body, measures } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={question ? t`Change the question` : t`Add a question`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {question ? <Trans>Save question</Trans> : <Trans>Add question</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <QuestionFields values={values} problem={problem} isTypeFixed={question !== null} onChange={setValues}>
          {options.length > 0 ? (
            <Field
              label={t`The answer is the quantity of`}
              hint={t`Prices and standard lines with this unit take it from the answer.`}
            >
              <Select
                size="desk"
                placeholder={t`Nothing, it is good to know`}
                options={options}
                value={measured}
                onChange={({ target }) => setMeasured(target.value)}
              />
            </Field>
          ) : null}
        </QuestionFields>
        {save.error ? (
          <Notice level="error" isLive title={t`The question was not saved`}>
            {errorText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
