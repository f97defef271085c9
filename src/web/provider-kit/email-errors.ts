import type { MessageDescriptor } from '@lingui/core';
import { emailProblem } from '#domain/customer/email-address.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';

/** What is wrong with the address in a field that may be empty, by the rule that the server has. */
export function emailErrors(field: string, text: string, say: (sentence: MessageDescriptor) => string): FieldErrors {
  const problem = text.trim() ? emailProblem(text) : null;
  return problem ? { [field]: [say(fieldSentences[problem])] } : {};
}
