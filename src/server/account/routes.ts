import { msg } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';
import { say } from '#server/i18n.ts';
import { countBusiness, findMembership } from './account-store.ts';
import { deleteAccount } from './delete-account.ts';
import { deviceOf } from './device-of.ts';

const nothing = { quotes: 0, accepted: 0, customers: 0, files: 0 };

/** What users do with their own sign-in, beside the protocol of its client. Sign-in has its own connection and limits. */
export function mountAccount(mounting: Mounting): void {
  mountRecoveryCodes(mounting);
  const { deps } = mounting;
  const { account } = deps.auth;

  mount(mounting, endpoints.listSessions, async ({ caller, locale }) => {
    const sessions = await account.listSessions(caller.userId);
    const isCurrent = ({ id }: { id: string }) => id === caller.sessionId;
    return [...sessions.filter(isCurrent), ...sessions.filter((one) => !isCurrent(one))].map((session) => {
      const { device, browser } = deviceOf(session.userAgent);
      return {
        id: session.id,
        device: say(locale, device),
        browser,
        ip: session.ip,
        created_at: presentTime(session.createdAt),
        last_seen: presentTime(session.lastSeenAt),
        is_current: isCurrent(session),
      };
    });
  });

  mount(mounting, endpoints.endSession, async ({ caller, params }) => {
    if (!(await account.endSession(caller, params.id)))
      throw new Problem('not_found', msg`This device is signed out already.`);
    return null;
  });

  mount(mounting, endpoints.previewDeletion, async ({ caller, db }) => {
    const membership = await findMembership(db, caller.userId);
    const counts = membership?.isOwner ? await countBusiness({ db, providerId: membership.providerId }) : nothing;
    return {
      deletes_business: membership?.isOwner ?? false,
      quotes: counts.quotes,
      accepted_quotes: counts.accepted,
      customers: counts.customers,
      files: counts.files,
      proof: await account.deletionProof(caller),
    };
  });

  mountStaged(mounting, endpoints.deleteAccount, {
    // On sign-in's own connection: a wrong password is counted whatever becomes of the call.
    prepare: ({ caller, body }) => account.demandDeletionProof(caller, body.password, caller),
    work: async ({ caller, db, afterwards }) => {
      await deleteAccount(deps, { db, ...(afterwards && { afterwards }) }, caller);
      return null;
    },
  });
}

function mountRecoveryCodes(mounting: Mounting): void {
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
