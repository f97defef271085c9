/** What a press is judged by: of a keyboard event, and of where the caret stands. */
export interface Press {
  readonly key: string;
  readonly isModified: boolean;
  /** The caret is in a field, or something is open over the page that has keys of its own. */
  readonly isElsewhere: boolean;
}

/** Begins a sequence, as "g q" does. */
const leader = 'g';
/** So long a sequence waits for its second key. */
export const sequenceMs = 1500;

export interface Pressed {
  readonly key: string;
  readonly at: number;
}

/** The shortcut that a press completes, as it is written down: `n`, `g q`; null for a press that is none or begins one. */
export function shortcutOf(before: Pressed | null, press: Press, at: number): string | null {
  if (press.isModified || press.isElsewhere || press.key.length !== 1) return null;
  const isSecond = before?.key === leader && at - before.at < sequenceMs;
  if (isSecond) return `${leader} ${press.key}`;
  return press.key === leader ? null : press.key;
}
