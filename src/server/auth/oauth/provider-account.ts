import { createHmac } from 'node:crypto';
import { type Configuration, fetchProtectedResource, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { emailKey, emailProblem } from '#domain/customer/email-address.ts';

/** Who somebody is at another service. */
export interface ProviderAccount {
  readonly subject: string;
  /** Lower case; undefined where the service gave none that is one. */
  readonly email: string | undefined;
  /** Whether the service itself says that the address is this person's. */
  readonly emailVerified: boolean;
  /** Name, picture and the like, by the names that the client knows. */
  readonly details: Readonly<Record<string, string>>;
}

/** The service answered, but not what it should have. */
export class UnusableAnswer extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'UnusableAnswer';
    this.status = status;
  }
}

const mostText = 500;
const text = z.string().nullish().catch(undefined);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  // Apple writes it as a string.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false),
  name: text,
  picture: text,
  preferred_username: text,
});

/** From the proven ID token; where that has no address, from what the service says of its bearer. */
export async function openIdAccount(
  config: Configuration,
  claims: Record<string, unknown> & { sub: string },
  accessToken: string,
): Promise<ProviderAccount> {
  const hasMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
  const all = hasMore ? { ...claims, ...(await fetchUserInfo(config, accessToken, claims.sub)) } : claims;
  const { sub, email, email_verified, name, picture, preferred_username } = claimsSchema.parse(all);
  return accountOf(
    { subject: sub, email, emailVerified: email_verified },
    { name, picture, login: preferred_username },
  );
}

/** What Apple tells only in the browser's post, at the first sign-in, and unsigned: a name and nothing that decides. */
export function appleName(posted: string | null): string | undefined {
  const schema = z.object({ name: z.object({ firstName: text, lastName: text }) });
  try {
    const { name } = schema.parse(JSON.parse(posted ?? ''));
    return [name.firstName, name.lastName].filter(Boolean).join(' ').slice(0, mostText) || undefined;
  } catch {
    return undefined;
  }
}

const gitHubUser = z.object({ id: z.number().int(), login: text, name: text, avatar_url: text });
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export async function gitHubAccount(config: Configuration, accessToken: string, api: string): Promise<ProviderAccount> {
  const ask = asker(config, accessToken);
  const user = gitHubUser.parse(await ask(`${api}/user`));
  const emails = gitHubEmails.parse(await ask(`${api}/user/emails`));
  const chosen = emails.find(({ primary }) => primary) ?? emails.find(({ verified }) => verified);
  return accountOf(
    { subject: String(user.id), email: chosen?.email, emailVerified: chosen?.verified ?? false },
    { name: user.name, picture: user.avatar_url, login: user.login },
  );
}

const facebookUser = z.object({
  id: z.string().min(1),
  name: text,
  email: text,
  picture: z
    .object({ data: z.object({ url: text }) })
    .nullish()
    .catch(undefined),
});

/** Facebook gives an address only where there is one and the person allows it, and never says that it is theirs. */
export async function facebookAccount(
  config: Configuration,
  accessToken: string,
  { graph, secret }: { graph: string; secret: string },
): Promise<ProviderAccount> {
  const url = new URL(`${graph}/me`);
  url.searchParams.set('fields', 'id,name,email,picture.type(large)');
  url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(accessToken).digest('hex'));
  const { id, name, email, picture } = facebookUser.parse(await asker(config, accessToken)(url.href));
  return accountOf({ subject: id, email, emailVerified: false }, { name, picture: picture?.data.url });
}

function asker(config: Configuration, accessToken: string) {
  return async (url: string): Promise<unknown> => {
    const headers = new Headers({ Accept: 'application/json' });
    const response = await fetchProtectedResource(config, accessToken, new URL(url), 'GET', null, headers);
    if (!response.ok) throw new UnusableAnswer('the service refused to say who it is', response.status);
    return response.json();
  };
}

type Text = string | null | undefined;

function accountOf(
  { subject, email, emailVerified }: { subject: string; email: Text; emailVerified: boolean },
  { name, picture, login }: { name?: Text; picture?: Text; login?: Text },
): ProviderAccount {
  const address = emailKey(email ?? '');
  const isAddress = address !== '' && !emailProblem(address);
  const isPicture = /^https:\/\//.test(picture ?? '') && URL.canParse(picture ?? '');
  const named = {
    name,
    full_name: name,
    avatar_url: isPicture ? picture : undefined,
    picture: isPicture ? picture : undefined,
    user_name: login,
  };
  return {
    subject,
    email: isAddress ? address : undefined,
    emailVerified: isAddress && emailVerified,
    details: Object.fromEntries(
      Object.entries(named).flatMap(([key, value]) => (value ? [[key, value.slice(0, mostText)]] : [])),
    ),
  };
}
