import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { presentCustomerQuote } from '#server/customer-quotes/present-customer-quote.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { say } from '#server/i18n.ts';
import { listMedia } from '#server/media/media-store.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { findAcceptance, findVersion } from '#server/quotes/version-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import template from './quote.typ?raw';
import type { QuoteDocument } from './quote-document.ts';
import { typeset } from './typeset.ts';
import { writeCertificate } from './write-certificate.ts';
import { writeDocument } from './write-document.ts';
import type { ShownQuote } from './write-table.ts';

export interface QuotePdf {
  /** Of all that is printed: the same document has it again, any other has another. */
  readonly hash: string;
  /** Without its ending. */
  readonly name: string;
  readonly make: () => Promise<Uint8Array>;
}

const logoName = 'logo.png';

/**
 * The quote as whoever asks may see it, on paper: for its customer what was sent, for the provider also what would be sent
 * now. @throws Problem invalid_state
 */
export async function quotePdf(scope: CustomerScope, deps: AppDeps): Promise<QuotePdf> {
  const [shown, { logoKey }] = await Promise.all([presentCustomerQuote(scope, deps), findProvider(scope)]);
  const { version } = shown;
  if (!version || [version.parts, version.extras, version.choices].every(({ length }) => length === 0))
    throw new Problem('invalid_state', msg`There is no price yet that could be put on paper.`);
  const [frozen, acceptance] = await Promise.all([
    findVersion(scope, scope.quote, version.number),
    findAcceptance(scope, scope.quote),
  ]);
  const quote: ShownQuote = { ...shown, title: frozen?.snapshot.title ?? shown.title };
  const given = { quote, version };
  const pictures = await picturesOf(scope, deps, { logoKey, photoIds: version.photos.map(({ id }) => id) });
  const names = [...pictures.keys()];
  const document: QuoteDocument = {
    ...writeDocument(given, {
      logo: names.find((name) => name === logoName) ?? null,
      photos: names.filter((name) => name !== logoName),
    }),
    certificate: acceptance && frozen ? writeCertificate(given, acceptance, frozen) : null,
  };
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([template, document, [...pictures]]))
      .digest('hex'),
    name: fileName(quote),
    make: async () => {
      const bytes = await Promise.all(
        [...pictures].map(async ([name, key]) => [name, await deps.disk.getBytes(key)] as const),
      );
      return typeset({ template, data: document, images: Object.fromEntries(bytes) });
    },
  };
}

/** The files of the pictures that go with a document, by the names it calls them; one that is no longer there is left out. */
async function picturesOf(
  scope: CustomerScope,
  { disk }: Pick<AppDeps, 'disk'>,
  { logoKey, photoIds }: { readonly logoKey: string | null; readonly photoIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const media = photoIds.length > 0 ? await listMedia(scope, scope.quote) : [];
  const photos = media.filter(({ id }) => photoIds.includes(id)).flatMap(({ thumbnailKey }) => thumbnailKey ?? []);
  const wanted = [
    ...(logoKey ? [[logoName, logoKey] as const] : []),
    ...photos.map((key, index) => [`photo-${index + 1}.jpg`, key] as const),
  ];
  const isThere = await Promise.all(wanted.map(([, key]) => disk.exists(key)));
  return new Map(wanted.filter((_, index) => isThere[index]));
}

/** What it is, its number and whose, without what file systems do not take. */
function fileName({ locale, number, provider }: ShownQuote): string {
  return [say(locale, msg`Quote`), number, provider.name]
    .filter(Boolean)
    .join(' ')
    .replace(/[^\p{L}\p{M}\p{N} .,&()+_-]+/gu, '-')
    .trim()
    .slice(0, 120);
}
