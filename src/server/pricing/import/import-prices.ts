import type { z } from 'zod';
import { priceImportFields, type priceImportResult } from '#contract/price-files.ts';
import { linesWithPrices } from '#domain/estimate/pricing/choose-rule.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { importRules, presentFile, refusedWhole, shownRows } from '#server/csv/import-file.ts';
import { parse } from '#server/http/parse.ts';
import { contentOf, receiveUpload } from '#server/media/receive-upload.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { findProvider, lockProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { presentPriceLines } from '../present-price-line.ts';
import { insertPricingRules, listPricingRules, updatePricingRule } from '../pricing-rule-store.ts';
import { type NamedWork, type PricePlan, planPriceImport } from './plan-price-import.ts';
import { type ReadPriceList, readPriceList } from './read-price-list.ts';

type Order = z.output<typeof priceImportFields>;

/** A price list that was read, before anything is written. */
export interface PreparedPrices {
  readonly order: Order;
  readonly read: ReadPriceList;
  readonly content: string;
}

/** Takes a price list and reads it, streamed. @throws Problem invalid_fields, payload_too_large */
export async function receivePrices(scope: ProviderScope, folder: string, request: Request): Promise<PreparedPrices> {
  const upload = await receiveUpload(request, importRules(folder));
  try {
    const order = parse(priceImportFields, upload.fields);
    const { currency, locale } = await findProvider(scope);
    const read = await readPriceList(upload.file, order.columns ?? null, { currency, locale });
    return { order, read, content: contentOf(upload) };
  } finally {
    await upload.discard();
  }
}

interface Knowledge {
  readonly playbooks: InstalledPlaybooks;
  readonly locale: Locale;
}

/** Says what the list changes, and unless it is a preview changes it: all of it or nothing. @throws Problem invalid_fields, not_found */
export async function importPrices(
  scope: ProviderScope,
  { order, read }: PreparedPrices,
  knowledge: Knowledge,
): Promise<z.input<typeof priceImportResult>> {
  const rules = {
    isUpdating: order.known === 'update',
    serviceTypeId: order.service_type_id ?? null,
    category: order.category,
    works: order.service_type_id ? await worksOf(scope, order.service_type_id, knowledge) : [],
  };
  const rows = read.rows.map(({ values }) => values);
  if (order.preview) return present(scope, order, read, planPriceImport(rows, await listPricingRules(scope), rules));
  if (order.wrong_rows === 'stop' && read.wrong.length > 0) throw refusedWhole(read.wrong.length);
  return inTransaction(scope, async (tx) => {
    // Two lists at once: the second would not see what the first adds.
    await lockProvider(tx);
    const plan = planPriceImport(rows, await listPricingRules(tx), rules);
    await insertPricingRules(tx, plan.created);
    for (const { id, rateMinor } of plan.updated) await updatePricingRule(tx, id, { rateMinor });
    return present(scope, order, read, plan);
  });
}

async function worksOf(
  scope: ProviderScope,
  serviceTypeId: string,
  { playbooks, locale }: Knowledge,
): Promise<NamedWork[]> {
  const { slug } = await requireServiceType(scope.db, serviceTypeId);
  const playbook = playbooks.of(slug);
  if (!playbook) return [];
  const { currency } = await findProvider(scope);
  const lines = linesWithPrices(playbook);
  const shown = presentPriceLines(playbook, lines, { locale, currency });
  return lines.map((line, at) => ({ line, label: shown[at]?.label ?? line.key }));
}

function present(
  { locale = defaultLocale }: ProviderScope,
  order: Order,
  read: ReadPriceList,
  plan: PricePlan,
): z.input<typeof priceImportResult> {
  const count = (outcome: PricePlan['rows'][number]['outcome']) =>
    plan.rows.filter((row) => row.outcome === outcome).length;
  return {
    is_preview: order.preview,
    ...presentFile(read, locale),
    counts: {
      rows: read.rows.length + read.wrong.length,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      skipped: count('skipped'),
      repeated: count('repeated'),
      wrong: read.wrong.length,
    },
    rows: read.rows.slice(0, shownRows).flatMap(({ line, values: { name, unit, unitLabel, rateMinor } }, at) => {
      const planned = plan.rows[at];
      return planned ? [{ line, name, unit, unit_label: unitLabel, rate_minor: rateMinor, ...planned }] : [];
    }),
  };
}
