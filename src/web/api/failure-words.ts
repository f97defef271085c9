import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, saysWhy } from './api-error.ts';
import type { EndpointKey } from './call-types.ts';

interface FailureWords {
  /** As programs read it (R8.1). */
  readonly message: string;
  /** As people read it. */
  readonly words: MessageDescriptor;
}

const failures: Partial<Record<EndpointKey, FailureWords>> = {
  'GET /provider/profile/check': {
    message: 'Failed to check provider profile',
    words: msg`Failed to check provider profile`,
  },
  'GET /provider/profile': {
    message: 'Failed to get provider profile',
    words: msg`Failed to get provider profile`,
  },
  'POST /provider/profile': {
    message: 'Failed to create provider profile',
    words: msg`Failed to create provider profile`,
  },
  'POST /provider/profile/basic': {
    message: 'Failed to create basic provider profile',
    words: msg`Failed to create basic provider profile`,
  },
  'PUT /provider/profile': {
    message: 'Failed to update provider profile',
    words: msg`Failed to update provider profile`,
  },
  'POST /provider/profile/logo': { message: 'Failed to upload logo', words: msg`Failed to upload logo` },
  'DELETE /provider/profile/logo': { message: 'Failed to delete logo', words: msg`Failed to delete logo` },
  'POST /provider/profile/demo-customer-link': {
    message: 'Failed to send demo customer link',
    words: msg`Failed to send demo customer link`,
  },
  'GET /provider/services/categories': {
    message: 'Failed to get service categories',
    words: msg`Failed to get service categories`,
  },
  'GET /provider/services': { message: 'Failed to get provider services', words: msg`Failed to get provider services` },
  'PUT /provider/services': {
    message: 'Failed to update provider services',
    words: msg`Failed to update provider services`,
  },
};

/** What a call of a profile or of services failed with: the server's own words, or where it had none what was tried. */
export function withFailureWords(key: EndpointKey, error: unknown): unknown {
  const failure = failures[key];
  if (!failure || !(error instanceof ApiError) || error.code === 'cancelled' || saysWhy(error.body)) return error;
  return new ApiError({ ...error, message: failure.message, words: failure.words, cause: error });
}
