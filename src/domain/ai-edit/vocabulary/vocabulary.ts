/** What a word can do in a command. A word without any of these can only name a line or describe a new one. */
export type Tag =
  // what to do
  | 'set'
  | 'is'
  | 'charge'
  | 'add'
  | 'delete'
  /** Of the words for deleting those that may only leave a line out of a change. */
  | 'omit'
  | 'raise'
  | 'lower'
  | 'increase_by'
  | 'decrease_by'
  | 'take'
  | 'cut'
  | 'replace'
  | 'use'
  /** "Change the posts to oak posts". */
  | 'turn'
  | 'rename'
  | 'move'
  | 'round'
  | 'round_up'
  | 'round_down'
  | 'halve'
  | 'double'
  | 'triple'
  | 'merge'
  | 'discount'
  | 'optional'
  | 'required'
  | 'free'
  | 'without'
  // particles of verbs
  | 'out'
  | 'off'
  | 'up'
  | 'down'
  /** What one says of putting something on top: "put £20 on the skip". */
  | 'put_on'
  | 'on_top'
  /** "Put a skip on the quote": a new line. */
  | 'onto_quote'
  | 'up_to'
  | 'down_to'
  // prepositions
  | 'to'
  | 'by'
  | 'at'
  | 'on'
  | 'for'
  | 'with'
  | 'from'
  | 'of'
  | 'as'
  | 'in'
  | 'after'
  | 'before'
  | 'except'
  | 'per'
  | 'instead'
  // what of a line
  | 'price'
  /** Of the words for a price those that mean the line itself: "the travel charge". */
  | 'cost'
  | 'quantity'
  | 'total'
  | 'name'
  // which lines
  | 'all'
  /** Of two lines that a name fits. */
  | 'both'
  | 'line'
  | 'last'
  | 'start'
  | 'end'
  | 'it'
  | 'labour'
  | 'materials'
  | 'equipment'
  | 'other'
  | 'through'
  /** "Keep the gate as it is and raise the rest". */
  | 'keep'
  | 'unchanged'
  | 'rest'
  // units
  | 'hour'
  | 'day'
  | 'm2'
  | 'm'
  | 'ft'
  | 'unit'
  | 'fixed'
  | 'hourly'
  | 'daily'
  | 'by_area'
  | 'by_metre'
  | 'by_foot'
  // values
  | 'percent'
  | 'more'
  | 'less'
  | 'half'
  /** Half of one more, after a number or its unit. */
  | 'and_half'
  | 'nearest'
  /** Of the words for what is nearest those for a step to round to, as against "an even £90". */
  | 'step'
  | 'plus'
  | 'minus'
  | 'one'
  // between clauses
  | 'and'
  | 'next'
  | 'because'
  /** What begins a reason only where a clause begins: "…, we have our own". */
  | 'speaker'
  | 'needed'
  | 'person'
  // what is refused
  | 'tax'
  | 'unsafe'
  | 'not_an_edit'
  | 'asking'
  | 'not'
  | 'article'
  | 'filler';

export interface NumberWords {
  /** Nought to nineteen; several words for one number by `|`. */
  readonly units: readonly string[];
  readonly tens: Readonly<Record<number, string>>;
  readonly hundreds: Readonly<Record<string, number>>;
  readonly hundredGlue: readonly string[];
  readonly join: (ten: string, unit: string) => readonly string[];
  readonly andHalf: (phrase: string) => readonly string[];
  readonly others: Readonly<Record<string, number>>;
  /** Parts of a whole, by what they divide it by: "a third". */
  readonly parts: Readonly<Record<number, string>>;
}

/** A language of commands. Words are written folded: lower case, no accents, hyphens and apostrophes as blanks. */
export interface Vocabulary {
  readonly language: string;
  /** Phrases for each tag, parted by commas; a phrase may have several tags. */
  readonly words: Readonly<Partial<Record<Tag, string>>>;
  /** First to tenth, each with its forms by `|`. */
  readonly ordinals: readonly string[];
  readonly numbers: NumberWords;
  /** Words by which a clause tells what is or was, so that it asks for nothing by itself. */
  readonly tells: string;
  /** What begins a command behind what was told: "so". */
  readonly hence: string;
  /** What makes a thing hang on another or leaves it open: "if", "maybe". */
  readonly hedges: string;
  /** "Only", "just": what makes the lines told of the only ones meant. */
  readonly onlys: string;
  /** "Or", also behind "neither". */
  readonly ors: string;
  /** "The client wants 8 pages": what somebody wants is to be so. */
  readonly wants: string;
  /** Words in phrases by which something is not needed: "no need for". */
  readonly denies: string;
  /** "It", also within a phrase: "put it". */
  readonly pronouns: string;
  /** "Leave", as in "leave the ceiling out". */
  readonly leaves: string;
  /** "Have", as in "we've half a tin in the van". */
  readonly haves: string;
  /** "Keep", as in "they're keeping the old one". */
  readonly keeps: string;
  /** What says of a thing that somebody has it already: "old", "own". */
  readonly owns: string;
  /** What means again the lines just named: "tiles and adhesive, all up 5 %". */
  readonly agains: string;
  /** What by itself may mean "as it is" and "as the one before": "foam the same". */
  readonly sames: string;
  /** Words for the quote as a whole, also within a phrase: "the job". */
  readonly wholes: string;
  /** "Everything", "the lot": by themselves the whole, too. */
  readonly everythings: string;
  /** "A round £1,200". */
  readonly evens: string;
  /** What a total does: "land on". */
  readonly landings: string;
  /** "Enough": as much as it takes to come to a figure. */
  readonly enoughs: string;
  /** What a tax is called, and nothing else of it. */
  readonly taxes: string;
  /** Words beside a change of the whole that say no more. */
  readonly wholeGlue: string;
  /** What one line, and only one, is called. */
  readonly oneLine: string;
  /** Where the noun stands that says what a description is about. */
  readonly head: 'first' | 'last';
  /** Endings that inflection adds, longest first. */
  readonly endings: readonly string[];
  /** Words within descriptions after which only details follow. */
  readonly details: string;
  /** What a description begins with that names work on a thing: "Install", "Pintar". */
  readonly workWords: RegExp;
  /** What makes a new line labour, equipment or other cost when its category is not said; by parts of words. */
  readonly categories: {
    readonly labour: RegExp;
    /** Labour too where it is counted by the square metre or metre: Spanish "pintura" is painting then. */
    readonly byArea: RegExp;
    /** Materials whatever they are for: "cleaning products". */
    readonly goods: RegExp;
    readonly equipment: RegExp;
    readonly other: RegExp;
  };
  /** How the line is called that rounds the total. */
  readonly rounding: string;
  /** How the line is called that takes something off the total. */
  readonly discount: string;
  /** And the one that adds something to it. */
  readonly surcharge: string;
}
