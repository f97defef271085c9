import { describe, expect, it, test } from 'vitest';
import { ApiError, cancelled, refusal, unreachable } from './api-error.ts';
import type { EndpointKey } from './call-types.ts';
import { withFailureWords } from './failure-words.ts';
import { isWithoutProfile } from './provider.ts';

const eleven: readonly (readonly [EndpointKey, string])[] = [
  ['GET /provider/profile/check', 'Failed to check provider profile'],
  ['GET /provider/profile', 'Failed to get provider profile'],
  ['POST /provider/profile', 'Failed to create provider profile'],
  ['POST /provider/profile/basic', 'Failed to create basic provider profile'],
  ['PUT /provider/profile', 'Failed to update provider profile'],
  ['POST /provider/profile/logo', 'Failed to upload logo'],
  ['DELETE /provider/profile/logo', 'Failed to delete logo'],
  ['POST /provider/profile/demo-customer-link', 'Failed to send demo customer link'],
  ['GET /provider/services/categories', 'Failed to get service categories'],
  ['GET /provider/services', 'Failed to get provider services'],
  ['PUT /provider/services', 'Failed to update provider services'],
];

describe('a failed call of a profile or of services', () => {
  test.each(eleven)('%s says what was tried where the server says nothing', (key, message) => {
    for (const error of [refusal(502, '<html>Bad gateway</html>'), refusal(500, {}), unreachable()])
      expect(withFailureWords(key, error)).toMatchObject({ message, words: { message } });
  });

  test.each(eleven)('%s says what the server says, where it says something', (key) => {
    const told = refusal(409, { success: false, code: 'invalid_state', message: 'There is one already.' });
    expect(withFailureWords(key, told)).toBe(told);
  });

  it('keeps status, code and body', () => {
    const error = refusal(502, 'Bad gateway');
    expect(withFailureWords('GET /provider/profile', error)).toMatchObject({
      status: 502,
      code: 'unexpected',
      body: 'Bad gateway',
    });
  });

  it('keeps its own sentence when it was given up', () => {
    const error = withFailureWords('GET /provider/profile', cancelled());
    expect(error).toMatchObject({ message: 'Request was cancelled or timed out' });
  });
});

test('any other call keeps the message that it has', () => {
  const error = refusal(502, '');
  expect(withFailureWords('GET /quotes', error)).toBe(error);
});

describe('a profile that is asked for', () => {
  const told = (message: string): Error => new Error(message);
  it('is none where the answer is 404, in its status or in its text', () => {
    expect(isWithoutProfile(refusal(404, {}))).toBe(true);
    expect(isWithoutProfile(told('API Error: 404'))).toBe(true);
    expect(isWithoutProfile(told('the server answered 404 (not found)'))).toBe(true);
  });

  it('is none where our own API says that there is none', () => {
    const refused = {
      status: 403,
      code: 'provider_profile_required',
      message: 'Please set up your profile first.',
    } as const;
    expect(isWithoutProfile(new ApiError(refused))).toBe(true);
  });

  it('is not known to be missing after any other failure', () => {
    expect(isWithoutProfile(refusal(500, {}))).toBe(false);
    expect(isWithoutProfile(refusal(403, { code: 'forbidden' }))).toBe(false);
    expect(isWithoutProfile('404')).toBe(false);
  });
});
