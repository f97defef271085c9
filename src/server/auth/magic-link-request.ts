import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';

export interface MagicLinkRequest {
  readonly email: string;
  readonly redirectTo: string | undefined;
  readonly callerAddress: string;
  /** What a new user starts with: the language, and where they came from. */
  readonly data?: Record<string, unknown>;
}

export const emailRefused = (): Problem =>
  new Problem('invalid_fields', fieldSentences.email_invalid, { fields: { email: [fieldSentences.email_invalid] } });

export function tooManyMails(retryAfterSeconds: number | undefined): Problem {
  const tooMany = msg`That was a lot at once. Please wait a moment.`;
  return new Problem('too_many_requests', tooMany, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
