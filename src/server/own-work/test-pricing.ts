import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';
import type { Locale } from '#domain/locale.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { recogniseService } from '#server/intake/recognise-service.ts';
import { type RequestWords, wordsOfJob, wordsOfRequest } from '#server/intake/words-of-request.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { catalogueName } from '#server/services/catalogue-name.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { findServiceTypes, type ServiceTypeRow } from '#server/services/service-store.ts';
import { draftUnstored, type UnstoredDraft } from './draft-unstored.ts';
import { loadOwnWork } from './load-own-work.ts';

type Endpoint = (typeof endpoints)['testPricing'];
type Tested = z.input<Endpoint['response']>;

interface Knowledge {
  readonly playbooks: InstalledPlaybooks;
  /** The reader's. */
  readonly locale: Locale;
  readonly clock: Clock;
}

/** A typed request drafted by the built-in engine with the provider's own prices. Writes nothing. @throws Problem not_found */
export async function testPricing(
  scope: ProviderScope,
  { description, service_type_id, locale: written }: z.output<Endpoint['body']>,
  { playbooks, locale: reader, clock }: Knowledge,
): Promise<Tested> {
  const provider = await findProvider(scope);
  const locale = written ?? provider.locale;
  const words = wordsOfRequest({ description, locale }, { provider, playbooks });
  const { service, isSure } = await serviceFor(scope, playbooks, { words, chosen: service_type_id });
  const base = (service && playbooks.of(service.slug)) ?? playbooks.general;
  const work = await loadOwnWork(scope, { serviceTypeId: service?.id ?? null, title: '', locale });
  const today = clock().toISOString().slice(0, 10);
  const asked = wordsOfJob(words, service?.slug ?? null, playbooks);
  const draft = draftUnstored({ words: asked, locale, base, work, provider, playbooks, today });
  const { assumptions, extras, range } = draft.estimate;
  return {
    service: service ? { id: service.id, name: catalogueName(reader, service), is_sure: isSure } : null,
    parts: partsOf(draft),
    assumptions: assumptions.map(({ text }) => text),
    extras: [...optionalParts(draft), ...extras].map(({ title, lines }) => ({ title, net_minor: sumOf(lines) })),
    low_minor: range.low_minor,
    high_minor: range.high_minor,
    total_minor: draft.totalMinor,
  };
}

interface Wanted {
  readonly words: RequestWords;
  readonly chosen: string | null | undefined;
}

/** The one that was chosen, else what the request is taken for. */
async function serviceFor(
  scope: ProviderScope,
  playbooks: InstalledPlaybooks,
  { words, chosen }: Wanted,
): Promise<{ service: ServiceTypeRow | undefined; isSure: boolean }> {
  if (chosen) return { service: await requireServiceType(scope.db, chosen), isSure: true };
  const { candidates, confident } = await recogniseService(scope, playbooks, words);
  const [best] = candidates;
  const [service] = best ? await findServiceTypes(scope.db, [catalogueId('service-type', best.service_type)]) : [];
  return { service, isSure: confident };
}

function partsOf({ estimate, areOwn, partTitles }: UnstoredDraft): Tested['parts'] {
  const parts = new Map<string, Tested['parts'][number]['lines']>();
  for (const [at, line] of estimate.lines.entries()) {
    const title = line.section_key === null ? '' : (partTitles.get(line.section_key) ?? '');
    parts.set(title, [...(parts.get(title) ?? []), presentLine(line, areOwn[at] ?? false)]);
  }
  return [...parts].map(([title, lines]) => ({ title, lines }));
}

function optionalParts({ estimate, partTitles }: UnstoredDraft): { title: string; lines: EstimatedLine[] }[] {
  return [...partTitles].flatMap(([key, title]) => {
    const lines = estimate.optional_lines.filter(({ section_key }) => section_key === key);
    return lines.length > 0 ? [{ title, lines }] : [];
  });
}

function presentLine(line: EstimatedLine, isOwnPrice: boolean): Tested['parts'][number]['lines'][number] {
  const { description, category, quantity, unit, unit_label, unit_price_minor, confidence, evidence } = line;
  return {
    ...{ description, category, quantity, unit, unit_label, unit_price_minor, confidence },
    net_minor: netOf(line),
    is_own_price: isOwnPrice,
    evidence: evidence.map(({ kind, text, label, value }) => ({
      kind,
      text,
      label: label ?? null,
      value: value ?? null,
    })),
  };
}

const netOf = ({ quantity, unit_price_minor }: EstimatedLine): number | null =>
  unit_price_minor === null ? null : lineAmountMinor(quantity, unit_price_minor);

function sumOf(lines: readonly EstimatedLine[]): number | null {
  return lines.map(netOf).reduce((sum, net) => (sum === null || net === null ? null : sum + net), 0);
}
