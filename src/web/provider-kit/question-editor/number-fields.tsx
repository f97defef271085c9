import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from '#domain/question/component-type.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ConfigDraft, ConfigProblem } from './config-draft.ts';

export interface ConfigFieldsProps {
  readonly type: ComponentType;
  readonly draft: ConfigDraft;
  readonly problem: ConfigProblem | null;
  readonly onChange: (change: Partial<ConfigDraft>) => void;
}

/** From where to where, in which steps and of what. */
export function NumberFields({ type, draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  const optional = type === 'NumberInput' ? <Trans>Optional</Trans> : null;
  const number = (key: 'min' | 'max' | 'step') => ({
    size: 'desk' as const,
    inputMode: 'decimal' as const,
    'aria-invalid': problem === 'numbers' ? true : undefined,
    value: draft[key],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [key]: target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Field label={t`From`} aside={optional}>
          <TextInput {...number('min')} />
        </Field>
        <Field label={t`Up to`} aside={optional}>
          <TextInput {...number('max')} />
        </Field>
        <Field label={t`Step`}>
          <TextInput {...number('step')} />
        </Field>
        <Field label={t`Unit`}>
          <TextInput
            size="desk"
            maxLength={20}
            placeholder={t`such as m or pieces`}
            value={draft.unit}
            onChange={({ target }) => onChange({ unit: target.value })}
          />
        </Field>
      </div>
      {problem === 'numbers' ? (
        <FieldError>
          <Trans>Please write numbers, the first one smaller than the second</Trans>
        </FieldError>
      ) : null}
    </>
  );
}

/** How many pictures or films, and what they should show. */
export function PictureFields({ draft, problem, onChange }: ConfigFieldsProps) {
  const { t } = useLingui();
  const number = (key: 'min' | 'max') => ({
    size: 'desk' as const,
    inputMode: 'numeric' as const,
    'aria-invalid': problem === 'numbers' ? true : undefined,
    value: draft[key],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [key]: target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`At least`}>
          <TextInput {...number('min')} />
        </Field>
        <Field label={t`At most`}>
          <TextInput {...number('max')} />
        </Field>
      </div>
      {problem === 'numbers' ? (
        <FieldError>
          <Trans>Please write whole numbers up to 20, the first one no larger than the second</Trans>
        </FieldError>
      ) : null}
      <Field label={t`What they should show`} hint={t`One a line`} aside={<Trans>Optional</Trans>}>
        <TextArea
          size="desk"
          dir="auto"
          rows={3}
          value={draft.hints}
          onChange={({ target }) => onChange({ hints: target.value })}
        />
      </Field>
    </>
  );
}
