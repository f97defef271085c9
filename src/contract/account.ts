import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, time, uuid } from './fields.ts';

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  caller: 'user',
  summary: 'Where the caller is signed in, the present session first, then the last seen',
  response: z.array(
    z
      .strictObject({
        id: uuid,
        /** In the words of the caller's language. */
        device: z.string(),
        browser: z.string().nullable(),
        ip: z.string().nullable(),
        created_at: time,
        last_seen: time,
        is_current: z.boolean(),
      })
      .meta({ id: 'AccountSession' }),
  ),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  caller: 'user',
  summary: 'Sign one device out',
  params: idParams,
  response: z.null(),
});

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/account/deletion',
  caller: 'user',
  summary: 'What would go with the account, and what is needed to delete it',
  response: z
    .strictObject({
      /** False for whoever works in another person's business: that one stays. */
      deletes_business: z.boolean(),
      quotes: z.int(),
      /** Of these, agreements with customers. */
      accepted_quotes: z.int(),
      customers: z.int(),
      files: z.int(),
      proof: z.enum(['none', 'password', 'sign_in']),
    })
    .meta({ id: 'AccountDeletion' }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  caller: 'user',
  summary: 'Delete the account with its business; wants the password, or a sign-in of the last minutes',
  body: z.object({
    /** Nobody deletes an account by an empty call. */
    confirm: z.literal(true),
    password: z.string().max(1000).optional(),
  }),
  response: z.null(),
});

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
