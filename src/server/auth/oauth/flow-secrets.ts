import { z } from 'zod';
import { seal, unseal } from '#server/seal.ts';
import { type AuthContext, secondsBetween, siteUrl } from '../auth-context.ts';
import { type FlowStateRow, takeProviderState } from '../tokens/flow-state-store.ts';
import { hashLinkToken, isSameHash } from '../tokens/one-time-token.ts';
import { refusals } from './oauth-refusal.ts';

/** How long somebody may take at the other service. */
export const flowSeconds = 600;

/** Where services answer, as registered with them. */
export const callbackUrl = (auth: AuthContext): string => `${siteUrl(auth)}/auth/v1/callback`;

const schema = z.object({
  verifier: z.string(),
  nonce: z.string(),
  linkingSessionId: z.string().optional(),
});

type Secrets = z.output<typeof schema>;

const placeOf = (flowId: string): string => `flow ${flowId}`;

export function sealFlow(auth: AuthContext, flowId: string, secrets: Secrets): string {
  return seal(auth.keys.master, Buffer.from(JSON.stringify(secrets)), placeOf(flowId));
}

export interface TakenFlow extends Secrets {
  readonly row: FlowStateRow;
}

/** Ends the wait for the service's answer, once and only for the browser that began it. @throws AuthError bad_oauth_state */
export async function takeFlow(
  auth: AuthContext,
  flowId: string,
  browserSecret: string | undefined,
): Promise<TakenFlow> {
  if (browserSecret === undefined) throw refusals.foreignState();
  const given = hashLinkToken(browserSecret);
  const row = await auth.db.transaction((tx) =>
    takeProviderState(tx, flowId, ({ authMethod, browserHash, createdAt }) => {
      const isInTime = secondsBetween(createdAt, auth.clock()) <= flowSeconds;
      return authMethod === 'oauth' && isInTime && browserHash !== null && isSameHash(browserHash, given);
    }),
  );
  const opened = row?.providerStateEncrypted
    ? unseal(auth.keys.master, row.providerStateEncrypted, placeOf(flowId))
    : undefined;
  if (!row || !opened) throw refusals.foreignState();
  return { row, ...schema.parse(JSON.parse(opened.toString())) };
}
