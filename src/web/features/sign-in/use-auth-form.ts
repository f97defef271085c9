import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { signInClient } from '#web/app/sign-in-client.ts';
import { useAuthErrorText } from './auth-error-text.ts';

/** A problem by the field it belongs to; `form` is beside the button. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', string>>;

type AuthFailure = Parameters<ReturnType<typeof useAuthErrorText>>[0];

export interface AuthForm<Field extends string> {
  readonly problems: Problems<Field>;
  readonly isPending: boolean;
  readonly refuse: (failure: AuthFailure, field?: Field) => Problems<Field>;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    /** Whoever begins to type is about to need it. */
    readonly onFocus: () => void;
    readonly noValidate: true;
    /** So that nothing typed can end in an address, whatever happens to the script. */
    readonly method: 'post';
  };
}

/**
 * A small form of text fields. `submit` gets them trimmed of nothing and returns what is wrong, if anything;
 * the first field with a problem gets the focus, and everything typed stays.
 */
export function useAuthForm<Field extends string>(
  submit: (value: (field: Field) => string, form: AuthForm<Field>) => Promise<Problems<Field> | undefined>,
): AuthForm<Field> {
  const { t } = useLingui();
  const textOf = useAuthErrorText();
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [problems]);

  const run = async (values: FormData) => {
    setIsPending(true);
    try {
      setProblems((await submit((field) => String(values.get(field) ?? ''), form)) ?? {});
    } catch {
      setProblems(only<Field>('form', t`Something went wrong on our side. Please try again.`));
    } finally {
      setIsPending(false);
    }
  };

  const form: AuthForm<Field> = {
    problems,
    isPending,
    refuse: (failure, field) => only(field ?? 'form', textOf(failure)),
    formProps: {
      ref,
      onFocus: () => void signInClient().catch(() => undefined),
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        if (!isPending) void run(new FormData(event.currentTarget));
      },
    },
  };
  return form;
}

function only<Field extends string>(field: Field | 'form', text: string): Problems<Field> {
  const problems: Problems<Field> = {};
  problems[field] = text;
  return problems;
}
