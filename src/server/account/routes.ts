import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';

/** What users do with their own sign-in, beside the protocol of its client. Sign-in has its own connection and limits. */
export function mountAccount(mounting: Mounting): void {
  const { auth } = mounting.deps;

  mount(mounting, endpoints.getRecoveryCodes, async ({ caller }) => ({
    remaining: await auth.remainingRecoveryCodes(caller),
  }));

  mountStaged(mounting, endpoints.makeRecoveryCodes, {
    prepare: ({ caller }) => auth.makeRecoveryCodes(caller, caller),
    work: async (_, codes) => ({ codes, remaining: codes.length }),
  });

  mountStaged(mounting, endpoints.redeemRecoveryCode, {
    prepare: ({ caller, body }) => auth.redeemRecoveryCode(caller, caller, body.code),
    work: async (_, remaining) => ({ remaining }),
  });
}
