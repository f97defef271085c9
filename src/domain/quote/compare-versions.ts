/** What of a line can differ between two versions. */
export const lineFields = [
  'section',
  'description',
  'quantity',
  'unit',
  'unit_label',
  'unit_price_minor',
  'tax_rate',
  'amount_minor',
] as const;
type LineField = (typeof lineFields)[number];

/** What beside parts and lines a version says. */
export const termNames = [
  'title',
  'prices_include_tax',
  'charges_tax',
  'detail',
  'discount_percent',
  'valid_until',
  'terms',
  'message',
  'starts',
  'duration',
  'deposit_percent',
  'guarantee',
] as const;
type TermName = (typeof termNames)[number];

type Value = string | number | boolean | null;

type ComparedLine = Record<LineField, Value> & { readonly id: string };
interface ComparedSection {
  /** Null for the job as a whole. */
  readonly id: string | null;
  readonly title: string | null;
  readonly amount_minor: number;
  readonly is_optional: boolean;
  readonly is_visible: boolean;
  readonly choice_group: string | null;
}

interface ToCompare<Line extends ComparedLine, Section extends ComparedSection> {
  readonly lines: readonly Line[];
  readonly sections: readonly Section[];
  readonly terms: Record<TermName, Value>;
}

interface Compared<Item> {
  readonly change: 'same' | 'added' | 'removed' | 'changed';
  readonly before: Item | null;
  readonly after: Item | null;
}

interface VersionDifference<Line, Section> {
  readonly lines: ReadonlyArray<Compared<Line> & { readonly fields: readonly LineField[] }>;
  readonly sections: readonly Compared<Section>[];
  readonly terms: ReadonlyArray<{ readonly name: TermName; readonly before: Value; readonly after: Value }>;
}

/** What two versions of a quote have in common and what not, in the order of the later one; what was left out stands where it was. */
export function compareVersions<Line extends ComparedLine, Section extends ComparedSection>(
  before: ToCompare<Line, Section>,
  after: ToCompare<Line, Section>,
): VersionDifference<Line, Section> {
  const lines = pairUp(before.lines, after.lines, [(line) => line.id, (line) => nameOf(line)]);
  const sections = pairUp(before.sections, after.sections, [({ id }) => id ?? '', ({ title }) => title ?? '']);
  return {
    lines: lines.map(([was, is]) => {
      const fields = was && is ? lineFields.filter((field) => was[field] !== is[field]) : [];
      return { ...compared(was, is, fields.length > 0), fields };
    }),
    sections: sections.map(([was, is]) => compared(was, is, isOtherSection(was, is))),
    terms: termNames
      .filter((name) => before.terms[name] !== after.terms[name])
      .map((name) => ({ name, before: before.terms[name], after: after.terms[name] })),
  };
}

/** A draft made anew has the same work under other ids. */
const nameOf = ({ section, description }: ComparedLine): string => JSON.stringify([section, description]);

function compared<Item>(before: Item | null, after: Item | null, isChanged: boolean): Compared<Item> {
  if (!before) return { change: 'added', before, after };
  if (!after) return { change: 'removed', before, after };
  return { change: isChanged ? 'changed' : 'same', before, after };
}

function isOtherSection(was: ComparedSection | null, is: ComparedSection | null): boolean {
  if (!was || !is) return true;
  const { id: _was, ...before } = was;
  const { id: _is, ...after } = is;
  return JSON.stringify(before) !== JSON.stringify(after);
}

type Pair<Item> = readonly [before: Item | null, after: Item | null];

/** Each item of one list with that of the other that is the same by the first key, else by the next; each is taken once. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: ReadonlyArray<(item: Item) => string>,
): Pair<Item>[] {
  const partners = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const key of keys) {
    const open = before.filter((item) => !taken.has(item));
    for (const item of after.filter((one) => !partners.has(one))) {
      const partner = open.find((one) => !taken.has(one) && key(one) === key(item));
      if (!partner) continue;
      partners.set(item, partner);
      taken.add(partner);
    }
  }
  const pairs = after.map((item): Pair<Item> => [partners.get(item) ?? null, item]);
  // What is gone stands behind what stood before it.
  for (const [index, item] of before.entries()) {
    if (taken.has(item)) continue;
    const above = before[index - 1];
    const at = above === undefined ? -1 : pairs.findIndex(([was]) => was === above);
    pairs.splice(at + 1, 0, [item, null]);
  }
  return pairs;
}
