import type { Locale } from '#domain/locale.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useTypedNumber } from './use-typed-number.ts';

interface NumberTextFieldProps {
  readonly name: string;
  readonly value: number | null;
  readonly locale: Locale;
  readonly unit?: string | undefined;
  readonly placeholder?: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A number as plain text with its unit in the field; works before any script. */
export function NumberTextField({ name, value, locale, unit, placeholder, ...props }: NumberTextFieldProps) {
  const { text, type } = useTypedNumber({ value, locale, onChange: props.onChange });
  return (
    <span className="relative block">
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        className={unit ? 'pr-16 tabular-nums' : 'tabular-nums'}
        placeholder={placeholder}
        value={text}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        onChange={(event) => type(event.target.value)}
      />
      {unit ? (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid max-w-12 place-items-center truncate text-secondary">
          {unit}
        </span>
      ) : null}
    </span>
  );
}
