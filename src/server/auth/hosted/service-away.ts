import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

const retryAfterSeconds = 5;

export const serviceAway = (): Problem =>
  new Problem('unavailable', msg`The sign-in service does not answer right now. Please try again in a moment.`, {
    retryAfterSeconds,
  });
