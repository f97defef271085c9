export const messageAuthors = ['provider', 'customer', 'system'] as const;

/** What a message came with: declining and asking for a change are part of the talk. */
export const messageKinds = ['message', 'decline', 'change_request'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Whether there is anything to read: blanks, control and zero-width characters alone say nothing. */
export function isWritten(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}
