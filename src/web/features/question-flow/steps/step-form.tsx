import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#domain/question/answer.ts';
import { field } from '#domain/question/unknown-value.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QuestionInput } from '../inputs/input-by-type.tsx';
import { readAnswer } from '../inputs/read-answer.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import { skipWords } from './skip-words.tsx';
import { TipBlock } from './tip-block.tsx';
import type { Step } from './use-step.ts';
import { useStepIn } from './use-step-in.ts';

interface StepFormProps {
  readonly step: Step;
  readonly answer: Answer | null;
  /** What stands in the fields and nobody has confirmed yet. */
  readonly prefill: Answer | null;
  readonly locale: Locale;
  readonly priced: string;
  readonly error: string | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly eyebrow: ReactNode;
  /** Says why the next page does not open yet. */
  readonly notice: ReactNode;
  readonly isLeaving: boolean;
  readonly onChange: (value: object | null) => void;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
  readonly onBack: () => void;
}

/** One question. A real form: what it sends without script, `onContinue` does with it. */
export function StepForm(props: StepFormProps) {
  const { step, answer, error, heading } = props;
  const { question } = step;
  const form = useTypedBeforeScript(props);
  const stepIn = useStepIn();
  // Stays when something else is chosen: without it the choices would jump up under the finger.
  const [suggested] = useState(props.prefill);
  const helpId = question.help ? `help-${question.id}` : undefined;
  const errorId = error ? `error-${question.id}` : undefined;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onContinue();
  };
  return (
    <>
      <SkipForm {...props} />
      <Form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-1 flex-col">
        <input type="hidden" name="question_id" value={question.id} />
        <main className={`flex-1 px-5 pt-5 pb-32 ${stepIn}`}>
          {props.eyebrow}
          <h1
            ref={heading}
            id={`question-${question.id}`}
            tabIndex={-1}
            className="type-question text-balance outline-none"
          >
            {question.prompt}
          </h1>
          {question.help ? (
            <p id={helpId} className="mt-2 text-pretty text-secondary">
              {question.help}
            </p>
          ) : null}
          {suggested ? <PrefillNotice {...props} suggested={suggested} /> : null}
          <div className="mt-5">
            <QuestionInput
              question={question}
              value={answer?.value}
              locale={props.locale}
              labelledBy={`question-${question.id}`}
              describedBy={[errorId, helpId].filter(Boolean).join(' ') || undefined}
              isInvalid={error !== null}
              onChange={props.onChange}
            />
            <div aria-live="assertive" className="mt-2 empty:hidden">
              {error ? <FieldError id={`error-${question.id}`}>{error}</FieldError> : null}
            </div>
          </div>
          <TipBlock hints={field(question.config, 'hints')} who={props.priced} />
          <SkipButton {...props} />
          {props.notice}
        </main>
        <StepBar {...props} />
      </Form>
    </>
  );
}

/** A form of its own: inside the other, Enter in a field would press the first button and skip. */
const skipFormId = 'skip-question';

function SkipForm({ step }: StepFormProps) {
  return (
    <Form id={skipFormId} method="post">
      <input type="hidden" name="question_id" value={step.question.id} />
      <input type="hidden" name="intent" value="skip" />
    </Form>
  );
}

function SkipButton({ step, onSkip }: StepFormProps) {
  const words = skipWords(step.question);
  if (!words) return null;
  return (
    <button
      type="submit"
      form={skipFormId}
      className="type-label mt-2 min-h-11 w-full rounded-lg text-link hover:bg-hover"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {words}
    </button>
  );
}

function StepBar({ step, isLeaving, onBack }: StepFormProps) {
  const { t } = useLingui();
  return (
    <ActionBar>
      {step.previous ? (
        // A link without script, the history's own way back with it.
        <a
          href={`?q=${step.previous.id}`}
          aria-label={t`Back to question ${step.index}`}
          className="grid size-13 flex-none place-items-center rounded-lg border border-control bg-action-secondary text-action-secondary transition-[scale] hover:bg-hover active:scale-[.985]"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          <Icon icon={ArrowLeft} />
        </a>
      ) : null}
      <div className="min-w-0 flex-1">
        <Button type="submit" variant="primary" size="touch" wide pending={isLeaving}>
          {step.isChange ? t`Save and go back` : t`Continue`}
          <Icon icon={ArrowRight} />
        </Button>
      </div>
    </ActionBar>
  );
}

/** On a slow line people write before the script is there: what stands in the fields then is taken over. */
function useTypedBeforeScript({
  step,
  answer,
  prefill,
  locale,
  onChange,
}: StepFormProps): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const start = useRef({ question: step.question, known: answer?.value, prefill, locale, onChange });
  useEffect(() => {
    const { question, known, locale: language, onChange: change } = start.current;
    if (!form.current || question.type === 'InstructionBox') return;
    if (start.current.prefill && !isTouched(form.current)) return;
    const typed = readAnswer(question, { form: new FormData(form.current), locale: language, now: '' });
    if (typed && hasContent(typed) && JSON.stringify(typed) !== JSON.stringify(known)) change(typed);
  }, []);
  return form;
}

/** Whether a field holds anything else than the page came with. */
const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLInputElement)
      return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
    if (element instanceof HTMLSelectElement)
      return [...element.options].some((option) => option.selected !== option.defaultSelected && option.value !== '');
    return element instanceof HTMLTextAreaElement && element.value !== element.defaultValue;
  });

const hasContent = (value: object): boolean =>
  Object.values(value).some((part) =>
    Array.isArray(part) || typeof part === 'string' ? part.length > 0 : typeof part === 'number',
  );
