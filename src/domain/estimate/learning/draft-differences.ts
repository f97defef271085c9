/** What a line of a draft, or of the version that was frozen, comes to. */
export interface LineFigures {
  /** The playbook's line; null for one that the provider wrote. */
  readonly playbookLine: string | null;
  /** The part or extra it stands in; null for the whole job. */
  readonly part: string | null;
  readonly pricingRuleId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number | null;
}

export const lineChanges = ['kept', 'changed', 'removed', 'added'] as const;
export type LineChange = (typeof lineChanges)[number];

/** One line of the draft beside what the provider made of it. */
export interface LineDifference {
  readonly playbookLine: string | null;
  readonly part: string | null;
  readonly pricingRuleId: string | null;
  readonly change: LineChange;
  readonly draftedQuantity: number | null;
  readonly draftedUnitPriceMinor: number | null;
  readonly finalQuantity: number | null;
  readonly finalUnitPriceMinor: number | null;
}

const placeOf = ({ part, playbookLine }: LineFigures): string => JSON.stringify([part, playbookLine]);

/**
 * What the provider changed of a draft, line by line; lines are the same by playbook line and part. From these a rule's
 * usual correction is learned. Nothing is concluded here, and nothing changes by itself.
 */
export function draftDifferences(draft: readonly LineFigures[], final: readonly LineFigures[]): LineDifference[] {
  const unmatched = [...final];
  const fromDraft = draft.map((line) => {
    const at = unmatched.findIndex((one) => one.playbookLine !== null && placeOf(one) === placeOf(line));
    const [now] = at < 0 ? [] : unmatched.splice(at, 1);
    return differenceOf(line, now ?? null);
  });
  return [...fromDraft, ...unmatched.map((line) => differenceOf(null, line))];
}

function differenceOf(drafted: LineFigures | null, final: LineFigures | null): LineDifference {
  return {
    playbookLine: drafted?.playbookLine ?? final?.playbookLine ?? null,
    part: drafted?.part ?? final?.part ?? null,
    pricingRuleId: drafted?.pricingRuleId ?? final?.pricingRuleId ?? null,
    change: changeOf(drafted, final),
    draftedQuantity: drafted?.quantity ?? null,
    draftedUnitPriceMinor: drafted?.unitPriceMinor ?? null,
    finalQuantity: final?.quantity ?? null,
    finalUnitPriceMinor: final?.unitPriceMinor ?? null,
  };
}

function changeOf(drafted: LineFigures | null, final: LineFigures | null): LineChange {
  if (!drafted) return 'added';
  if (!final) return 'removed';
  const isSame = drafted.quantity === final.quantity && drafted.unitPriceMinor === final.unitPriceMinor;
  return isSame ? 'kept' : 'changed';
}
