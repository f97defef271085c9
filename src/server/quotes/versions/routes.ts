import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';
import { findQuote } from '../quote-store.ts';
import { totalsOf } from '../quote-totals.ts';
import { listVersions } from '../version-store.ts';
import { compareQuoteVersions } from './compare-quote-versions.ts';

export function mountVersions(mounting: Mounting): void {
  mount(mounting, endpoints.listVersions, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    const versions = await listVersions(caller, quote);
    return versions.map(({ number, snapshot, createdAt }) => ({
      number,
      created_at: presentTime(createdAt),
      total_minor: totalsOf(snapshot).totals.totalMinor,
      is_sent: number === quote.sentVersion,
      is_accepted: number === quote.acceptedVersion,
    }));
  });
  mount(mounting, endpoints.compareVersions, ({ caller, params, query }) =>
    compareQuoteVersions(caller, mounting.deps, params.id, query),
  );
}
