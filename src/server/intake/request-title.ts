import { jobTitle } from '#domain/estimate/title/job-title.ts';
import type { Locale } from '#domain/locale.ts';
import { type ReadPaste, readPaste } from '#domain/paste/read-paste.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { catalogueName } from '#server/services/catalogue-name.ts';
import type { ServiceTypeRow } from '#server/services/service-store.ts';
import { ownOf } from './read-request.ts';

interface Titled {
  readonly paste: Pick<ReadPaste, 'body' | 'name'>;
  readonly locale: Locale;
  readonly service: ServiceTypeRow | undefined;
}

/** The title of a request that is taken for a service, or for none yet. */
export function requestTitle(playbooks: InstalledPlaybooks, { paste, locale, service }: Titled): string {
  return jobTitle({
    body: paste.body,
    locale,
    playbook: service && playbooks.of(service.slug),
    serviceName: service ? catalogueName(locale, service) : null,
    names: paste.name ? [paste.name.value] : [],
  });
}

/** What changes of a quote's title as its service is known: nothing of one that the provider typed. */
export async function titleForService(
  scope: ProviderScope,
  playbooks: InstalledPlaybooks,
  { quote, service }: { readonly quote: QuoteRow; readonly service: ServiceTypeRow | undefined },
): Promise<{ title?: string }> {
  if (quote.titleOrigin === 'typed' || !service) return {};
  const paste = readPaste(quote.description, ownOf(await findProvider(scope)));
  return { title: requestTitle(playbooks, { paste, locale: quote.locale, service }) };
}
