import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useOnline } from '#web/ui/use-online.ts';

export function FormHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="mb-6">
      <title>{title}</title>
      <h1 className="type-question text-balance">{title}</h1>
      {children ? <p className="mt-2 text-pretty text-secondary">{children}</p> : null}
    </header>
  );
}

interface EmailFieldProps {
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly autoComplete?: 'username' | 'email';
  readonly onTyped?: (text: string) => void;
}

export function EmailField({ error, defaultValue, autoComplete = 'username', onTyped }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Email`} error={error}>
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => onTyped?.(event.currentTarget.value)}
        defaultValue={defaultValue}
        required
      />
    </Field>
  );
}

/** Beside the button: what went wrong as a whole, or why the button will not get far. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  const isOnline = useOnline();
  if (text) {
    return (
      <Notice level="error" isLive>
        {text}
      </Notice>
    );
  }
  if (isOnline) return null;
  return (
    <Notice level="info" isLive>
      <Trans>You are offline. This step needs a connection; what you have written stays here.</Trans>
    </Notice>
  );
}

/** Waits for the script, without which a press would do nothing. */
export function SubmitButton({ isPending, children }: { readonly isPending: boolean; readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="touch"
      wide
      pending={isPending}
      disabled={!isHydrated}
      className="disabled:opacity-100!"
    >
      {children}
    </Button>
  );
}

export function FormFoot({ children }: { readonly children: ReactNode }) {
  return <p className="mt-6 text-center text-[0.9375rem] leading-[1.375rem] text-secondary">{children}</p>;
}
