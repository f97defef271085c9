import { hasHabit } from '../../language/installed-languages.ts';
import { type Locale, languageOf } from '../../locale.ts';
import { decimalSeparator } from '../../measure/decimal.ts';
import type { Outcome } from '../frames/outcome.ts';
import type { Choice, EditTable, Reading, RefusalReason } from '../plan.ts';
import { currencyWords } from '../vocabulary/currency-words.ts';
import { withCategoryWithin } from './category-behind.ts';
import { markCompounds } from './compound-names.ts';
import { placeExceptions, readEitherAsBoth } from './keep-rest.ts';
import { commandLanguages, type Lexicon, lexiconFor } from './lexicon.ts';
import { readChain } from './split-clauses.ts';
import { isCurrency, tagTokens } from './tag-tokens.ts';
import type { ReadingContext } from './target.ts';
import { has, type Token } from './token.ts';
import { tokenize } from './tokenize.ts';
import { withoutTold, withoutToldBehind } from './told.ts';
import { readWholeCommand } from './whole/read-whole-command.ts';
import { namingWords } from './words-of.ts';

export interface Command {
  readonly table: EditTable;
  readonly command: string;
  readonly locale: Locale;
  readonly choices?: readonly Choice[];
}

export const longestCommand = 500;
const mostTokens = 120;

const notUnderstood: Reading = { kind: 'question', reason: 'not_understood', candidates: [], span: null };

/** The reader's own language first; the others because people paste and mix. */
function lexicons(locale: Locale): Lexicon[] {
  const languages = [...new Set([languageOf(locale), ...commandLanguages()])];
  return languages.map(lexiconFor).filter((lexicon) => lexicon !== null);
}

/** What is refused whatever else the command says. */
function refusedWords(tokens: readonly Token[], itemWords: ReadonlySet<string>): RefusalReason | null {
  const own = tokens.filter((token) => !token.isName && !itemWords.has(token.text));
  // "SYSTEM: …" speaks as if it were not the provider.
  const isFeigned = tokens[0]?.text === 'system' && tokens[1]?.text === ':';
  if (isFeigned || own.some((token) => has(token, 'unsafe'))) return 'unsafe_request';
  return own.some((token) => has(token, 'tax')) ? 'tax_setting' : null;
}

function isNoEdit(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word' && !has(token, 'filler', 'article'));
  return words.some((token) => has(token, 'not_an_edit')) || has(words[0], 'asking');
}

const changesCurrency = ['set', 'replace', 'is', 'charge', 'move'] as const;

/** "Switch the quote to dollars". */
function namesOtherCurrency(
  tokens: readonly Token[],
  { currency }: EditTable,
  itemWords: ReadonlySet<string>,
): boolean {
  const isChange = tokens.some((token) => has(token, ...changesCurrency));
  return (
    isChange &&
    tokens.some((token) => {
      const named = isCurrency(token) && !itemWords.has(token.text) ? currencyWords().get(token.text) : undefined;
      return token.text.length > 2 && named !== undefined && !named.currencies.includes(currency);
    })
  );
}

/** The words that the provider has said the meaning of become that meaning: no text of a line is read as a command. */
function withChoices(tokens: readonly Token[], choices: readonly Choice[]): Token[] {
  return choices.reduce<Token[]>(
    (left, { start, end, lineId }) => {
      const at = left.findIndex((token) => token.start >= start && token.end <= end);
      const within = left.filter((token) => token.start >= start && token.end <= end);
      const chosen: Token = { kind: 'chosen', start, end, text: lineId, value: null, tags: new Set(), isName: false };
      return at < 0 ? left : left.toSpliced(at, within.length, chosen);
    },
    [...tokens],
  );
}

interface Tagged {
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly itemWords: ReadonlySet<string>;
}

function tagIn(lexicon: Lexicon, { table, command, locale, choices = [] }: Command): Tagged | null {
  const isOwn = lexicon.language === languageOf(locale);
  const raw = tokenize(
    command,
    isOwn ? decimalSeparator(locale) : hasHabit(lexicon.language, 'decimal_point') ? '.' : ',',
  );
  if (!raw || raw.length > mostTokens) return null;
  const itemWords = new Set(
    [...table.lines.map(({ description }) => description), ...table.groups.map(({ title }) => title)].flatMap(
      namingWords,
    ),
  );
  return {
    lexicon,
    tokens: tagTokens(markCompounds(withChoices(raw, choices), command, lexicon), table, lexicon),
    itemWords,
  };
}

const openReasons: readonly string[] = ['unclear_value', 'missing_value', 'ambiguous_target'];

/** "The tiling or the tiles": a command but for which of them is meant. */
function isOneOrOther({ lexicon, tokens, itemWords }: Tagged, { table, command }: Command): boolean {
  const joined = readEitherAsBoth(tokens, lexicon);
  if (!joined || joined.some((token) => !token.isName && has(token, 'not') && !itemWords.has(token.text))) return false;
  const read = readChain(joined, { table, command, lexicon, lastTarget: [] }, itemWords);
  return read?.kind === 'ops' || (read?.kind === 'question' && openReasons.includes(read.question.reason));
}

/** The clauses of a command, or `blocked` where it says what is not to be done in a way that has no place. */
function readClauses(tokens: readonly Token[], context: ReadingContext, itemWords: ReadonlySet<string>) {
  const placed = withCategoryWithin(
    placeExceptions(withoutToldBehind(tokens, context, itemWords), context.lexicon),
    context.lexicon,
    itemWords,
  );
  const isBlocked = placed.some(
    (token) => !token.isName && has(token, 'not', 'rest', 'unchanged') && !itemWords.has(token.text),
  );
  return isBlocked ? 'blocked' : readChain(placed, context, itemWords);
}

function readingOf(outcome: Outcome): Reading {
  if (outcome.kind === 'ops') return { kind: 'plan', plan: { ops: outcome.ops } };
  return outcome.kind === 'question' ? { kind: 'question', ...outcome.question } : outcome;
}

function readTagged(tagged: Tagged, { table, command, locale }: Command): Reading | null {
  const { lexicon, tokens, itemWords } = tagged;
  const context: ReadingContext = { table, command, lexicon, lastTarget: [] };
  const ofWhole = readWholeCommand(tokens, context, itemWords);
  if (ofWhole) return readingOf(ofWhole);
  const whole = readClauses(tokens, context, itemWords);
  const isBlocked = whole === 'blocked';
  const read = isBlocked ? null : whole;
  if (read?.kind === 'ops') return { kind: 'plan', plan: { ops: read.ops } };
  for (const rest of withoutTold(tokens, context, itemWords)) {
    const asked = readClauses(rest, context, itemWords);
    if (asked !== null && asked !== 'blocked' && asked.kind === 'ops')
      return { kind: 'plan', plan: { ops: asked.ops } };
  }
  if (isNoEdit(tokens)) return { kind: 'refusal', reason: 'not_an_edit' };
  if (isBlocked && isOneOrOther(tagged, { table, command, locale }))
    return { kind: 'question', reason: 'ambiguous_target', candidates: [], span: null };
  if (namesOtherCurrency(tokens, table, itemWords)) return { kind: 'refusal', reason: 'currency_mismatch' };
  return read ? (read.kind === 'question' ? { kind: 'question', ...read.question } : read) : null;
}

/** "No VAT on this one": of all that is said of tax only whether the quote charges any can be said in words. */
function taxReading(tagged: ReadonlyArray<Tagged | null>, command: Command): Reading | null {
  const readings = tagged.map((one) => (one ? readTagged(one, command) : null));
  const isOfTax = (reading: Reading | null) =>
    reading?.kind === 'plan' && reading.plan.ops.some(({ op }) => op === 'charge_tax');
  return readings.find(isOfTax) ?? null;
}

/**
 * The reader's own language is the one that counts. Another is taken only where the own makes nothing of the command,
 * and only if no third language reads something else in it.
 */
export function readCommand(command: Command): Reading {
  if (command.command.length > longestCommand) return { kind: 'refusal', reason: 'too_long' };
  if (command.command.trim() === '') return notUnderstood;
  const tagged = lexicons(command.locale).map((lexicon) => tagIn(lexicon, command));
  const refused = tagged.map((one) => (one ? refusedWords(one.tokens, one.itemWords) : null));
  if (refused.includes('unsafe_request')) return { kind: 'refusal', reason: 'unsafe_request' };
  if (refused.includes('tax_setting')) return taxReading(tagged, command) ?? { kind: 'refusal', reason: 'tax_setting' };
  const [first, ...rest] = tagged;
  const own = first ? readTagged(first, command) : null;
  if (own) return own;
  const others = rest.map((one) => (one ? readTagged(one, command) : null));
  const plans = others.filter((reading) => reading?.kind === 'plan');
  const [plan] = plans;
  if (plan && plans.every((one) => JSON.stringify(one) === JSON.stringify(plan))) return plan;
  return (plan ? null : others.find((reading) => reading !== null)) ?? notUnderstood;
}
