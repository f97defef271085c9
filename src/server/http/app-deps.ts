import type { Disk } from 'flydrive';
import type { RelatedProduct } from '#contract/request-context.ts';
import type { Catalogue } from '#domain/playbooks/playbook-source.ts';
import type { Countries } from '#domain/provider/country.ts';
import type { AiInstallation, ProviderEngines } from '#server/ai/provider-engine.ts';
import type { Auth } from '#server/auth/create-auth.ts';
import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';

export interface AppSettings {
  /** The address people open, without a trailing slash. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Where the related products are, as far as the installation says. */
  readonly products: readonly RelatedProduct[];
  readonly isDevelopment: boolean;
  readonly mediaMaxBytes: number;
  readonly rateLimitFactor: number;
  readonly trustedProxyHops: number;
  /** Check every answer against its schema: on in development and tests, where a leak or a slip must show. */
  readonly checkAnswers: boolean;
}

/** What the API is made of. Each use case takes the few of these that it needs. */
export interface AppDeps {
  readonly db: Database;
  readonly auth: Auth;
  readonly queue: JobQueue;
  readonly disk: Disk;
  /** Where files wait while they arrive. */
  readonly uploadFolder: string;
  readonly clock: Clock;
  readonly engines: ProviderEngines;
  /** What the engine knows of services. */
  readonly playbooks: InstalledPlaybooks;
  /** The services that providers choose from. */
  readonly catalogue: Catalogue;
  /** What each country says about tax. */
  readonly countries: Countries;
  readonly logger: Logger;
  /** The installation's secret, from which every key is derived. */
  readonly secret: string;
  readonly settings: AppSettings;
  /** Where language models are, for providers who choose one. */
  readonly ai: AiInstallation;
}
