import type { z } from 'zod';
import { customerImportFields, type customerImportResult } from '#contract/customer-files.ts';
import { defaultLocale } from '#domain/locale.ts';
import { importRules, presentFile, refusedWhole, shownRows } from '#server/csv/import-file.ts';
import { parse } from '#server/http/parse.ts';
import { contentOf, receiveUpload } from '#server/media/receive-upload.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { lockCustomers } from '../known-customer.ts';
import { countryOfNumbers } from '../phone-number.ts';
import { listMeant, writePlan } from './import-store.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { type ReadImport, readImport } from './read-import.ts';
import { addressWriter } from './write-address.ts';

type Order = z.output<typeof customerImportFields>;

/** A file that was read, before anything is written. */
export interface PreparedImport {
  readonly order: Order;
  readonly read: ReadImport;
  readonly content: string;
}

/** Takes a file of customers and reads it, streamed. @throws Problem invalid_fields, payload_too_large */
export async function receiveImport(scope: ProviderScope, folder: string, request: Request): Promise<PreparedImport> {
  const upload = await receiveUpload(request, importRules(folder));
  try {
    const order = parse(customerImportFields, upload.fields);
    const country = countryOfNumbers(await findProvider(scope));
    const read = await readImport(upload.file, order.columns ?? null, addressWriter(country));
    return { order, read, content: contentOf(upload) };
  } finally {
    await upload.discard();
  }
}

/** Says what the file changes, and unless it is a preview changes it: all of it or nothing. @throws Problem invalid_fields */
export async function importCustomers(
  scope: ProviderScope,
  { order, read }: PreparedImport,
): Promise<z.input<typeof customerImportResult>> {
  const rules = { isUpdating: order.known === 'update', country: countryOfNumbers(await findProvider(scope)) };
  const plan = async (at: ProviderScope) => planImport(read.rows, await listMeant(at, read.rows), rules);
  if (order.preview) return present(scope, order, read, await plan(scope));
  if (order.wrong_rows === 'stop' && read.wrong.length > 0) throw refusedWhole(read.wrong.length);
  return inTransaction(scope, async (tx) => {
    await lockCustomers(tx);
    const planned = await plan(tx);
    await writePlan(tx, planned);
    return present(scope, order, read, planned);
  });
}

function present(
  { locale = defaultLocale }: ProviderScope,
  order: Order,
  read: ReadImport,
  { outcomes }: ImportPlan,
): z.input<typeof customerImportResult> {
  const { rows, wrong } = read;
  const count = (outcome: (typeof outcomes)[number]) => outcomes.filter((one) => one === outcome).length;
  return {
    is_preview: order.preview,
    ...presentFile(read, locale),
    counts: {
      rows: rows.length + wrong.length,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      skipped: count('skipped'),
      repeated: count('repeated'),
      wrong: wrong.length,
    },
    rows: rows.slice(0, shownRows).flatMap(({ line, values: { name, email, phone, address } }, at) => {
      const outcome = outcomes[at];
      return outcome ? [{ line, name, email, phone, address, outcome }] : [];
    }),
  };
}
