import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#domain/problem.ts';
import { ApiError } from '#web/api/api-error.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>;

const isAsked = (values: unknown, name: string): boolean => {
  const parts = name.split('.');
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], values) !== undefined; // a walk into plain JSON
};

/**
 * Puts each sentence beside its field and the focus on the first one. Sentences about what the form does not ask come
 * back, to be shown above it.
 */
export function showFieldErrors<Values extends FieldValues>(form: Form<Values>, errors: FieldErrors): string[] {
  const values = form.getValues();
  const others: string[] = [];
  let isFirst = true;
  for (const [name, [message = '']] of Object.entries(errors)) {
    if (!isAsked(values, name)) {
      others.push(message);
      continue;
    }
    form.setError(name as Path<Values>, { message }, { shouldFocus: isFirst }); // asked above
    isFirst = false;
  }
  return others;
}

/** The field errors of a refused call; empty when it failed for another reason. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError && error.code === 'invalid_fields' ? error.errors : {};
}
