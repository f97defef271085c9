import type { MeasureRole } from '../measure/grammar/measure-entry.ts';
import type { PricingUnit } from '../pricing/pricing-unit.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { ComponentType, Importance, MatchMode, QuestionRole } from '../question/component-type.ts';
import type { PlaybookTexts } from './playbook-texts.ts';
import type { StarterPrices } from './starter-prices.ts';

/**
 * What the built-in engine knows of one service type, made of the files of its folder in `playbooks/`; nothing here is code.
 * Formulas are in the language of `estimate/expression`, phrases in that of `estimate/words/phrase.ts`, and every text a
 * person reads is by language under the same keys.
 */
export interface Playbook {
  readonly key: string;
  readonly version: number;
  /** Slug of the service type. */
  readonly service_type: string;
  readonly unit_basis: MeasureUnit;
  /** Working hours of a day, for daily rates. */
  readonly hours_per_day: number;
  readonly requirements: readonly PlaybookRequirement[];
  readonly questions: readonly PlaybookQuestion[];
  /** Named formulas that several lines share. */
  readonly measures: readonly PlaybookMeasure[];
  readonly lines: readonly PlaybookLine[];
  readonly extras: readonly PlaybookExtra[];
  /** Sentences that go with the quote while their condition holds. */
  readonly assumptions: readonly PlaybookAssumption[];
  readonly starter_prices: StarterPrices;
  readonly lexicon: ByLanguage<readonly WeightedPhrases[]>;
  readonly sections: SectionVocabulary;
  readonly cues: readonly Cue[];
  /** Names under which price lists and forms state the same facts. */
  readonly aliases?: readonly FactAlias[];
  /** Texts by language, of those that have a name for the service. */
  readonly texts?: ByLanguage<PlaybookTexts>;
}

/** Two-letter language → value. English is always there and the fallback. */
export type ByLanguage<T> = Readonly<Record<string, T>>;

/** What a number measures. `number` and `unit` have no dimension; `unit` counts pieces. */
export const measureUnits = ['number', 'unit', 'm', 'm2', 'h'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

export const requirementTypes = [
  'dimensions',
  'number',
  'choice',
  'multi_choice',
  'counts',
  'flag',
  'photo',
  'text',
  'date',
] as const;
export type RequirementType = (typeof requirementTypes)[number];

export const scopes = ['job', 'section'] as const;
export type Scope = (typeof scopes)[number];

/**
 * A value in playbook data. Dimensions: [length, width]; number: 2.4; choice: 'good'; multi_choice: ['walls'];
 * counts: { door: 1 }; flag: true.
 */
export type PlaybookValue =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | Readonly<Record<string, number>>;

export interface PlaybookRequirement {
  readonly key: string;
  /** Where it is asked. A fact about a section still wins over a fact about the job. */
  readonly scope: Scope;
  readonly type: RequirementType;
  readonly unit?: MeasureUnit;
  /** Of a size: which sides it is made of; without it length and width. */
  readonly sides?: readonly [MeasureRole, MeasureRole];
  /** Of a length: the side of the thing itself that it is. "1.8 m high" says it, whatever else stands around. */
  readonly side?: MeasureRole;
  readonly options?: readonly string[];
  readonly importance: Importance;
  /** Low and high end of what is usual; how far the price moves between them is the worth of asking. */
  readonly prior?: readonly [PlaybookValue, PlaybookValue];
  readonly default?: PlaybookValue;
  /** The default is for one section: for a job of three rooms it counts three times. */
  readonly default_per_section?: boolean;
  /** Values outside are not believed (from text) or not used (from anywhere). */
  readonly bounds?: readonly [number, number];
  /** Stated once for several sections it is meant for all of them: "20 m at the back, 8 m at the side, 6 ft high". */
  readonly carries?: boolean;
  /** A choice of what is there now: said to be stripped, taken up or gone already, it is not; `none`, where that is an option. */
  readonly removable?: boolean;
  /** Also satisfied when one of these is known. */
  readonly alternatives?: readonly string[];
  /** Always asked, whatever the price effect. */
  readonly hazard?: boolean;
  /** Must be known before an estimate is called ready. */
  readonly mandatory?: boolean;
  /** Matters only while this holds. */
  readonly when?: string;
}

export interface PlaybookQuestion {
  readonly key: string;
  readonly component: ComponentType;
  /** The component used, once for the job, when there are several sections: items are the sections. */
  readonly for_each?: 'SelectForEach';
  readonly role: QuestionRole;
  /** Several flags: one MultipleChoice whose options are the flags. Dimensions may satisfy a height too. */
  readonly satisfies: readonly string[];
  readonly match: MatchMode;
  /** Supplementary: asked while one of these is open. */
  readonly about?: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
  /** Adds "not sure" to the options; it counts as not knowing. */
  readonly unsure?: boolean;
  /** Asked near the top because it saves typing. */
  readonly early?: boolean;
  /** Asked although it moves no price, in the last places that are left. */
  readonly courtesy?: boolean;
  readonly depends_on?: { readonly question: string; readonly any_of: readonly string[] };
  /** Asked only while this holds for the section or job. */
  readonly when?: string;
}

export interface PlaybookMeasure {
  readonly key: string;
  readonly unit: MeasureUnit;
  readonly per: Scope;
  readonly formula: string;
}

export interface PlaybookLine {
  readonly key: string;
  readonly category: CostCategory;
  readonly unit: PricingUnit;
  /** What `quantity` measures; its short name is the unit label. */
  readonly measure: MeasureUnit;
  /** Its own label (key of the texts' units) where 'm²', 'm' or nothing does not say it: 'can', 'door'. */
  readonly unit_label?: string;
  readonly per: Scope;
  readonly when?: string;
  readonly quantity: string;
  /** Multiplies the quantity and is shown in the trace; the unit price stays the rule's. */
  readonly factor?: string;
  /** Hours that one unit takes, from the line's make-up: for its price, hourly and daily rules and the hours of the job. */
  readonly hours?: number;
  /** The one a rule without a line key prices, among lines of the same unit and category. */
  readonly main?: boolean;
  /** Takes the rules and the starter price of that line: the same work, offered as an extra. */
  readonly priced_as?: string;
  /** Belongs to this optional extra. */
  readonly extra?: string;
  /** No price is looked up for it: a person writes one, or takes the line out, before the quote goes out. */
  readonly stop?: boolean;
}

export interface PlaybookExtra {
  readonly key: string;
  readonly when?: string;
}

export interface PlaybookAssumption {
  readonly key: string;
  readonly per: Scope;
  readonly when?: string;
  /** How the price is worked out, for the provider alone. */
  readonly internal?: boolean;
}

export interface WeightedPhrases {
  readonly weight: number;
  readonly phrases: readonly string[];
}

export interface SectionVocabulary {
  /** The choice requirement that holds a section's kind; its options are the kinds' keys. */
  readonly requirement: string;
  /** The kind of a section nothing was said about. */
  readonly fallback: string;
  readonly kinds: readonly SectionKind[];
}

export interface SectionKind {
  readonly key: string;
  readonly phrases: ByLanguage<readonly string[]>;
  /** Count only when nothing else was recognised ("my house" beside "the bedroom"). */
  readonly weak_phrases?: ByLanguage<readonly string[]>;
  /** Never repeated: "a three-bedroom house" is one house. */
  readonly single?: boolean;
  /** What the mention itself states. */
  readonly sets?: Readonly<Record<string, PlaybookValue>>;
  /** Defaults and priors that differ for this kind. */
  readonly defaults?: Readonly<Record<string, PlaybookValue>>;
  readonly priors?: Readonly<Record<string, readonly [PlaybookValue, PlaybookValue]>>;
}

/**
 * How a stated fact is recognised. Phrases by language; `#` is a number, `#m` a length, `#m2` an area, `#y` a year,
 * `#mxm` dimensions (as a number: their area); `..` is a gap of up to three words; `pre*` a prefix, `*fix` an ending; `,` itself; `$` the end of a clause;
 * `<word` must stand before and `>word` after, without being part of it.
 */
export interface Cue {
  readonly requirement: string;
  /** The option or count key that a mention states. Without it: the number captured, or true for a flag. */
  readonly option?: string;
  /** With "only" beside it, or by itself, it states exactly these options. */
  readonly options?: readonly string[];
  /** What the opposite states: the option that "no cracks" means. Without it a negated choice states nothing. */
  readonly negated_option?: string;
  /** The number that the words themselves state: "half height" is 1.2, "move the switch" is one switch. */
  readonly number?: number;
  /**
   * Several numbers in one phrase are one: "3 m and 1.8 m long" a sum, "two walls of 3 m" a product; of "6 x 6 ft panels"
   * the longer or shorter side. Else the last counts.
   */
  readonly combine?: 'sum' | 'product' | 'longer' | 'shorter';
  /** Counts only where no other cue of its requirement (of counts: of its option) speaks: "overgrown" beside "waist high". */
  readonly weak?: boolean;
  /** A year or number below this makes a flag true, else false. */
  readonly below?: number;
  readonly confidence: number;
  readonly phrases: ByLanguage<readonly string[]>;
  /** The things that a figure beside them counts, with what describes them between: "4 rotten sash windows". */
  readonly counted?: ByLanguage<readonly string[]>;
}

/**
 * `floor_ft2` for an area, `bedrooms` for a count. A number is multiplied by `times` (feet: 0.3048); a word or flag goes
 * through `values`, where those not listed state nothing. `part` fills one side of dimensions. `option` is what a true flag
 * adds to a multi_choice, or what a number counts of counts; of a multi_choice exactly the options named true are meant.
 */
export interface FactAlias {
  readonly name: string;
  readonly requirement: string;
  readonly times?: number;
  readonly part?: 'length' | 'width';
  readonly values?: Readonly<Record<string, PlaybookValue>>;
  readonly option?: string;
  /** Beside one of these names it means something else: `length_m` with `width_m` is a room, alone a run. */
  readonly unless?: readonly string[];
}
