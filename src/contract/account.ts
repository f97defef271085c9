import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Codes for whom the authenticator is lost. */
const recoveryCodes = z
  .strictObject({
    /** Of those that were made last, how many have not been used. */
    remaining: z.int(),
  })
  .meta({ id: 'RecoveryCodes' });

export const getRecoveryCodes = endpoint({
  method: 'GET',
  path: '/account/recovery-codes',
  caller: 'user',
  summary: 'How many recovery codes are left',
  response: recoveryCodes,
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/recovery-codes',
  caller: 'user',
  summary:
    'Make ten recovery codes, shown this once; those from before end. Asks for the second factor, proven a moment ago',
  status: 201,
  response: z.strictObject({ codes: z.array(z.string()), remaining: z.int() }),
});

export const redeemRecoveryCode = endpoint({
  method: 'POST',
  path: '/account/recovery-codes/redeem',
  caller: 'user',
  summary: 'Give a recovery code in the second factor’s place; then refresh the token',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  response: recoveryCodes,
});
