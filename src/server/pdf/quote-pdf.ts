import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { presentCustomerQuote } from '#server/customer-quotes/present-customer-quote.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { say } from '#server/i18n.ts';
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
  const logo = logoKey && (await deps.disk.exists(logoKey)) ? logoKey : null;
  const given = { quote, version };
  const document: QuoteDocument = {
    ...writeDocument(given, logo && logoName),
    certificate: acceptance && frozen ? writeCertificate(given, acceptance, frozen) : null,
  };
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([template, document, logo]))
      .digest('hex'),
    name: fileName(quote),
    make: async () =>
      typeset({
        template,
        data: document,
        images: logo ? { [logoName]: await deps.disk.getBytes(logo) } : {},
      }),
  };
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
