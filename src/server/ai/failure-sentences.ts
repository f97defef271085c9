import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/problem.ts';
import type { FailureKind } from './model-failure.ts';

/** Why nothing of a model's answer was used, and what the provider can do. Read in the settings, where key and model are. */
export const failureSentences: Readonly<Record<FailureKind, Sentence>> = {
  timeout: msg`The model did not answer in time. Try again, or choose a faster model.`,
  unreachable: msg`The model’s service could not be reached. Try again in a few minutes.`,
  rate_limited: msg`The model’s service takes no more calls for now. Wait a few minutes, or raise your limit with the service.`,
  refused_key: msg`The model’s service refused the key. Enter it again, or have the service make you a new one.`,
  server_error: msg`The model’s service answered with an error. Check how the model’s name is written, then try again.`,
  unreadable: msg`The model’s answer could not be read. Try again, or choose another model.`,
  wrong_shape: msg`The model’s answer did not fit. Try again, or choose another model.`,
  cut_off: msg`The model’s answer was cut off. Choose a model that may write longer answers.`,
  refused: msg`The model refused to answer. Choose another model.`,
  too_large: msg`The model’s answer was far too long. Choose another model.`,
  circuit_open: msg`The model’s service failed several times just now and is left alone for two minutes. Try again after that.`,
  budget_spent: msg`This month’s budget for the model is spent. Raise it, or wait for next month.`,
};
