import type { Tag } from './tag.ts';

/** Lists of words that single rules of reading look at. */
export const editLists = [
  /** Words within descriptions after which only details follow: "of", "for". */
  'detail_prepositions',
  /** Words by which a clause asserts what is or was, so that it asks for nothing by itself. */
  'assertives',
  /** What begins a command behind what was asserted: "so". */
  'conclusives',
  /** What makes a thing hang on another or leaves it open: "if", "maybe". */
  'hedges',
  /** "Only", "just": what makes the lines told of the only ones meant. */
  'restrictives',
  /** "Or", also behind "neither". */
  'disjunctives',
  /** "The client wants 8 pages": what somebody wants is to be so. */
  'volitives',
  /** Words in phrases by which something is not needed: "no need for". */
  'negators',
  /** "It", also within a phrase: "put it". */
  'pronouns',
  /** "Leave", as in "leave the ceiling out". */
  'leave_verbs',
  /** "Have", as in "we've half a tin in the van". */
  'possession_verbs',
  /** "Keep", as in "they're keeping the old one". */
  'retention_verbs',
  /** What says of a thing that somebody has it already: "old", "own". */
  'possession_adjectives',
  /** What means again the lines just named: "tiles and adhesive, all up 5 %". */
  'resumptives',
  /** What by itself may mean "as it is" and "as the one before": "foam the same". */
  'equatives',
  /** Words for the quote as a whole, also within a phrase: "the job". */
  'whole_nouns',
  /** "Everything", "the lot": by themselves the whole, too. */
  'totality_words',
  /** "A round £1,200". */
  'round_adjectives',
  /** What a total does: "land on". */
  'resultatives',
  /** "Enough": as much as it takes to come to a figure. */
  'sufficiency_words',
  /** What a tax is called, and nothing else of it. */
  'tax_nouns',
  /** Words beside a change of the whole that say no more. */
  'whole_fillers',
  /** What one line, and only one, is called. */
  'line_nouns',
  /** What a person adds to what a line is called, and that says no more than that it is paid for: "fee". */
  'cost_nouns',
  /** What things come in or are counted by, beside which only the thing says which line: "6 bags of adhesive". */
  'containers',
  /** What a line is called that takes something off the price, also within a word. */
  'deductions',
  /** "And" in a name: "adhesive and grout". */
  'coordinators',
  /** What a word begins with that says of a line or a change that it rounds. */
  'rounding_stems',
  /** Behind "to" they say what for: "to match the tiles". */
  'purpose_verbs',
  /** "Should be", "must be": what a line is to be, said of a category. */
  'obligations',
  /** "Is": the same, where something else is denied. */
  'copulas',
  /** "Put a digger on there". */
  'place_adverbs',
  /** "Put a digger on": added to the quote. */
  'addition_particles',
  /** "Leave the ceiling out". */
  'exclusion_particles',
  /** "Take the note off the tap": from a line. */
  'source_particles',
  /** Of verbs that are said as one noun: "call out". */
  'particles',
  /** Those verbs, also without a hyphen. */
  'noun_verbs',
  /** "They", for the lines just named. */
  'plural_pronouns',
  /** "Put the difference in as a rounding line". */
  'difference_nouns',
  /** "Mark the gate up". */
  'mark_verbs',
  /** What stands at the end and belongs to the verb: "Ordne … zu". */
  'separable_prefixes',
  /** Hang on a verb and say whom it is done for: "ponme". */
  'enclitic_recipients',
  /** Hang on a verb and are its object: "quítalos". */
  'enclitic_objects',
  /** Between a work and what it is done to: "pose du carrelage". */
  'partitives',
  /** Behind a figure; their full stop ends no sentence. */
  'abbreviations',
] as const;
export type EditList = (typeof editLists)[number];

/** What money is called: in which currencies it can be, and whether it is a hundredth. */
export const moneyKinds = {
  euro: { currencies: ['EUR'], isMinor: false },
  pound: { currencies: ['GBP'], isMinor: false },
  dollar: { currencies: ['USD', 'AUD', 'CAD', 'NZD'], isMinor: false },
  yen: { currencies: ['JPY'], isMinor: false },
  yuan: { currencies: ['CNY'], isMinor: false },
  franc: { currencies: ['CHF'], isMinor: false },
  krona: { currencies: ['SEK'], isMinor: false },
  cent: { currencies: ['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'CHF'], isMinor: true },
  penny: { currencies: ['GBP'], isMinor: true },
  rappen: { currencies: ['CHF'], isMinor: true },
  /** A note, which says the figure and the money at once; its figure stands among the numbers. */
  note: { currencies: ['GBP', 'EUR', 'AUD', 'NZD'], isMinor: false },
} as const;
export type MoneyKind = keyof typeof moneyKinds;

/** How numbers are said in commands. */
export interface NumberEntry {
  /** Nought to nineteen. */
  readonly units: readonly string[];
  readonly tens: Readonly<Record<string, string>>;
  /** How tens and units are put together, with `{ten}` and `{unit}`. */
  readonly join: string;
  /** Tens that are put together otherwise. */
  readonly join_of?: Readonly<Record<string, string>>;
  /** Units that are others before a ten. */
  readonly within?: Readonly<Record<string, string>>;
  /** Half of one more, with `{number}`. */
  readonly and_half?: readonly string[];
  readonly hundreds: Readonly<Record<string, number>>;
  readonly hundred_glue: readonly string[];
  readonly others: Readonly<Record<string, number>>;
  /** Parts of a whole, by what they divide it by: "a third". */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * How a language asks for changes of a quote. Phrases in the notation of the playbooks, folded: lower case, no accents, hyphens
 * and apostrophes as blanks. Patterns are regular expressions.
 */
export interface EditEntry {
  /** Phrases by what they do; a phrase may do several things. */
  readonly words: Readonly<Partial<Record<Tag, string>>>;
  readonly lists?: Readonly<Partial<Record<EditList, string>>>;
  readonly money?: Readonly<Partial<Record<MoneyKind, string>>>;
  /** First to tenth. */
  readonly ordinals?: readonly string[];
  readonly numbers?: NumberEntry;
  /** Where the noun stands that says what a description is about. */
  readonly head: 'first' | 'last';
  /** Endings that inflection adds, longest first. */
  readonly endings: readonly string[];
  /** What a description begins with that names work on a thing: "Install", "Pintar". */
  readonly work_words?: string;
  /** What makes a new line labour, equipment or other cost when its category is not said; by parts of words. */
  readonly categories?: {
    readonly labour: string;
    /** Labour too where it is counted by the square metre or metre: Spanish "pintura" is painting then. */
    readonly by_area: string;
    /** Materials whatever they are for: "cleaning products". */
    readonly goods: string;
    readonly equipment: string;
    readonly other: string;
  };
  /** How lines are called that round the total, take something off it and add something to it; else as in English. */
  readonly line_names?: { readonly rounding: string; readonly discount: string; readonly surcharge: string };
  /** What things and work of the trades are called, by an English name, so that "die Fliesen" finds "Ceramic wall tiles". */
  readonly things?: Readonly<Record<string, string>>;
}
