import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { presentTime } from '#server/http/present-time.ts';
import { type NotifyDeps, notifyProvider } from '#server/messages/notify.ts';
import type { Clock } from '#server/ports/clock.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import { lockQuote } from '#server/quotes/quote-store.ts';
import { findAcceptance, findVersion, insertAcceptance } from '#server/quotes/version-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { chosenComponents, isCustomersChoice, versionTotals } from './present-version.ts';
import { requireOpen } from './require-open.ts';

const noFixedPrice = () =>
  new Problem(
    'not_a_fixed_price',
    msg`This is an estimate, to be confirmed after a visit: it cannot be accepted as a fixed price. Please ask for a visit.`,
  );

type Input = z.output<(typeof endpoints)['acceptQuote']['body']>;
type Outcome = z.input<(typeof endpoints)['acceptQuote']['response']>;

/**
 * Agrees to one version. The first acceptance stands: repeating it, also at the same moment, gives the same answer.
 * @throws Problem stale_version, not_a_fixed_price, total_changed, invalid_state
 */
export async function acceptQuote(
  scope: CustomerScope,
  deps: NotifyDeps & { readonly clock: Clock },
  input: Input,
): Promise<Outcome> {
  const { clock } = deps;
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quote.id);
    const earlier = await findAcceptance(tx, quote);
    const staleVersion = new Problem(
      'stale_version',
      msg`This is not the current version of the quote. Please reload the page.`,
    );
    if (earlier) {
      if (earlier.version !== input.version) throw staleVersion;
      return { status: 'accepted', accepted_at: presentTime(earlier.acceptedAt), version: earlier.version };
    }
    requireOpen(quote, clock());
    if (quote.currentVersion !== input.version) throw staleVersion;
    const version = await findVersion(tx, quote, input.version);
    if (!version) throw staleVersion;
    if (version.snapshot.estimate) throw noFixedPrice();
    const components = chosenComponents(version, await listComponents(tx, quote), undefined);
    const { totals } = versionTotals(version, components);
    if (input.expected_total_minor !== undefined && input.expected_total_minor !== totals.totalMinor) {
      throw new Problem(
        'total_changed',
        msg`The total has changed since you looked at it. Please check it once more.`,
        { current: { total_minor: totals.totalMinor } },
      );
    }
    const acceptedAt = clock();
    await insertAcceptance(tx, quote, {
      version: version.number,
      name: input.name,
      signature: input.signature ?? null,
      totalMinor: totals.totalMinor,
      chosenComponentIds: components.filter((part) => part.isVisible && isCustomersChoice(part)).map(({ id }) => id),
      acceptedAt,
    });
    const { name } = input;
    const values = { acceptedAt, acceptedVersion: version.number };
    await changeStatus(tx, quote, { action: 'accept', note: name }, values);
    const acceptance = { name, totalMinor: totals.totalMinor };
    await notifyProvider(tx, deps, quote, { occasion: 'accepted', acceptance });
    return { status: 'accepted', accepted_at: presentTime(acceptedAt), version: version.number };
  });
}
