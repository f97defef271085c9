import type { z } from 'zod';
import type { customerVersion } from '#contract/customer-quotes.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ComponentRow } from '#server/quotes/quote-store.ts';
import { presentTotals, type Totalled, totalsOf } from '#server/quotes/quote-totals.ts';
import type { AcceptanceRow, VersionRow } from '#server/quotes/version-store.ts';

type SnapshotComponent = VersionRow['snapshot']['components'][number];

/** A version's parts with the customer's choice: the accepted one for good, else the switches as they stand. */
export function chosenComponents(
  version: VersionRow,
  live: readonly ComponentRow[],
  acceptance: AcceptanceRow | undefined,
): SnapshotComponent[] {
  return version.snapshot.components.map((part) => ({ ...part, isVisible: isIn(part, live, acceptance) }));
}

function isIn(part: SnapshotComponent, live: readonly ComponentRow[], acceptance: AcceptanceRow | undefined): boolean {
  if (!part.isOptional) return part.isVisible;
  if (acceptance) return acceptance.chosenComponentIds.includes(part.id);
  return live.find(({ id }) => id === part.id)?.isVisible ?? part.isVisible;
}

export function versionTotals({ snapshot }: VersionRow, components: readonly SnapshotComponent[]): Totalled {
  return totalsOf({ ...snapshot, lines: snapshot.lines, components });
}

export interface VersionToPresent {
  readonly version: VersionRow;
  readonly components: readonly SnapshotComponent[];
  readonly acceptance: AcceptanceRow | undefined;
}

/** What the customer is shown, field by field: no evidence, rule, confidence or origin. */
export function presentVersion({ version, components, acceptance }: VersionToPresent): z.input<typeof customerVersion> {
  const { snapshot } = version;
  const { totals, lines: amounts } = versionTotals(version, components);
  const shown = new Set(components.filter(({ isOptional, isVisible }) => isOptional || isVisible).map(({ id }) => id));
  return {
    number: version.number,
    line_items: snapshot.lines
      .filter(({ componentId }) => componentId === null || shown.has(componentId))
      .map((line) => {
        const amount = amounts.find(({ id }) => id === line.id);
        return {
          id: line.id,
          component_id: line.componentId,
          description: line.description,
          quantity: line.quantity,
          unit: line.unit,
          unit_label: line.unitLabel,
          unit_price_minor: line.unitPriceMinor ?? 0,
          net_minor: amount?.netMinor ?? 0,
          amount_minor: amount?.amountMinor ?? 0,
          tax_rate: snapshot.chargesTax ? line.taxRate : 0,
          position: line.position,
        };
      }),
    components: components.filter(({ id }) => shown.has(id)).map(presentComponent),
    totals: presentTotals(totals),
    prices_include_tax: snapshot.pricesIncludeTax,
    charges_tax: snapshot.chargesTax,
    detail: snapshot.detail,
    starts: snapshot.starts,
    duration: snapshot.duration,
    deposit_percent: snapshot.depositPercent,
    guarantee: snapshot.guarantee,
    assumptions: [...snapshot.assumptions],
    terms: snapshot.terms,
    valid_until: snapshot.validUntil,
    message: snapshot.message,
    pdf_url: null,
    accepted: acceptance ? { name: acceptance.name, accepted_at: presentTime(acceptance.acceptedAt) } : null,
  };
}

export function presentComponent({
  id,
  title,
  description,
  isOptional,
  isVisible,
  position,
}: SnapshotComponent | ComponentRow) {
  return { id, title, description, is_optional: isOptional, is_visible: isVisible, position };
}
