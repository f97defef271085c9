import { randomBytes, randomUUID } from 'node:crypto';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitMail } from '../requests/limits.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { hashLinkToken } from '../tokens/one-time-token.ts';
import { addUser, changeUser, lockUserByEmail } from '../users/user-store.ts';
import type { NewIdentity } from './attach-identity.ts';
import { sealPending } from './pending-identity.ts';

interface Unproven extends NewIdentity {
  readonly email: string;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
}

/** What the browser keeps to show, when the link is opened, that it is the one that came from the service. */
export interface PendingProof {
  readonly flowId: string;
  readonly secret: string;
}

/**
 * A service named an address without vouching for it: worth as much as if somebody had typed it. It gets the mail of a sign-in
 * without password, whoever has it; the service's identity is linked when this very browser redeems that mail, and by no other.
 */
export async function mailPendingIdentity(auth: AuthContext, wish: Unproven): Promise<PendingProof> {
  const { provider, account, email, challenge, redirectTo, caller } = wish;
  await limitMail(auth, email);
  const proof = { flowId: randomUUID(), secret: randomBytes(32).toString('base64url') };
  const pending = {
    flowId: proof.flowId,
    provider,
    browserHash: hashLinkToken(proof.secret),
    sealed: sealPending(auth, proof.flowId, account),
  };
  await evenAnswer(() =>
    auth.db.transaction(async (tx) => {
      const now = auth.clock();
      // Sign-ups closed: the same answer, and no mail.
      const added = auth.settings.signUps ? await addUser(tx, { email, metadata: {}, now }) : undefined;
      const user = added ?? (await lockUserByEmail(tx, email));
      if (!user) return;
      if (added)
        await recordAudit(auth, tx, { event: 'user_signedup', reason: provider, actorUserId: user.id, caller });
      const token = await issueToken(auth, tx, { userId: user.id, email, type: 'magiclink', challenge, pending });
      await changeUser(tx, user.id, user.emailConfirmedAt ? { recoverySentAt: now } : { confirmationSentAt: now });
      const entry = { reason: provider, targetUserId: user.id, caller };
      await recordAudit(auth, tx, { event: 'user_confirmation_requested', ...entry });
      await mailToken(auth, tx, { to: user, token, redirectTo });
    }),
  );
  return proof;
}
