import { msg, plural } from '@lingui/core/macro';
import type { z } from 'zod';
import type { customerVersion } from '#contract/customer-quotes.ts';
import type { CustomerKind } from '#domain/customer/kind.ts';
import type { Locale } from '#domain/locale.ts';
import type { QuoteDetail } from '#domain/quote/detail.ts';
import { partSentence } from '#domain/quote/part-sentence.ts';
import {
  type ShownAmounts,
  type ShownExtra,
  type ShownLine,
  type ShownPart,
  shownAmounts,
} from '#domain/quote/shown-amounts.ts';
import { taxModeOf } from '#domain/quote/totals.ts';
import { say } from '#server/i18n.ts';
import type { VersionSnapshot } from '#server/quotes/version-store.ts';

type Wire = z.input<typeof customerVersion>;
type SnapshotLine = VersionSnapshot['lines'][number];
type SnapshotComponent = VersionSnapshot['components'][number];

interface ToShow {
  readonly snapshot: Pick<VersionSnapshot, 'lines' | 'pricesIncludeTax' | 'chargesTax'>;
  /** With the customer's choice of extras. */
  readonly components: readonly SnapshotComponent[];
  readonly detail: QuoteDetail;
  readonly audience: CustomerKind;
  readonly locale: Locale;
}

type Option = Omit<Wire['extras'][number], 'total_if_switched_minor'>;

export interface Shown extends Pick<Wire, 'parts' | 'line_items'> {
  readonly choices: readonly { readonly name: string; readonly options: readonly Option[] }[];
  readonly extras: readonly Option[];
  readonly amounts: ShownAmounts;
}

/** The parts, extras and lines of a version, no more of them than its level of detail shows. */
export function presentShown(toShow: ToShow): Shown {
  const { snapshot, components, detail } = toShow;
  const inOrder = components.toSorted((a, b) => a.position - b.position);
  const amounts = shownAmounts({
    lines: snapshot.lines.toSorted((a, b) => a.position - b.position),
    components: inOrder,
    taxMode: taxModeOf(snapshot),
    audience: toShow.audience,
  });
  const present = partPresenter({ ...toShow, components: inOrder });
  const parts = amounts.parts.map((part) => ({ ...present(part), ...(detail === 'total' && { amount_minor: null }) }));
  const presentOption = (option: ShownExtra): Option => ({
    ...present(option),
    component_id: option.componentId,
    is_chosen: inOrder.some(({ id, isVisible }) => id === option.componentId && isVisible),
  });
  return {
    amounts,
    parts,
    // One total says nothing of what an option alone comes to, only what the whole then does.
    choices: amounts.choices.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({
        ...presentOption(option),
        ...(detail === 'total' && { amount_minor: null }),
      })),
    })),
    extras: amounts.extras.map(presentOption),
    line_items: flatLines(toShow, [...(detail === 'total' ? [] : amounts.parts), ...amounts.extras]),
  };
}

function partPresenter(toShow: ToShow) {
  const { snapshot, components, detail, locale } = toShow;
  return ({ componentId, amountMinor, lines }: ShownPart): Wire['parts'][number] => {
    const component = components.find(({ id }) => id === componentId);
    return {
      component_id: componentId,
      title: component?.title ?? null,
      sentence: component?.description || sentenceOf(snapshot.lines, lines, locale),
      amount_minor: amountMinor,
      lines: hasLines(detail) ? lines.map((shown) => presentLine(toShow, shown)) : [],
    };
  };
}

const hasLines = (detail: QuoteDetail): boolean => detail === 'lines' || detail === 'rates';

function lineOf(lines: readonly SnapshotLine[], { id }: ShownLine): SnapshotLine {
  const line = lines.find((known) => known.id === id);
  if (!line) throw new Error('what is shown is no line of the version');
  return line;
}

function sentenceOf(all: readonly SnapshotLine[], shown: readonly ShownLine[], locale: Locale): string | null {
  const described = shown.map((line) => ({ ...line, description: lineOf(all, line).description }));
  const sentence = partSentence(described, locale);
  if (!sentence) return null;
  const { words, left } = sentence;
  if (left === 0) return `${words}.`;
  return say(
    locale,
    msg`${words} ${plural(left, { one: 'and one other piece of work', other: 'and # other pieces of work' })}.`,
  );
}

function presentLine({ snapshot, detail }: ToShow, shown: ShownLine): Wire['parts'][number]['lines'][number] {
  const line = lineOf(snapshot.lines, shown);
  const isRated = detail === 'rates';
  return {
    id: line.id,
    description: line.description,
    amount_minor: shown.amountMinor,
    quantity: isRated ? line.quantity : null,
    unit: isRated ? line.unit : null,
    unit_label: isRated ? line.unitLabel : null,
    unit_price_minor: isRated ? shown.unitPriceMinor : null,
    tax_rate: snapshot.chargesTax ? line.taxRate : 0,
  };
}

/** The same in one list, for whoever adds it up: a part stands for its lines where those are not shown, and one total for all. */
function flatLines(toShow: ToShow, parts: readonly ShownPart[]): Wire['line_items'] {
  const { components, detail } = toShow;
  const rows = parts.flatMap((part): Omit<Wire['line_items'][number], 'position'>[] => {
    const component_id = part.componentId;
    if (hasLines(detail))
      return part.lines.map((shown) => ({
        ...presentLine(toShow, shown),
        component_id,
      }));
    const title = components.find(({ id }) => id === component_id)?.title ?? '';
    const none = { quantity: null, unit: null, unit_label: null, unit_price_minor: null, tax_rate: null };
    return [
      {
        ...none,
        id: component_id ?? part.lines[0]?.id ?? '',
        component_id,
        description: title,
        amount_minor: part.amountMinor,
      },
    ];
  });
  return rows.map((row, position) => ({ ...row, position }));
}
