import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#domain/locale.ts';
import { sampleFacts } from '#domain/own-work/sample-facts.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { priceBasisOf } from '#server/pricing/price-basis.ts';
import { readRateSheet } from '#server/pricing/rate-sheet/read-rate-sheet.ts';
import { workAsWritten } from '#server/pricing/rate-sheet/sheet-as-written.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { draftUnstored, type UnstoredDraft } from './draft-unstored.ts';
import { loadOwnWork } from './load-own-work.ts';

type Sample = z.input<(typeof endpoints)['sampleService']['response']>;
type Written = z.output<(typeof endpoints)['previewService']['body']>;

interface Knowledge {
  readonly playbooks: InstalledPlaybooks;
  readonly locale: Locale;
}

const asItIs: Written = { rows: [] };

/** An everyday job of a service, drafted the way every quote is, also with prices as they are being written. @throws Problem not_found */
export async function sampleService(
  scope: ProviderScope,
  serviceTypeId: string,
  knowledge: Knowledge,
  written: Written = asItIs,
): Promise<Sample> {
  const { playbooks, locale } = knowledge;
  const type = await requireServiceType(scope.db, serviceTypeId);
  const base = playbooks.of(type.slug) ?? playbooks.general;
  const [stored, provider, sheet] = await Promise.all([
    loadOwnWork(scope, { serviceTypeId, title: '', locale }),
    findProvider(scope),
    written.rows.length > 0 ? readRateSheet(scope, serviceTypeId, knowledge) : [],
  ]);
  const work = workAsWritten(stored, { serviceTypeId, sheet, changes: written.rows });
  const basis = priceBasisOf(provider);
  // A request that says nothing: one part, of which everything is as it usually is.
  const draft = draftUnstored({
    words: { text: '', locale },
    locale,
    base,
    work,
    provider,
    playbooks,
    basis: {
      ...basis,
      ...(written.hour_minor === undefined ? {} : { hourMinor: written.hour_minor }),
      ...(written.materials_markup_percent === undefined ? {} : { markupPercent: written.materials_markup_percent }),
    },
    assumed: sampleFacts,
  });
  return presentSample(draft);
}

function presentSample({ estimate, areOwn, totalMinor }: UnstoredDraft): Sample {
  return {
    lines: estimate.lines.map(({ description, quantity, unit, unit_label, unit_price_minor }, index) => ({
      description,
      quantity,
      unit,
      unit_label,
      unit_price_minor,
      net_minor: unit_price_minor === null ? null : lineAmountMinor(quantity, unit_price_minor),
      is_own_price: areOwn[index] ?? false,
    })),
    total_minor: totalMinor,
  };
}
