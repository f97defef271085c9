import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, useFieldControl } from '#web/ui/field.tsx';

const places = [0, 1, 2, 3, 4, 5];

/** Six digits. One real input, so that paste, autofill and screen readers see a single code. */
export function CodeField({ error }: { readonly error: string | undefined }) {
  const { t } = useLingui();
  return (
    <Field label={t`Six-digit code`} error={error}>
      <CodeInput />
    </Field>
  );
}

function CodeInput() {
  const [code, setCode] = useState('');
  const control = useFieldControl();
  return (
    <span className="group relative block">
      <input
        {...control}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, places.length))}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="peer absolute inset-0 z-1 w-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {places.map((place) => (
          <span
            key={place}
            className={classNames(
              'type-heading grid h-14 place-items-center rounded-lg border bg-surface tabular-nums',
              control['aria-invalid'] ? 'border-danger' : 'border-control',
              place === Math.min(code.length, places.length - 1) &&
                'group-focus-within:border-selected group-focus-within:outline-2 group-focus-within:outline-focus',
            )}
          >
            {code[place] ?? ''}
          </span>
        ))}
      </span>
    </span>
  );
}
