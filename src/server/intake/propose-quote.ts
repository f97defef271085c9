import type { z } from 'zod';
import type { readRequest as readRequestCall } from '#contract/read-request.ts';
import type { Locale } from '#domain/locale.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { catalogueName } from '#server/services/catalogue-name.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { presentFound } from './present-found.ts';
import { readRequest } from './read-request.ts';
import { recogniseService } from './recognise-service.ts';
import { requestTitle } from './request-title.ts';

interface Asked {
  readonly description: string;
  readonly locale?: Locale | null | undefined;
  readonly service_type_id?: string | null | undefined;
}

/** What a quote for a pasted request would begin with, for a form to propose. Writes nothing. */
export async function proposeQuote(
  scope: ProviderScope,
  playbooks: InstalledPlaybooks,
  { description, locale: given, service_type_id: chosen }: Asked,
): Promise<z.input<(typeof readRequestCall)['response']>> {
  const provider = await findProvider(scope);
  const read = await readRequest(scope, { provider, playbooks }, description);
  const locale = given ?? read.locale ?? provider.locale;
  const { candidates, confident } = await recogniseService(scope, playbooks, { text: read.body, locale });
  const [best] = candidates;
  const id = chosen ?? (best && catalogueId('service-type', best.service_type));
  const [service] = id ? await findServiceTypes(scope.db, [id]) : [];
  const isSure = Boolean(chosen) || confident;
  const { known } = read;
  return {
    title: requestTitle(playbooks, { paste: read, locale, service: isSure ? service : undefined }),
    service: service
      ? { id: service.id, slug: service.slug, name: catalogueName(scope.locale, service), is_sure: isSure }
      : null,
    found: presentFound(read),
    known_customer: known && { id: known.id, name: known.name, email: known.email, phone: known.phone },
  };
}
