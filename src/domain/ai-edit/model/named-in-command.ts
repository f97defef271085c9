import { type Locale, languageOf } from '../../locale.ts';
import type { EditTable } from '../plan.ts';
import { lexiconFor } from '../read/lexicon.ts';
import { has } from '../read/token.ts';
import { wordsOf } from '../read/words-of.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { tokensOfCommand } from './figures-of-command.ts';

/** Words that name nothing. */
const glue: readonly Tag[] = ['article', 'filler', 'of', 'and', 'in', 'for', 'with', 'to', 'from', 'at', 'on'];
const shortestWord = 3;
/** From so many letters on "paint" also names "painting". */
const shortestStem = 4;

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= shortestStem && long.startsWith(short));
}

export interface NamedInCommand {
  readonly isLineNamed: (id: string) => boolean;
  readonly isPartNamed: (id: string) => boolean;
  /** Whether each word of a text stands in the command. */
  readonly isSaid: (text: string) => boolean;
}

/**
 * What the provider's own words name. A step without a figure of the command has nothing else that ties it to the
 * command, so it may touch only what is named: by a word of its text, by its category, or by "all".
 */
export function namedInCommand(table: EditTable, command: string, locale: Locale): NamedInCommand {
  const tokens = tokensOfCommand(command, locale);
  const phrases = lexiconFor(languageOf(locale))?.phrases;
  const isGlue = (word: string): boolean => glue.some((tag) => phrases?.get(word)?.has(tag) === true);
  const said = wordsOf(command);
  const content = said.filter((word) => word.length >= shortestWord && !isGlue(word));
  const names = (text: string): boolean =>
    wordsOf(text).some((word) => word.length >= shortestWord && content.some((one) => isSameWord(one, word)));
  const isAll = tokens.some((token) => has(token, 'all'));
  return {
    isLineNamed: (id) => {
      const line = table.lines.find((one) => one.id === id);
      if (!line) return false;
      const part = table.groups.find((one) => one.id === line.groupId);
      const isCategory = tokens.some((token) => has(token, line.category));
      return isAll || isCategory || names(line.description) || (part !== undefined && names(part.title));
    },
    isPartNamed: (id) => {
      const part = table.groups.find((one) => one.id === id);
      return part !== undefined && (isAll || names(part.title));
    },
    isSaid: (text) => wordsOf(text).every((word) => said.some((one) => one === word)),
  };
}
