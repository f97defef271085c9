import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { mountAccount } from './account/routes.ts';
import { mountCustomerQuotes } from './customer-quotes/routes.ts';
import { mountCustomers } from './customers/routes.ts';
import { mountDashboard } from './dashboard/routes.ts';
import { mountDemo } from './demo/routes.ts';
import { mountDevelopment } from './dev/routes.ts';
import { mountExport } from './export/routes.ts';
import type { AppDeps } from './http/app-deps.ts';
import type { AppEnv } from './http/app-env.ts';
import { loopbackHostOnly } from './http/loopback-host.ts';
import { type Mounting, mountStaged } from './http/mount.ts';
import { onError } from './http/on-error.ts';
import { openApiDocument } from './http/openapi.ts';
import { countHit } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { mountKits } from './kits/routes.ts';
import { createLinkTokens } from './links/link-token.ts';
import { mountLinks } from './links/routes.ts';
import { mountPins } from './media/pins/routes.ts';
import { mountMediaFiles } from './media/routes.ts';
import { mountMessages } from './messages/routes.ts';
import { mountOwnWork } from './own-work/routes.ts';
import { mountPdf } from './pdf/routes.ts';
import { mountPricing } from './pricing/routes.ts';
import { mountLogoFiles } from './providers/logo-files.ts';
import { mountProviders } from './providers/routes.ts';
import { mountQuestions } from './questions/routes.ts';
import { mountComponents } from './quotes/component-routes.ts';
import { mountLineItems, mountQuoteHistory, mountQuoteMoves, mountQuotes } from './quotes/routes.ts';
import { mountVersions } from './quotes/versions/routes.ts';
import { mountSavedViews } from './quotes/views/routes.ts';
import { mountSearch } from './search/routes.ts';
import { mountServices } from './services/routes.ts';
import { mountSettings } from './settings/routes.ts';

/** A year. Of this host alone: what else is at the domain is not ours to decide. */
const secondsOfHttpsOnly = 365 * 24 * 3600;

/** Everything that answers JSON: the product's calls under /api, sign-in under /auth/v1, health. No globals. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps.logger));
  app.onError(onError(deps.logger));
  const isHttps = new URL(deps.settings.publicUrl).protocol === 'https:';
  const isForHttpsOnly = isHttps && !deps.settings.isDevelopment;
  app.use('*', async (c, next) => {
    await next();
    if (isForHttpsOnly) c.header('Strict-Transport-Security', `max-age=${secondsOfHttpsOnly}`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // By writing, since a full disk still answers what is only read. Whatever fails leaves by onError.
  app.get('/readyz', async (c) => {
    await countHit(deps.db, deps.clock, { bucket: 'readyz', windowSeconds: 3600, limit: Number.POSITIVE_INFINITY });
    return c.json({ status: 'ok' });
  });
  if (deps.auth.routes) app.route('/auth/v1', deps.auth.routes);
  app.route('/api', createApi(deps));
  return app;
}

function createApi(deps: AppDeps): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.onError(onError(deps.logger));
  api.use(compress());
  const mounting: Mounting = { app: api, deps, tokens: createLinkTokens(deps.secret) };
  if (deps.settings.isDevelopment) {
    api.use('/dev/*', loopbackHostOnly);
    mountDevelopment(mounting);
  }
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (c) => {
    // Printed when first asked for: it is large, and most servers are never asked.
    document ??= openApiDocument(deps.settings);
    return c.json(document);
  });
  mountMediaFiles(api, deps);
  mountLogoFiles(api, deps);
  mountProviders(mounting);
  mountServices(mounting);
  mountSearch(mounting);
  mountSettings(mounting);
  mountExport(mounting);
  mountOwnWork(mounting);
  mountPricing(mounting);
  mountCustomers(mounting);
  mountLinks(mounting);
  mountDashboard(mounting);
  mountQuotes(mounting);
  mountQuoteMoves(mounting);
  mountKits(mounting);
  mountLineItems(mounting);
  mountQuestions(mounting);
  mountQuoteHistory(mounting);
  mountComponents(mounting);
  mountVersions(mounting);
  mountPdf(mounting);
  mountSavedViews(mounting);
  mountPins(mounting);
  mountCustomerQuotes(mounting);
  mountDemo(mounting);
  mountMessages(mounting);
  mountAccount(mounting);
  // Sign-in has its own connection and its own limit, one mail a minute to an address.
  mountStaged(mounting, endpoints.requestMagicLink, {
    prepare: ({ caller, body: { email, source }, locale }) =>
      deps.auth.requestMagicLink({
        email,
        redirectTo: undefined,
        callerAddress: caller.address,
        data: { locale, ...(source && { source }) },
      }),
    work: async () => null,
  });
  api.all('*', () => {
    throw new Problem('not_found', msg`There is no such call.`);
  });
  return api;
}
