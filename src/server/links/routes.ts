import { msg } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import { countClick, listLinks } from './link-store.ts';
import { presentLink } from './present-link.ts';
import { resendLink, sendLink } from './send-link.ts';

export function mountLinks(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const linkDeps = { ...deps, tokens };

  mount(mounting, endpoints.sendLink, async ({ caller, params, body }) =>
    presentLink(await sendLink(caller, linkDeps, params.id, body), linkDeps),
  );
  mount(mounting, endpoints.listLinks, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    return (await listLinks(caller, quote.id)).map((link) => presentLink(link, linkDeps));
  });
  mount(mounting, endpoints.resendLink, async ({ caller, params }) =>
    presentLink(await resendLink(caller, linkDeps, params.id, params.linkId), linkDeps),
  );
  mount(mounting, endpoints.trackClick, async ({ caller, params }) => {
    if (caller.linkId !== params.linkId) throw new Problem('not_found', msg`This link does not exist.`);
    await countClick(caller.db, params.linkId, deps.clock());
    return null;
  });
}
