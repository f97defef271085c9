import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { requireCustomer, requireProvider } from '#server/http/guards.ts';
import type { Mounting } from '#server/http/mount.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import { createPdfCache } from './pdf-cache.ts';
import { type QuotePdf, quotePdf } from './quote-pdf.ts';

/** Some hundred documents of the usual size. */
const keptBytes = 8 * 1_048_576;

/** The quote as a file: for the provider, who also sees what would be sent now, and for whoever holds its link. */
export function mountPdf({ app, deps, tokens }: Mounting): void {
  const madeOnce = createPdfCache(keptBytes);

  async function answer(c: Context<AppEnv>, { hash, name, make }: QuotePdf): Promise<Response> {
    const tag = `"${hash}"`;
    c.header('ETag', tag);
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    const pdf = await madeOnce(hash, make);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', attachment(`${name}.pdf`));
    c.header('Content-Length', String(pdf.length));
    return c.body(new Uint8Array(pdf));
  }

  app.get('/quotes/:id/pdf', async (c) => {
    c.set('route', '/api/quotes/{id}/pdf');
    const scope = await requireProvider(c, deps);
    const quote = await findQuote(scope, c.req.param('id'));
    c.header('Cache-Control', 'private, no-cache');
    return answer(c, await quotePdf({ ...scope, quote, linkId: null, token: quote.id, isPreview: true }, deps));
  });

  app.get('/customer/quotes/:id/pdf', async (c) => {
    c.set('route', '/api/customer/quotes/{id}/pdf');
    const scope = await requireCustomer(c, deps, tokens);
    c.header('Cache-Control', 'no-store');
    return answer(c, await quotePdf(scope, deps));
  });
}

/** By its name in any script, and for old programs by what of it is ASCII. */
function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
