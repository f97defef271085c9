import type { Auth } from '#server/auth/create-auth.ts';
import type { createApp } from '#server/create-app.ts';
import { connect, type Database } from '#server/db/connection.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { expireQuotes } from '#server/quotes/expire-quotes.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import type { RunningServer } from '#server/start-server.ts';
import { ageExpiry, ageQuote } from './age-quote.ts';
import { createDemoClient, type DemoClient } from './demo-client.ts';
import { demoJobs } from './demo-jobs.ts';
import { playJob } from './play-job.ts';
import { setUnderWay } from './set-under-way.ts';

interface SeedDeps {
  readonly app: ReturnType<typeof createApp>;
  readonly auth: Auth;
  readonly deps: Pick<AppDeps, 'db' | 'clock' | 'queue'>;
}

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

/** The demo's provider: an account with a profile, services and prices. Gives the client that speaks for it. */
export async function openDemo({ app, auth }: SeedDeps, { email, password }: DemoSignIn): Promise<DemoClient> {
  await auth.createConfirmedUser({
    email,
    password,
    metadata: { user_type: 'business', profile_completed: true, onboarded: true },
  });
  const client = createDemoClient((path, init) => app.request(path, init));
  await client.signIn(email, password);
  const { exists } = await client.call('GET /provider/profile/check');
  if (!exists) await setUp(client, email);
  return client;
}

/** Quotes in every state, made through the product's own calls. */
export async function playDemo(
  { deps, ownerConfig }: Pick<SeedDeps, 'deps'> & Pick<RunningServer, 'ownerConfig'>,
  client: DemoClient,
): Promise<void> {
  // What happened cannot be moved into the past by the app's own role.
  const owner = connect({ ...ownerConfig, max: 1 }, () => undefined);
  try {
    await playJobs(deps, owner.db, client);
  } finally {
    await owner.close();
  }
}

async function playJobs(deps: SeedDeps['deps'], owner: Database, client: DemoClient): Promise<void> {
  for (const [index, job] of demoJobs.entries()) {
    const id = await playJob(client, job, index);
    await ageQuote(owner, id, job.hoursAgo);
    await setUnderWay(deps, id, job.until);
  }
  await expireQuotes(deps.db, deps.clock());
  await ageExpiry(deps.db);
}

async function setUp(client: DemoClient, email: string): Promise<void> {
  await client.call('POST /provider/profile', {
    body: {
      provider_type: 'business',
      business_name: 'Example & Daughters',
      first_name: 'Tom',
      last_name: 'Example',
      email,
      phone_number: '+44 20 7946 0000',
      address: { formatted_address: '1 Example Street, Exampleton EX1 1EX' },
      currency: 'GBP',
      locale: 'en-GB',
    },
  });
  // The demo's firm has been asked already.
  await client.call('PUT /provider/settings', {
    body: { tax: { is_registered: true, number: 'GB 123 4567 89', company_number: '01234567' } },
  });
  const services = ['interior-painting', 'fencing', 'wall-tiling'] as const;
  await client.call('PUT /provider/services', {
    body: { services: services.map((slug) => ({ id: catalogueId('service-type', slug), type: 'service_type' })) },
  });
  for (const { service, ...rule } of rules) {
    await client.call('POST /provider/pricing-rules', {
      body: { ...rule, service_type_id: catalogueId('service-type', service) },
    });
  }
}

const byArea = { strategy: 'per_area', unit: 'per_area', unit_label: 'm²' } as const;
const byMetre = { strategy: 'per_unit', unit: 'per_unit', unit_label: 'm' } as const;

/** What this firm charges by its own word; the rest are starter prices until it says otherwise. */
const rules = [
  {
    service: 'interior-painting',
    name: 'Walls, two coats',
    line_key: 'walls',
    cost_category: 'labour',
    rate_minor: 950,
    ...byArea,
  },
  {
    service: 'interior-painting',
    name: 'Ceilings, two coats',
    line_key: 'ceiling',
    cost_category: 'labour',
    rate_minor: 620,
    ...byArea,
  },
  {
    service: 'fencing',
    name: 'Set posts and put up',
    line_key: 'fit',
    cost_category: 'labour',
    rate_minor: 2900,
    ...byMetre,
  },
  {
    service: 'fencing',
    name: 'Take down an old fence',
    line_key: 'take_down',
    cost_category: 'labour',
    rate_minor: 750,
    ...byMetre,
  },
] as const;
