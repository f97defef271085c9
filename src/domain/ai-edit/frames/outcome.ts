import type { EditOp, Question, QuestionReason, RefusalReason } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import type { ReadingContext } from '../read/target.ts';
import { has } from '../read/token.ts';
import type { Tag } from '../vocabulary/tag.ts';

/** What one clause comes to. `about` is what the next clause's "it" means. */
export type Outcome =
  | { readonly kind: 'ops'; readonly ops: readonly EditOp[]; readonly about: readonly string[] }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refusal'; readonly reason: RefusalReason };

/** One kind of change. Null where the clause is of another kind or has parts that this kind has no place for. */
export type Frame = (clause: Clause, context: ReadingContext) => Outcome | null;

export const opsOutcome = (ops: readonly EditOp[], about: readonly string[] = []): Outcome => ({
  kind: 'ops',
  ops,
  about,
});

export function ask(reason: QuestionReason, phrase?: Phrase, candidates: readonly string[] = []): Outcome {
  const span = phrase ? { start: phrase.start, end: phrase.end } : null;
  return { kind: 'question', question: { reason, candidates, span } };
}

/** Whether the clause speaks of nothing but these: what a frame cannot use must not be passed over. */
export const onlyAttributes = ({ attributes }: Clause, ...known: readonly Tag[]): boolean =>
  [...attributes].every((tag) => known.includes(tag));

/** "Congestion charge": a word for a cost right behind a name belongs to it. */
export function withCostWord(phrases: readonly Phrase[], { tokens }: Clause): readonly Phrase[] {
  const last = phrases.at(-1);
  const next = tokens.find(({ start }) => last !== undefined && last.words.length > 0 && start >= last.end);
  const isPart = last && next && has(next, 'cost') && next.start - last.end <= 1;
  return isPart ? [...phrases.slice(0, -1), { ...last, end: next.end }] : phrases;
}

/** The words of a phrase as they were written, with what belongs between them. */
export function writtenText(phrases: readonly Phrase[], command: string): string {
  const starts = phrases.flatMap(({ words, quoted, start }, index) =>
    index > 0 || quoted !== null || words.length === 0 ? [start] : [words[0]?.start ?? start],
  );
  const from = Math.min(...starts);
  const to = Math.max(...phrases.map(({ end }) => end));
  return command.slice(from, to).trim();
}

/** Whether a verb or a figure stands among the words: then they are no one description. */
export function isBroken(phrases: readonly Phrase[], { verbs, values }: Clause): boolean {
  const from = Math.min(...phrases.map(({ start }) => start));
  const to = Math.max(...phrases.map(({ end }) => end));
  return [...verbs, ...values].some(({ start }) => start > from && start < to);
}

/** As a line's description begins: with a capital. */
export function asDescription(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^["“„«]\s*|\s*["”“»]$/g, '')
    .trim();
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}
