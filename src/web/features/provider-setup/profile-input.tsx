import type { ReactNode } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileValues } from './profile-values.ts';

interface ProfileInputProps {
  readonly name: FieldPath<ProfileValues>;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
}

export function ProfileInput({ name, label, type = 'text', autoComplete, aside, hint }: ProfileInputProps) {
  const { register, getFieldState, formState } = useFormContext<ProfileValues>();
  const { error } = getFieldState(name, formState);
  return (
    <Field label={label} aside={aside} hint={hint} error={error?.message}>
      <TextInput size="desk" type={type} {...(autoComplete && { autoComplete })} {...register(name)} />
    </Field>
  );
}
