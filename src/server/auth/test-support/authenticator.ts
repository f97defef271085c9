import { Secret, TOTP } from 'otpauth';
import type { Answer, TestAuth } from './start-test-auth.ts';

/** What an authenticator app shows at this moment, so many steps of 30 s on. */
export function codeAt(secret: string, now: Date, stepsOn = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: now.getTime() + stepsOn * 30_000 });
}

/** A code that none of the steps around this moment has. */
export function wrongCode(secret: string, now: Date): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, now, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

export interface Enrolled {
  readonly id: string;
  readonly secret: string;
}

/** What the client's calls for factors come to. */
export function authenticatorOf(server: TestAuth) {
  const enroll = (token: string, body: Record<string, unknown> = {}) =>
    server.ask('/factors', { factor_type: 'totp', ...body }, { token });
  const challenge = (token: string, id: string, from?: string) =>
    server.ask(`/factors/${id}/challenge`, {}, { token, ...(from && { from }) });
  const verify = (token: string, id: string, body: Record<string, unknown>, from?: string) =>
    server.ask(`/factors/${id}/verify`, body, { token, ...(from && { from }) });
  const unenroll = (token: string, id: string) => server.ask(`/factors/${id}`, undefined, { token, method: 'DELETE' });
  /** A challenge and its code in one. */
  const stepUp = async (token: string, { id, secret }: Enrolled, code?: string): Promise<Answer> => {
    const { body } = await challenge(token, id);
    return verify(token, id, { challenge_id: body.id, code: code ?? codeAt(secret, server.now()) });
  };
  /** A first factor, verified; and the session it raised. */
  const setUp = async (token: string): Promise<{ factor: Enrolled; session: Answer['body'] }> => {
    const { body } = await enroll(token);
    const factor = { id: body.id, secret: body.totp.secret };
    return { factor, session: (await stepUp(token, factor)).body };
  };
  return { enroll, challenge, verify, unenroll, stepUp, setUp };
}
