import { type Classification, classifyRequest, leastSaidScore } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { namedServices } from '#domain/own-work/named-service.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listOfferedTypes } from '#server/services/service-store.ts';

/** The services that a request can be taken for: those the provider offers, or all where none was chosen. */
export interface Offer {
  readonly playbooks: readonly Playbook[];
  /** Whoever offers one service only is not asked for another. */
  readonly isOnlyOne: boolean;
}

/** One that no playbook knows is recognised by its name. */
export async function offerOf(scope: ProviderScope, { all, of, general }: InstalledPlaybooks): Promise<Offer> {
  const offered = await listOfferedTypes(scope);
  if (offered.length === 0) return { playbooks: all, isOnlyOne: false };
  const slugs = new Set(offered.map(({ slug }) => slug));
  const nameless = offered.filter(({ slug }) => !of(slug));
  const named = nameless.map(({ slug, name, names }) => ({ slug, names: { en: name, ...names } }));
  const known = all.filter(({ service_type }) => slugs.has(service_type));
  return { playbooks: [...known, ...namedServices(named, general)], isOnlyOne: offered.length === 1 };
}

/** Of an offer of one a hint is enough, but words in common are none. */
export function withinOffer(found: Classification, { isOnlyOne }: Offer): Classification {
  const [hinted] = found.candidates;
  return { ...found, confident: found.confident || (isOnlyOne && (hinted?.score ?? 0) >= leastSaidScore) };
}

/** The service that the built-in engine takes a request for at once. */
export async function recogniseService(
  scope: ProviderScope,
  playbooks: InstalledPlaybooks,
  request: { readonly text: string; readonly locale: Locale },
): Promise<Classification> {
  const offer = await offerOf(scope, playbooks);
  return withinOffer(classifyRequest({ ...request, playbooks: offer.playbooks }), offer);
}
