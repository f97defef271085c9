/** A hole in sign-in as somebody might tear it by mistake: one text of one file becomes another, and tests have to notice. */
export interface Hole {
  readonly name: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test files of which at least one test must turn red. */
  readonly tests: readonly string[];
}

const auth = 'src/server/auth';

export const holes: readonly Hole[] = [
  {
    name: 'a refresh token may be used again for ever',
    file: `${auth}/sessions/judge-refresh.ts`,
    from: "age <= lostAnswerSeconds ? 'repeat' : 'theft'",
    to: "age <= lostAnswerSeconds ? 'repeat' : 'repeat'",
    tests: [`${auth}/refresh.test.ts`],
  },
  {
    name: 'signing out ends nothing',
    file: `${auth}/endpoints/sign-out.ts`,
    from: 'await deleteSession(tx, sessionId);\n    return [sessionId];',
    to: 'return [];',
    tests: [`${auth}/sign-in.test.ts`, `${auth}/user.test.ts`],
  },
  {
    name: 'any password is right',
    file: `${auth}/passwords/password-hasher.ts`,
    from: 'return matches && Boolean(known);',
    to: 'return Boolean(known) || matches;',
    tests: [`${auth}/sign-in.test.ts`],
  },
  {
    name: 'a token signed by another key is taken',
    file: `${auth}/sessions/access-token.ts`,
    from: 'const { payload } = await jwtVerify(token, keyFor(auth), {',
    to: "const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()); await Promise.resolve({",
    tests: [`${auth}/access-token.test.ts`],
  },
  {
    name: 'a token for another audience is taken',
    file: `${auth}/sessions/access-token.ts`,
    from: '      audience,\n      typ:',
    to: '      typ:',
    tests: [`${auth}/access-token.test.ts`],
  },
  {
    name: 'an expired token is taken',
    file: `${auth}/sessions/access-token.ts`,
    from: 'const clockToleranceSeconds = 10;',
    to: 'const clockToleranceSeconds = 1e9;',
    tests: [`${auth}/access-token.test.ts`],
  },
  {
    name: 'a link works twice',
    file: `${auth}/tokens/one-time-token-store.ts`,
    from: '    .delete(authOneTimeTokens)\n    .where(\n      and(\n        eq(authOneTimeTokens.tokenHash, hash),',
    to: '    .update(authOneTimeTokens).set({ tries: 0 })\n    .where(\n      and(\n        eq(authOneTimeTokens.tokenHash, hash),',
    tests: [`${auth}/mailed-token.test.ts`],
  },
  {
    name: 'a link leads to any site',
    file: `${auth}/requests/redirect-target.ts`,
    from: 'return originsOf(site).includes(url.origin) || allowed.some((pattern) => matches(url, pattern)) ? url.href : site;',
    to: 'return url.href;',
    tests: [`${auth}/redirect-target.test.ts`],
  },
  {
    name: 'passwords may be tried without end',
    file: `${auth}/requests/password-tries.ts`,
    from: 'if (retryAfterSeconds === 0) return;',
    to: 'if (retryAfterSeconds >= 0) return;',
    tests: [`${auth}/limits.test.ts`],
  },
  {
    name: 'a caller may ask without end',
    file: `${auth}/requests/limits.ts`,
    from: '  if (hit.allowed) return;\n  await recordFirstRefusal',
    to: '  if (hit) return;\n  await recordFirstRefusal',
    tests: [`${auth}/limits.test.ts`],
  },
  {
    name: 'the answer to a sign-up tells who has an account',
    file: `${auth}/endpoints/sign-up.ts`,
    from: 'return unknownUserId(auth.keys.addresses, textOf(address));',
    to: "throw new AuthError(422, 'user_already_exists', 'User already registered');",
    tests: [`${auth}/sign-up.test.ts`],
  },
  {
    name: 'a code may be guessed without end',
    file: `${auth}/tokens/one-time-token-store.ts`,
    from: 'const maxTries = 5;',
    to: 'const maxTries = 1e6;',
    tests: [`${auth}/mailed-token.test.ts`, `${auth}/limits.test.ts`],
  },
  {
    name: 'a code is exchanged without its verifier',
    file: `${auth}/tokens/code-challenge.ts`,
    from: "return isSameHash(createHash('sha256').update(verifier).digest('base64url'), challenge);",
    to: 'return isSameHash(challenge, challenge) || Boolean(createHash(verifier));',
    tests: [`${auth}/verify-page.test.ts`, `${auth}/oauth-attack.test.ts`],
  },
  {
    name: 'a banned user signs in',
    file: `${auth}/users/is-banned.ts`,
    from: '=>',
    to: '=> false &&',
    tests: [`${auth}/sign-in.test.ts`, `${auth}/refresh.test.ts`, `${auth}/user.test.ts`],
  },
  {
    name: 'any code of an authenticator is right',
    file: `${auth}/factors/totp.ts`,
    from: 'return delta === null ? undefined : totp.counter({ timestamp }) + delta;',
    to: 'return totp.counter({ timestamp }) + (delta ?? 0);',
    tests: [`${auth}/factors.test.ts`],
  },
  {
    name: 'a code of an authenticator works twice',
    file: `${auth}/factors/factor-store.ts`,
    from: 'lt(authMfaFactors.lastUsedStep, step)',
    to: 'gt(authMfaFactors.createdAt, new Date(0))',
    tests: [`${auth}/factors.test.ts`],
  },
  {
    name: 'a password changes without the second step',
    file: `${auth}/factors/assurance.ts`,
    from: "aal === 'aal1' && hasVerifiedFactor(account);",
    to: "aal === 'aal1' && hasVerifiedFactor(account) && false;",
    tests: [`${auth}/factors.test.ts`],
  },
  {
    name: 'another browser ends what one began at a sign-in service',
    file: `${auth}/oauth/flow-secrets.ts`,
    from: 'browserHash !== null && isSameHash(browserHash, given);',
    to: 'browserHash !== given.slice(1);',
    tests: [`${auth}/oauth-attack.test.ts`, `${auth}/oauth.test.ts`, `${auth}/hostile-input.test.ts`],
  },
  {
    name: 'an address changes once one of the two agrees',
    file: `${auth}/tokens/redeem-address-change.ts`,
    from: 'if (hasProvenAddress(user) && !(await hasOtherAgreed(tx, half))) return { isDone: false };',
    to: '',
    tests: [`${auth}/address-change.test.ts`],
  },
  {
    name: 'a token of any user is a service key',
    file: `${auth}/requests/service-role.ts`,
    from: "if (!claimsSchema.safeParse(payload).success) throw new AuthError(403, 'not_admin', 'User not allowed');",
    to: '',
    tests: [`${auth}/service-calls.test.ts`],
  },
];
