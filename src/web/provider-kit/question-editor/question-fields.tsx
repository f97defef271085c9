import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ComponentType, componentTypes } from '#domain/question/component-type.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ConfigFields } from './config-fields.tsx';
import { questionLooks } from './question-looks.ts';
import { type QuestionFieldProblem, type QuestionValues, withType } from './question-values.ts';

/** What is asked most often comes first. */
const usual: readonly ComponentType[] = ['TextQuestion', 'MultipleChoice', 'NumberInput', 'Dimensions', 'PhotoCapture'];
const typesInOrder = [...usual, ...componentTypes.filter((type) => !usual.includes(type))];

interface QuestionFieldsProps {
  readonly values: QuestionValues;
  readonly problem: QuestionFieldProblem | null;
  /** Of a question that is there already the way of answering stays: answers were given that way. */
  readonly isTypeFixed?: boolean;
  readonly onChange: (values: QuestionValues) => void;
  /** What a question of this kind has besides. */
  readonly children?: ReactNode;
}

/** The words of a question, how it is answered, and what that needs. */
export function QuestionFields({ values, problem, isTypeFixed, onChange, children }: QuestionFieldsProps) {
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
      {isTypeFixed ? null : (
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
      )}
      <ConfigFields
        type={values.type}
        draft={values.draft}
        problem={problem === 'prompt' ? null : problem}
        onChange={(change) => onChange({ ...values, draft: { ...values.draft, ...change } })}
      />
      {children}
      <Checkbox
        label={t`Must be answered`}
        checked={values.required}
        onChange={({ target }) => onChange({ ...values, required: target.checked })}
      />
    </>
  );
}
