import type { AliasEntry, FragmentFolder, Fragments, SharedItem } from './playbook-source.ts';

/** The lists that a fragment may give items to. */
export type SharedList = Exclude<keyof FragmentFolder, 'languages'>;

/** An item that a playbook took from a fragment. */
export interface TakenItem {
  readonly list: SharedList;
  readonly fragment: string;
  /** The item's key or id; of an alias its first name. */
  readonly key: string;
}

interface Entry extends Partial<Pick<AliasEntry, 'names'>> {
  readonly key?: string;
  readonly id?: string;
}

function isShared(item: object): item is SharedItem {
  return 'shared' in item;
}

const keyOf = ({ key, id, names }: Entry): string => key ?? id ?? names?.[0] ?? '';

/** Takes what `shared/` has for one playbook: keeps what was taken, and tells what is not there. */
export interface Sharing {
  readonly fragments: Fragments;
  readonly taken: TakenItem[];
  readonly tell: (problem: string) => void;
}

function take<Item>(list: SharedList, item: SharedItem, { fragments, taken, tell }: Sharing): Item[] {
  const { shared, ...differing } = item;
  const [fragment = '', key] = shared.split('/');
  const all: readonly Entry[] = (Object.hasOwn(fragments, fragment) && fragments[fragment]?.[list]) || [];
  const found = key === undefined ? all : all.filter((one) => keyOf(one) === key);
  if (found.length === 0) tell(`${list}: nothing is shared as "${shared}"`);
  if (key === undefined && Object.keys(differing).length > 0)
    tell(`${list}: "${shared}" is several items; name the one that differs`);
  taken.push(...found.map((one) => ({ list, fragment, key: keyOf(one) })));
  return found.map((one) => ({ ...one, ...differing })) as Item[]; // an item of that list, some of its fields given anew
}

/** A list with the shared items in their places. */
export function withShared<Item extends object>(
  list: SharedList,
  items: readonly (Item | SharedItem)[],
  sharing: Sharing,
): Item[] {
  return items.flatMap((item) => (isShared(item) ? take<Item>(list, item, sharing) : [item]));
}
