import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/problem.ts';
import type { FailureKind } from './model-failure.ts';

/** Why nothing of a model's answer was used, for the provider. */
export const failureSentences: Readonly<Record<FailureKind, Sentence>> = {
  timeout: msg`The model did not answer in time.`,
  unreachable: msg`The model’s service could not be reached.`,
  rate_limited: msg`The model’s service takes no more calls for now.`,
  refused_key: msg`The model’s service refused the key.`,
  server_error: msg`The model’s service answered with an error.`,
  unreadable: msg`The model’s answer could not be read.`,
  wrong_shape: msg`The model’s answer did not fit.`,
  cut_off: msg`The model’s answer was cut off.`,
  refused: msg`The model refused to answer.`,
  too_large: msg`The model’s answer was far too long.`,
  circuit_open: msg`The model’s service failed several times just now and is left alone for two minutes.`,
  budget_spent: msg`This month’s budget for the model is spent.`,
};
