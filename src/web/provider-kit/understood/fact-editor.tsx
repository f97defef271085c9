import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { type UnderstoodFact, useCorrectUnderstood } from '#web/api/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type FactFields, fieldsOf, typedValue } from './fact-fields.ts';

interface FactEditorProps {
  readonly quote: Quote;
  readonly fact: UnderstoodFact;
  readonly onDone: () => void;
}

/** Puts one understood value right, where it stands. */
export function FactEditor({ quote, fact, onDone }: FactEditorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const locale = useLocale();
  const [fields, setFields] = useState<FactFields>(() => fieldsOf(fact.value, locale));
  const [isWrong, setWrong] = useState(false);
  const correct = useCorrectUnderstood(quote, fact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = typedValue(fact.value, fields, locale);
    setWrong(value === null);
    if (value) correct.mutate(value, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2 py-2" aria-label={t`Correct: ${fact.label}`}>
      <FactInputs
        fact={fact}
        fields={fields}
        error={isWrong ? t`Please check this value.` : undefined}
        onChange={(change) => setFields((before) => ({ ...before, ...change }))}
      />
      <p className="type-small text-secondary">
        {quote.status === 'provider_review' ? (
          <Trans>The draft is made anew; lines that you wrote stay.</Trans>
        ) : (
          <Trans>Questions that hang on it follow.</Trans>
        )}
      </p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={correct.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {correct.error ? (
        <Notice level="error" isLive title={t`This was not saved`}>
          {errorText(correct.error)}
        </Notice>
      ) : null}
    </form>
  );
}

interface FactInputsProps {
  readonly fact: UnderstoodFact;
  readonly fields: FactFields;
  readonly error: string | undefined;
  readonly onChange: (change: FactFields) => void;
}

function FactInputs(props: FactInputsProps) {
  const { t } = useLingui();
  const { fact, fields, error, onChange } = props;
  const { value, label, options } = fact;
  switch (value.type) {
    case 'dimensions':
      return (
        <div className="grid grid-cols-2 gap-2">
          <FactInput {...props} name="length" label={t`Length in metres`} isNumber />
          <FactInput {...props} name="width" label={t`Second side in metres`} isNumber />
        </div>
      );
    case 'choice':
    case 'flag': {
      const choices =
        value.type === 'flag'
          ? [
              { value: 'yes', label: t`Yes` },
              { value: 'no', label: t`No` },
            ]
          : options.map((one) => ({ value: one.id, label: one.label }));
      return (
        <Field label={label} error={error}>
          <Select
            size="desk"
            options={choices}
            value={fields.value ?? ''}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        </Field>
      );
    }
    case 'multi_choice':
      return (
        <fieldset className="flex flex-col gap-1.5" aria-label={label}>
          {options.map((one) => (
            <Checkbox
              key={one.id}
              label={one.label}
              checked={Boolean(fields[one.id])}
              onChange={({ target }) => onChange({ [one.id]: target.checked ? 'on' : '' })}
            />
          ))}
        </fieldset>
      );
    case 'counts':
      return options.map((one) => <FactInput key={one.id} {...props} name={one.id} label={one.label} isNumber />);
    case 'date':
      return <FactInput {...props} name="value" label={label} type="date" />;
    case 'number':
      return <FactInput {...props} name="value" label={value.unit ? t`${label}, metric` : label} isNumber />;
    default:
      return <FactInput {...props} name="value" label={label} />;
  }
}

interface FactInputProps extends FactInputsProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'date';
  readonly isNumber?: boolean;
}

function FactInput({ name, label, fields, error, onChange, type, isNumber }: FactInputProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        size="desk"
        autoComplete="off"
        {...(type && { type })}
        {...(isNumber && { inputMode: 'decimal' })}
        value={fields[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
}
