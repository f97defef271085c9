import type { ByLanguage } from './playbook.ts';
import type { LanguageEntry, OverlayEntry, PlaybookEntry, PlaybookFolder } from './playbook-source.ts';
import { mergedTexts } from './playbook-texts.ts';
import type { RatesEntry } from './starter-prices.ts';

/** Files of one's own for a service that is there already. */
export interface FolderOverlay {
  readonly overlay?: OverlayEntry;
  readonly rates?: PartialRates;
  readonly aliases?: PlaybookFolder['aliases'];
  readonly languages: ByLanguage<LanguageEntry>;
}

/** `rates.yaml` of an overlay: only what differs, of a line its whole make-up. */
export type PartialRates = Partial<RatesEntry>;

/** A folder with the files of an overlay laid over it: each key of theirs counts, the rest stays. */
export function overlaidFolder(folder: PlaybookFolder, over: FolderOverlay): PlaybookFolder {
  const aliases = [...(over.aliases ?? []), ...(folder.aliases ?? [])];
  const languages = new Set([...Object.keys(folder.languages), ...Object.keys(over.languages)]);
  return {
    playbook: overlaidEntry(folder.playbook, over.overlay ?? {}),
    rates: overlaidRates(folder.rates, over.rates ?? {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    languages: Object.fromEntries(
      [...languages].map((language) => [language, overlaid(folder.languages[language], over.languages[language])]),
    ),
  };
}

function overlaidEntry(entry: PlaybookEntry, { version, hours_per_day, ...lists }: OverlayEntry): PlaybookEntry {
  const changed = Object.entries(lists).map(([list, changes]) => {
    const items = entry[list as keyof typeof lists] ?? []; // an overlay names lists of a playbook
    return [list, overlaidItems(items, changes ?? [])];
  });
  return {
    ...entry,
    ...(version === undefined ? {} : { version }),
    ...(hours_per_day === undefined ? {} : { hours_per_day }),
    ...Object.fromEntries(changed),
  };
}

const keyOf = (item: object): unknown => {
  const { id, key, shared } = item as { id?: string; key?: string; shared?: string }; // an item of a list has one of them
  return id ?? key ?? shared?.split('/')[1];
};

function overlaidItems(items: readonly object[], changes: readonly object[]): readonly object[] {
  const kept = items.map((item) => {
    const change = changes.find((one) => keyOf(one) === keyOf(item));
    if (!change) return item;
    // A shared item keeps its source; beside it stands only what differs.
    const { key: _key, id: _id, ...fields } = change as Record<string, unknown>; // both name the item
    return 'shared' in item ? { ...item, ...fields } : { ...item, ...change };
  });
  const added = changes.filter((change) => !items.some((item) => keyOf(item) === keyOf(change)));
  return [...kept, ...added];
}

function overlaidRates(rates: RatesEntry, over: PartialRates): RatesEntry {
  return { ...rates, ...over, lines: { ...rates.lines, ...over.lines } };
}

function overlaid(under: LanguageEntry = {}, over: LanguageEntry = {}): LanguageEntry {
  return {
    texts: mergedTexts(under.texts ?? {}, over.texts ?? {}),
    words: over.words ?? under.words ?? [],
    kinds: { ...under.kinds, ...over.kinds },
    weak_kinds: { ...under.weak_kinds, ...over.weak_kinds },
    cues: { ...under.cues, ...over.cues },
    counted: { ...under.counted, ...over.counted },
  };
}
