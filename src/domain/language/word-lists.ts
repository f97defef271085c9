import { importFields } from '../customer/import/import-field.ts';
import { customerKinds } from '../customer/kind.ts';
import { pricingUnits } from '../pricing/pricing-unit.ts';

export const lineColumns = ['description', 'quantity', 'unit', 'price', 'amount', 'tax', 'cost', 'note'] as const;
export type LineColumn = (typeof lineColumns)[number];

/** The lists of words that a language may have in `language/<code>.yaml`, by part of the file. A list left out has no words. */
export const wordLists = {
  /** Small words that turn a mention around. */
  small_words: [
    /** Before what it denies: "not the ceiling", "ohne Decke". */
    'denies',
    /** After it: "the ceiling is fine", "die Decke bleibt", "el techo no hace falta". */
    'denied_by',
    /** Right after it: "an artex-free ceiling". */
    'free_of',
    /** What stands between several things and their denial: "the oven and the carpets are not needed". */
    'are',
    'only',
    'each',
    /** After these a new thought starts, so a denial does not reach past them. */
    'turns',
    /** Between the items of a list: "the ceiling or the woodwork". */
    'links',
    /** Before what is wanted besides the usual: "including the ceiling". */
    'including',
    /** Leaves it open whether a thing is wanted: "maybe also the stairs", "not sure about the ceiling". */
    'hedges',
    /** Before what a part of the job is to be: "it is going to be a nursery". */
    'becomes',
    /** Before the place that something is in: "two sockets in the kitchen". */
    'places',
    /** Begin something else than what was just counted or named: prepositions, conjunctions, pronouns, auxiliary verbs. */
    'boundaries',
    /** Between a figure and what it is a part of: "three of the windows". */
    'parts_of',
    /** Things that are counted together: "two pairs of taps". */
    'groups',
    /** Before one thing, where the word is no figure: "a 3 panel door" is one door. */
    'articles',
    /** English words that are others here: Portuguese "no quarto", Italian "fine affitto". */
    'not_english',
  ],
  /**
   * How people tell whoever writes a quote what to ask, write or charge: what they say that way is no part of the job. Phrases
   * as in playbooks. English is read beside every language, so its words must not mean anything else there.
   */
  orders: [
    /** "Do not" and the like: before one of `tells` they make an order. */
    'forbids',
    /** Verbs of asking and writing down. */
    'tells',
    /** Further words of a sentence in which "no mould" is to be written, not told. */
    'speaks',
    /** Orders as they are. */
    'orders',
    /** "And": an order starts after it. */
    'joins',
    /** Before what is not there: "no mould", "without damp". */
    'lacks',
    /** Next to what is not there: "not damp", "no hay moho". */
    'negates',
    /** May stand between the two: "no signs of damp", "not very damp". */
    'between',
    /** After what is not there: "mould: none", "asbestos-free". */
    'absent',
  ],
  /** Sentences that name a hazard without saying whether it is there. */
  hazards: [
    /** Endings that say that it is not: "schimmelfrei". */
    'free_endings',
    /** Who speaks of a question does not answer it. */
    'questions',
    /** "That there is no damp" is what somebody is to say or think, not what is. */
    'reports',
  ],
  /** How people tell of work that is another's. */
  other_trades: [
    /** Who works: "painter", "stukadoor". */
    'names',
    /** Before one of them, it is somebody who comes later: "before the plasterer comes". */
    'ahead',
    /** After one of them, it is somebody who was or will be there: "the electrician has been". */
    'engaged',
  ],
  /** How people tell that something is done: what was taken away is no more, and what was made nobody is asked for. */
  finished_work: [
    /** What was done away with: "removed", "stripped". */
    'removed',
    /** The same in words that have other meanings: believed only of a thing that is named. "Taken", "runter". */
    'removed_loosely',
    /** Tells by itself that a thing is no more: "gone", "after stripping". One word or two. */
    'gone',
    /** Told of those who did it, it takes away what follows: "we pulled up the carpet", "po zdjęciu wykładziny". */
    'took',
    /** What was made: "painted", "fitted", "replaced". */
    'made',
    /** Near it, it tells that it is done: "already", "last week". */
    'since',
    /** Near what was done away with, it tells the same: "have", "was", "ourselves". */
    'have',
    /** Right beside it, it tells that it is new: "freshly painted". */
    'fresh',
    /** Right before it at a clause's end, it tells how things are: "the floor is laid, but". */
    'stands',
    /** "Needs to be removed" is a wish. */
    'wished',
    /** "Stripped back to brick", "stripped the paper and plastered": what follows is there now. */
    'leaves',
  ],
  /** What a figure is beside. */
  sums: [
    /** Makes a measure the sum of all parts: "lounge and hallway, 20 m² in total". */
    'totals',
    /** After a figure that is money or a share, and so no count. */
    'money',
    /** After one of these the figure is a count all the same: "2 euro cylinders" are two locks. */
    'not_money',
    /** Before a figure that counts nothing: "version 2". */
    'labels',
    /** What a row of a table begins with that adds up the others. */
    'rows',
  ],
  dates: [
    /** How people say that a job cannot wait. */
    'urgent',
    /** What hangs on the figure of a day: "1st". */
    'day_endings',
    /** Between a day and its month: "5 de mayo". */
    'of',
    /** Before a day in figures: "am 12.9." */
    'day_after',
    /** Before a month alone: "early June". */
    'month_after',
    /** Names of months that mostly mean something else. */
    'doubtful_months',
  ],
  writing: [
    /** Words whose full stop ends no clause: "ca. 200 m²". */
    'abbreviations',
  ],
  /** The small words around a message: what a mail or chat says of itself rather than of the job. */
  pastes: [
    /** Before the matter: "Hi", "Guten Tag". */
    'greetings',
    /** The same where a name or a comma has to follow: "Dear Tom", "Beste Tom"; alone it may be any word. */
    'salutations',
    /** After some greetings instead of a name: "Hi there", "Hallo zusammen". */
    'everybody',
    /** Before a name within a greeting: "Dear Mr Stein". */
    'titles',
    /** Before the writer's name at the end: "Kind regards". Whatever follows is a signature. */
    'sign_offs',
    /** "Thanks" ends a message as often as it stands within one: it signs off only on a line of its own. */
    'thanks',
    /** Whom a mail is from, at the head of it. */
    'from',
    /** The other lines of a mail's head. */
    'heads',
    /** "On Monday Mara Muster wrote:" */
    'wrote',
    /** Before a name: "my name is", "ich heiße". */
    'names',
    /** Labels of a contact form. */
    'name_labels',
    'address_labels',
    'message_labels',
    'contact_labels',
    /** Between two ends of a message: "Thanks and kind regards". */
    'and',
    /** Small words within names: "van der Berg". */
    'name_particles',
    /** Between the date and the time in the stamp of a chat. */
    'at_time',
    /** Small words within names of streets and towns. */
    'place_particles',
    /** Short for a street: "ul. Kwiatowa 12". */
    'streets',
    /** Before the number of a flat. */
    'flats',
  ],
  /** What programs and people write over a column of a list of customers; the likelier first. */
  customer_columns: importFields,
  /** How a column says what somebody is. */
  customer_kinds: customerKinds,
  /** What stands over a column of priced lines; the likelier first. */
  line_columns: lineColumns,
  /** What a column calls the units that work is charged by, and what stands before them: "per hour". */
  line_units: [...pricingUnits, 'per'],
} as const;

/** How a language is written, where languages differ. */
export const writingHabits = [
  /** "The 14th" is written with a full stop: "hver 14. dag". */
  'ordinal_stop',
  /** All nouns have a capital, not names alone. */
  'noun_capitals',
  /** Nouns are joined to one word, which says each of them: "Fliesenschneider". */
  'compounds',
  /** Behind a noun a verb with a small letter says the work on it: "Wandfliesen verlegen". */
  'final_verbs',
  /** Decimals stand behind a point. */
  'decimal_point',
] as const;
export type WritingHabit = (typeof writingHabits)[number];

export type ListedPart = keyof typeof wordLists;
export type WordList<Part extends ListedPart> = (typeof wordLists)[Part][number];

/** Of each part the blocks of phrases, in the notation of the playbooks. */
export type WordListEntries = {
  readonly [Part in ListedPart]?: { readonly [List in WordList<Part>]?: string };
};
