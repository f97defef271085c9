import type { LanguageKnowledge } from '../language/installed-languages.ts';
import type { Countries } from '../provider/country.ts';
import type {
  ByLanguage,
  Cue,
  FactAlias,
  Playbook,
  PlaybookAssumption,
  PlaybookExtra,
  PlaybookLine,
  PlaybookMeasure,
  PlaybookQuestion,
  PlaybookRequirement,
  SectionKind,
  SectionVocabulary,
} from './playbook.ts';
import type { PlaybookTexts } from './playbook-texts.ts';
import type { PriceLevels, RatesEntry } from './starter-prices.ts';

/** Takes up what `shared/` has of this list: `start-date` all of it, `start-date/q.start` one item, whose fields may differ. */
export interface SharedItem {
  readonly shared: string;
  readonly [field: string]: unknown;
}

/** A list of a playbook file: items of its own and shared ones, in the order in which they count. */
type Listed<Item> = readonly (Item | SharedItem)[];

/** Everything of a cue but its words, which are in the language files under its id. */
export interface CueEntry extends Omit<Cue, 'phrases' | 'counted'> {
  readonly id: string;
}
export type KindEntry = Omit<SectionKind, 'phrases' | 'weak_phrases'>;

/** One fact alias under all the names that price lists have for it. */
export interface AliasEntry extends Omit<FactAlias, 'name'> {
  readonly names: readonly string[];
}

/** `playbook.yaml` */
export interface PlaybookEntry
  extends Pick<Playbook, 'key' | 'version' | 'service_type' | 'unit_basis' | 'hours_per_day'> {
  /** Of a service that the catalogue has not: the category where providers find it. */
  readonly category?: string;
  readonly requirements: Listed<PlaybookRequirement>;
  readonly questions: Listed<PlaybookQuestion>;
  readonly measures: readonly PlaybookMeasure[];
  readonly lines: readonly Omit<PlaybookLine, 'hours'>[];
  readonly extras: readonly PlaybookExtra[];
  readonly assumptions: Listed<PlaybookAssumption>;
  readonly sections: Omit<SectionVocabulary, 'kinds'> & { readonly kinds: Listed<KindEntry> };
  readonly cues: Listed<CueEntry>;
}

/** A block of phrases, one a line, in the notation of `phrase-notation.ts`. */
export type PhraseBlock = string;

/** `<code>.yaml`: what the service is called and how people speak of it in one language. */
export interface LanguageEntry {
  readonly texts?: Partial<PlaybookTexts>;
  /** Words that tell the service from other work, by how much they say. */
  readonly words?: readonly { readonly weight: number; readonly phrases: PhraseBlock }[];
  /** By the key of a kind of section. */
  readonly kinds?: Readonly<Record<string, PhraseBlock>>;
  readonly weak_kinds?: Readonly<Record<string, PhraseBlock>>;
  /** By the id of a cue. */
  readonly cues?: Readonly<Record<string, PhraseBlock>>;
  /** By the id of a cue: the things that it counts. */
  readonly counted?: Readonly<Record<string, PhraseBlock>>;
}

/** The files of one service's folder. */
export interface PlaybookFolder {
  readonly playbook: PlaybookEntry;
  readonly rates: RatesEntry;
  readonly aliases?: Listed<AliasEntry>;
  readonly languages: ByLanguage<LanguageEntry>;
}

/** The files of one folder in `shared/`. */
export interface FragmentFolder {
  readonly requirements?: readonly PlaybookRequirement[];
  readonly questions?: readonly PlaybookQuestion[];
  readonly assumptions?: readonly PlaybookAssumption[];
  readonly kinds?: readonly KindEntry[];
  readonly cues?: readonly CueEntry[];
  readonly aliases?: readonly AliasEntry[];
  readonly languages: ByLanguage<LanguageEntry>;
}

export type Fragments = Readonly<Record<string, FragmentFolder>>;

export interface CatalogueService {
  readonly slug: string;
  readonly unit_basis: string;
  readonly hazards: readonly string[];
}

export interface CatalogueCategory {
  readonly slug: string;
  readonly service_types?: readonly CatalogueService[];
  readonly children?: readonly CatalogueCategory[];
}

/** What the catalogue's entries are called, by slug. */
export interface CatalogueNames {
  readonly categories: Readonly<Record<string, string>>;
  readonly service_types: Readonly<Record<string, string>>;
  readonly professions?: Readonly<Record<string, string>>;
  /** What else people say for a service that has no folder with words of its own, parted by commas. */
  readonly everyday?: Readonly<Record<string, string>>;
}

/** The services that providers choose from, in a tree, and which of them a profession does. */
export interface Catalogue {
  readonly categories: readonly CatalogueCategory[];
  readonly professions: readonly { readonly slug: string; readonly service_types: readonly string[] }[];
  /** Services asked for most, the most usual first. */
  readonly usual: readonly string[];
  readonly names: ByLanguage<CatalogueNames>;
}

/** All that `playbooks/` and `language/` say, as one JSON value. */
export interface Knowledge {
  readonly catalogue: Catalogue;
  readonly countries: Countries;
  readonly levels: PriceLevels;
  readonly fragments: Fragments;
  /** By the name of the folder. */
  readonly folders: Readonly<Record<string, PlaybookFolder>>;
  readonly languages: ByLanguage<LanguageKnowledge>;
}

/** `overlay.yaml`: of each list, items that take the place of those with their key, field by field, or are new. */
export interface OverlayEntry {
  readonly version?: number;
  readonly hours_per_day?: number;
  readonly requirements?: readonly KeyedChange[];
  readonly questions?: readonly KeyedChange[];
  readonly measures?: readonly KeyedChange[];
  readonly lines?: readonly KeyedChange[];
  readonly extras?: readonly KeyedChange[];
  readonly assumptions?: readonly KeyedChange[];
  readonly cues?: readonly (Omit<KeyedChange, 'key'> & { readonly id: string })[];
}

export interface KeyedChange {
  readonly key: string;
  readonly [field: string]: unknown;
}
