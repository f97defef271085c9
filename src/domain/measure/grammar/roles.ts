import type { Lexeme } from './lexeme.ts';
import type { Measure } from './measure.ts';
import type { MeasureRole } from './measure-entry.ts';
import type { MeasureWords } from './measure-words.ts';
import type { Found } from './phrase-table.ts';

interface Text {
  readonly lexemes: readonly Lexeme[];
  readonly words: MeasureWords;
}

/** The word for a role at a lexeme: "long", "Deckenhöhe". */
export function roleWordAt({ lexemes, words }: Text, at: number): Found<MeasureRole> | null {
  const found = words.roles.at(lexemes, at);
  if (found) return found;
  const lexeme = lexemes[at];
  if (lexeme?.is !== 'word') return null;
  const ending = words.roleEndings.find(([end]) => lexeme.text.endsWith(end));
  return ending ? { value: ending[1], next: at + 1 } : null;
}

interface RoleWord {
  readonly role: MeasureRole;
  /** Lexemes [from, next), with what joins them to the measure. */
  readonly from: number;
  readonly next: number;
}

/** "4 m long", "4 m in length", "2-metre-high". */
export function roleBehind(text: Text, measure: Measure): RoleWord | null {
  const { lexemes, words } = text;
  const start = lexemes[measure.next]?.text === '-' ? measure.next + 1 : measure.next;
  const at = words.after.at(lexemes, start)?.next ?? start;
  const found = roleWordAt(text, at) ?? roleWordAt(text, start);
  return found && { role: found.value, from: measure.next, next: found.next };
}

const colons: ReadonlySet<string> = new Set([':', '=', '~', '≈']);
const mostFillers = 4;
const mostRoleWords = 3;

/** "length: 4 m", "a height of about 4 m". */
function roleBefore(text: Text, measure: Measure, from: number): (RoleWord & { readonly isJoined: boolean }) | null {
  for (let at = measure.from - 1, others = 0; at >= from && measure.from - at <= mostFillers + mostRoleWords; at -= 1) {
    const found = roleWordAt(text, at);
    if (found && found.next <= measure.from && isFilled(text, found.next, measure.from))
      return { role: found.value, from: at, next: measure.from, isJoined: found.next < measure.from };
    if (!isFiller(text, at)) others += 1;
    if (others >= mostRoleWords) return null;
  }
  return null;
}

function isFiller({ lexemes, words }: Text, at: number): boolean {
  return (
    colons.has(lexemes[at]?.text ?? '') ||
    lexemes[at]?.text === '.' ||
    lexemes[at]?.text === "'" ||
    words.fillers.at(lexemes, at) !== null
  );
}

function isFilled(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isFiller(text, at)) return false;
  return true;
}

/**
 * Gives each measure its role. A word between two measures belongs to the one before it, unless that has one already, or a
 * comma keeps them apart, or it is joined to the next: "length 4 m, width 3 m" beside "4 m long, 3 m wide".
 */
export function withRoles(text: Text, measures: readonly Measure[]): Measure[] {
  const given: Measure[] = [];
  let taken = 0;
  for (const measure of measures) {
    const before = roleBefore(text, measure, taken);
    const behind = roleBehind(text, measure);
    const chosen = before ?? (behind && isOfNext(text, measures, { measure, behind }) ? null : behind);
    taken = Math.max(measure.next, chosen?.next ?? 0);
    given.push(
      chosen ? { ...measure, role: chosen.role, from: Math.min(measure.from, chosen.from), next: taken } : measure,
    );
  }
  return given;
}

/** Whether the role behind a measure is written before the next one: "4 m, width: 3 m". */
function isOfNext(
  text: Text,
  measures: readonly Measure[],
  { measure, behind }: { measure: Measure; behind: RoleWord },
): boolean {
  const next = measures.find(({ from }) => from >= behind.next);
  if (!next) return false;
  const before = roleBefore(text, next, measure.next);
  if (!before || roleBehind(text, next)) return false;
  const behindIt = text.lexemes[behind.next]?.text ?? '';
  // "20 m, height 1.8 m": the word stands right before a length. A colon says so of a bare figure, too; a full stop parts.
  return colons.has(behindIt) || (next.unit !== null && behindIt !== '.');
}
