import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { RuleValues } from './rule-values.ts';

interface DecimalFieldProps {
  readonly name: 'rate_minor' | 'minimum_minor' | 'markup_percent' | 'tax_rate';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the label, such as "Optional". */
  readonly aside?: ReactNode;
}

/** An amount or a percentage of the price's form. */
export function DecimalField({ name, label, hint, aside }: DecimalFieldProps) {
  const { register, formState } = useFormContext<RuleValues>();
  return (
    <Field label={label} hint={hint} aside={aside} error={formState.errors[name]?.message}>
      <TextInput size="desk" inputMode="decimal" className="text-right tabular-nums" {...register(name)} />
    </Field>
  );
}
