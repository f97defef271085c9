import type { z } from 'zod';
import type { customerVersion } from '#contract/customer-quotes.ts';
import type { Locale } from '#domain/locale.ts';
import { roundRatio } from '#domain/money.ts';
import { Problem } from '#domain/problem.ts';
import { choiceGroupOf, settleChoices, withChoice } from '#domain/quote/choice.ts';
import { percentToThousandths } from '#domain/quote/quantity.ts';
import { whole } from '#domain/quote/totals.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';
import { presentReadiness } from '#server/quotes/draft-readiness.ts';
import { presentTotals, type Totalled, totalsOf } from '#server/quotes/quote-totals.ts';
import type { AcceptanceRow, VersionRow, VersionSnapshot } from '#server/quotes/version-store.ts';
import type { ShownPhotos } from './present-photos.ts';
import { presentShown } from './present-shown.ts';

type SnapshotComponent = VersionRow['snapshot']['components'][number];

/** A version's parts with the customer's choice: the accepted one for good, else the switches as they stand. */
export function chosenComponents(
  version: VersionRow,
  live: readonly ComponentRow[],
  acceptance: AcceptanceRow | undefined,
): SnapshotComponent[] {
  return settleChoices(
    version.snapshot.components.map((part) => ({ ...part, isVisible: isIn(part, live, acceptance) })),
  );
}

function isIn(part: SnapshotComponent, live: readonly ComponentRow[], acceptance: AcceptanceRow | undefined): boolean {
  if (!isCustomersChoice(part)) return part.isVisible;
  if (acceptance) return acceptance.chosenComponentIds.includes(part.id);
  return live.find(({ id }) => id === part.id)?.isVisible ?? part.isVisible;
}

/** Whether the customer says if this part is in. */
export const isCustomersChoice = (part: Pick<SnapshotComponent, 'isOptional' | 'choiceGroup'>): boolean =>
  part.isOptional || choiceGroupOf(part) !== null;

export function versionTotals({ snapshot }: VersionRow, components: readonly SnapshotComponent[]): Totalled {
  return totalsOf({ ...snapshot, lines: snapshot.lines, components });
}

export interface VersionToPresent {
  readonly version: VersionRow;
  readonly components: readonly SnapshotComponent[];
  readonly acceptance: AcceptanceRow | undefined;
  readonly photos: ShownPhotos;
  readonly locale: Locale;
  /** Where it can be had as a file; null where nobody could keep it. */
  readonly pdfUrl: string | null;
}

/** What the customer is shown, field by field: no evidence, rule, confidence or origin. */
export function presentVersion(presenting: VersionToPresent): z.input<typeof customerVersion> {
  const { version, components, acceptance, locale } = presenting;
  const { snapshot } = version;
  const { totals } = versionTotals(version, components);
  const { detail } = snapshot;
  const audience = snapshot.parties?.customer?.kind ?? 'person';
  const { amounts, parts, choices, extras, line_items } = presentShown({
    snapshot,
    components,
    detail,
    audience,
    locale,
  });
  const shown = new Set(components.filter((part) => part.isVisible || isCustomersChoice(part)).map(({ id }) => id));
  const withTotal = <Option extends { readonly component_id: string }>(option: Option) => ({
    ...option,
    total_if_switched_minor: totalIfSwitched(version, components, option.component_id),
  });
  return {
    number: version.number,
    detail,
    amounts_include_tax: audience === 'person',
    parts,
    choices: choices.map(({ name, options }) => ({ name, options: options.map(withTotal) })),
    extras: extras.map(withTotal),
    sum_minor: amounts.sumMinor,
    discount_minor: amounts.sumMinor - (audience === 'person' ? totals.totalMinor : totals.netMinor),
    line_items,
    components: components.filter(({ id }) => shown.has(id)).map(presentComponent),
    photos: [...presenting.photos],
    totals: presentTotals(totals),
    prices_include_tax: snapshot.pricesIncludeTax,
    charges_tax: snapshot.chargesTax,
    starts: snapshot.starts,
    duration: snapshot.duration,
    deposit_percent: snapshot.depositPercent,
    deposit_minor: depositOf(snapshot, totals.totalMinor),
    guarantee: snapshot.guarantee,
    assumptions: snapshot.assumptions.map(({ text }) => text),
    assumption_groups: assumptionGroups(snapshot),
    terms: snapshot.terms,
    valid_until: snapshot.validUntil,
    message: snapshot.message,
    checked_at: snapshot.checkedAt,
    estimate:
      snapshot.estimate &&
      presentReadiness(snapshot.estimate, audience === 'person' ? totals.totalMinor : totals.netMinor, locale),
    pdf_url: presenting.pdfUrl,
    accepted: acceptance ? { name: acceptance.name, accepted_at: presentTime(acceptance.acceptedAt) } : null,
  };
}

/** Rounded as every amount is: half away from zero. */
function depositOf({ depositPercent }: VersionSnapshot, totalMinor: number): number | null {
  const percent = depositPercent === null ? null : percentToThousandths(depositPercent);
  return percent === null ? null : Number(roundRatio(BigInt(totalMinor) * percent, whole));
}

/** With the extra switched, or the option taken. A deduction may be larger than what is left then. */
function totalIfSwitched(
  version: VersionRow,
  components: readonly SnapshotComponent[],
  componentId: string,
): number | null {
  const part = components.find(({ id }) => id === componentId);
  const switched = part?.isOptional
    ? components.map((one) => (one === part ? { ...one, isVisible: !one.isVisible } : one))
    : withChoice(components, componentId);
  try {
    return versionTotals(version, switched).totals.totalMinor;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** By the part that they are about, under its title, which need not be said again before each. */
function assumptionGroups({ assumptions, components }: VersionSnapshot) {
  const titleOf = (id: string | null) => components.find((part) => part.id === id)?.title ?? null;
  const titles = [...new Set(assumptions.map(({ componentId }) => titleOf(componentId)))];
  return titles
    .toSorted((a, b) => Number(a !== null) - Number(b !== null))
    .map((title) => ({
      title,
      texts: assumptions
        .filter(({ componentId }) => titleOf(componentId) === title)
        .map(({ text }) =>
          title !== null && text.startsWith(`${title}: `) ? capital(text.slice(title.length + 2)) : text,
        ),
    }));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
