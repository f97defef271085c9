import { Big } from 'big.js';

/** A line as far as it tells what its quantity was worked out from. */
export interface WorkedLine {
  readonly id: string;
  /** The part of the job it belongs to. */
  readonly componentId: string | null;
  readonly quantity: number;
  readonly evidence: ReadonlyArray<{
    readonly kind: string;
    readonly text: string;
    readonly label?: string | null | undefined;
    readonly value?: string | null | undefined;
  }>;
}

export interface Following {
  readonly id: string;
  readonly quantity: number;
}

interface Working {
  /** The formula with its figures; a pace ("÷ 5 an hour") stands behind it. */
  readonly base: string;
  readonly isPaced: boolean;
  /** What it came to when the line was drafted. */
  readonly drafted: Big;
}

function workingOf({ evidence }: WorkedLine): Working | null {
  const formula = evidence.find(({ kind, value }) => kind === 'formula' && value);
  if (!formula?.value || !/^\d+(?:\.\d+)?$/.test(formula.value) || Number(formula.value) <= 0) return null;
  const [base = '', pace] = formula.text.split('; ');
  return { base, isPaced: pace !== undefined, drafted: new Big(formula.value) };
}

/** The measures and counts a line rests on, such as "Room size: 4 × 3 m". */
const measuresOf = ({ evidence }: WorkedLine): Set<string> =>
  new Set(
    evidence
      .filter(({ kind, label, value }) => kind !== 'rule' && kind !== 'formula' && label && /\d/.test(value ?? ''))
      .map(({ label, value }) => `${label}=${value}`),
  );

function sharesMeasure(line: WorkedLine, other: WorkedLine): boolean {
  const own = measuresOf(line);
  return [...measuresOf(other)].some((measure) => own.has(measure));
}

/**
 * Other lines of the same part whose quantity comes from the very formula that a line's does, over a measure they share,
 * with what they come to now that the line counts otherwise. Where one is timed by a pace it stays in proportion. Lines
 * that are so already are left out, and any other dependence is not claimed.
 */
export function followingLines(changed: WorkedLine, lines: readonly WorkedLine[]): Following[] {
  const own = workingOf(changed);
  if (!own || changed.quantity <= 0) return [];
  return lines.flatMap((line): Following[] => {
    const working = workingOf(line);
    if (line.id === changed.id || line.componentId !== changed.componentId || working?.base !== own.base) return [];
    // One a room although the room's area was measured: the formula is the same, the quantity is not its result.
    const isResult = working.isPaced || own.isPaced || working.drafted.eq(own.drafted);
    if (!isResult || !sharesMeasure(changed, line)) return [];
    const exact = working.drafted.times(changed.quantity).div(own.drafted);
    const quantity = Number(exact.round(working.isPaced ? 2 : 3, Big.roundHalfUp).toFixed());
    return quantity > 0 && quantity !== line.quantity ? [{ id: line.id, quantity }] : [];
  });
}
