import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { AccountOf, Auth } from '../create-auth.ts';

const keptThere = (): Problem =>
  new Problem('invalid_state', msg`Your sign-in is kept by another service. Please change this there.`);
const refuse = () => Promise.reject(keptThere());

/** The hosted service keeps the account and has no call for these. */
export const hostedAccount: AccountOf = {
  listSessions: async () => [],
  endSession: async () => false,
  deletionProof: async () => 'sign_in',
  demandDeletionProof: refuse,
  deleteUser: refuse,
};

export const hostedRecoveryCodes: Pick<Auth, 'makeRecoveryCodes' | 'remainingRecoveryCodes' | 'redeemRecoveryCode'> = {
  makeRecoveryCodes: refuse,
  remainingRecoveryCodes: async () => 0,
  redeemRecoveryCode: refuse,
};
