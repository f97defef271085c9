import { endpoints } from '#contract/endpoints.ts';
import { exportCustomers } from '#server/customers/csv/export-customers.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { exportQuotes } from '#server/quotes/export-quotes.ts';
import { inSnapshot, type ProviderScope } from '#server/scope/scope.ts';
import {
  type ExportedQuote,
  exportBusiness,
  exportCustomerRows,
  exportKept,
  exportQuoteRows,
  keptNames,
  listCustomerIds,
  listQuoteIds,
} from './export-store.ts';
import type { ZipEntry } from './zip-stream.ts';

type Deps = Pick<AppDeps, 'disk' | 'clock' | 'settings'>;

/** How many customers or quotes are read at once: an export is not in a hurry, and everybody else is. */
const page = 50;

/** Everything of a provider, file by file: what spreadsheets open, what programs read, and what customers sent. */
export async function* exportProvider(scope: ProviderScope, deps: Deps): AsyncGenerator<ZipEntry> {
  const now = deps.clock();
  const json = (name: string, value: unknown): ZipEntry => entry(`${name}.json`, now, JSON.stringify(value, null, 2));
  yield json('about', { product: deps.settings.productName, exported_at: now.toISOString(), format: 1 });
  yield json('business', await exportBusiness(scope));
  for (const name of keptNames) yield json(name, await exportKept(scope, name));
  yield entry('customers.csv', now, `\uFEFF${await exportCustomers(scope)}`);
  for (const archived of ['false', 'true'] as const) {
    const filter = endpoints.listQuotes.query.parse({ archived });
    yield entry(
      archived === 'true' ? 'archived-quotes.csv' : 'quotes.csv',
      now,
      `\uFEFF${await exportQuotes(scope, filter)}`,
    );
  }
  yield { name: 'customers.json', modifiedAt: now, content: customersJson(scope) };
  const missing: string[] = [];
  const { logoKey } = await findProvider(scope);
  if (logoKey) yield* file(deps, { name: 'logo.png', key: logoKey, modifiedAt: now }, missing);
  for (const ids of pagesOf(await listQuoteIds(scope))) {
    for (const quote of await inSnapshot(scope, (at) => exportQuoteRows(at, ids)))
      yield* quoteFiles(deps, quote, missing);
  }
  // Said rather than passed over: the archive may be the last copy.
  if (missing.length > 0) yield json('files-that-could-not-be-read', missing);
}

async function* quoteFiles(deps: Deps, quote: ExportedQuote, missing: string[]): AsyncGenerator<ZipEntry> {
  const { id, number, updatedAt, content, files } = quote;
  const name = [number?.replace(/[^\p{L}\p{N}.-]+/gu, '-'), id].filter(Boolean).join(' ');
  yield entry(`quotes/${name}.json`, updatedAt, JSON.stringify(content, null, 2));
  for (const { id: fileId, storageKey, contentType, createdAt } of files) {
    const ending = contentType.split('/')[1]?.replace(/[^a-z0-9].*$/, '') || 'bin';
    yield* file(deps, { name: `files/${name}/${fileId}.${ending}`, key: storageKey, modifiedAt: createdAt }, missing);
  }
}

interface StoredFile {
  readonly name: string;
  readonly key: string;
  readonly modifiedAt: Date;
}

async function* file(
  { disk }: Deps,
  { name, key, modifiedAt }: StoredFile,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  if (await disk.exists(key)) yield { name, modifiedAt, content: await disk.getStream(key) };
  else missing.push(name);
}

function entry(name: string, modifiedAt: Date, text: string): ZipEntry {
  return { name, modifiedAt, content: once(text) };
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text, 'utf8');
}

/** One list, written a page at a time. */
async function* customersJson(scope: ProviderScope): AsyncGenerator<Buffer> {
  let before = '[\n';
  for (const ids of pagesOf(await listCustomerIds(scope)))
    for (const row of await exportCustomerRows(scope, ids)) {
      yield Buffer.from(before + JSON.stringify(row), 'utf8');
      before = ',\n';
    }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n', 'utf8');
}

function pagesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / page) }, (_, at) => items.slice(at * page, (at + 1) * page));
}
