import { type Classification, classifyRequest, leastSaidScore } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
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

export async function offerOf(scope: ProviderScope, { all }: InstalledPlaybooks): Promise<Offer> {
  const offered = new Set((await listOfferedTypes(scope)).map(({ slug }) => slug));
  const playbooks = offered.size > 0 ? all.filter(({ service_type }) => offered.has(service_type)) : all;
  return { playbooks, isOnlyOne: offered.size > 0 && playbooks.length === 1 };
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
