import type { FieldProblemCode } from '../problem.ts';

/** As much as an SMTP path can name (RFC 5321). */
export const longestEmail = 254;

/** What mail servers take without quoting: dots only between other signs, one `@`, a domain of labels (as zod's own rule). */
const addressShape = /^(?!\.)(?!.*\.\.)([A-Z0-9_'+\-.]*)[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;
/** A domain of one label reaches nobody outside its own network. */
const lacksEnding = /^[A-Z0-9_'+\-.]+@[A-Z0-9-]+$/i;
/** Two addresses with anything between them: a comma, a semicolon, a space, "and". */
const several = /@[^@]*[\s,;|/][^@]*@/;

/** What is wrong with a text that has to be one email address; null where nothing is. One rule for every form and call. */
export function emailProblem(text: string): FieldProblemCode | null {
  const address = text.trim();
  if (several.test(address)) return 'email_several';
  if (address.length <= longestEmail && addressShape.test(address)) return null;
  if (address.endsWith('.') && addressShape.test(address.slice(0, -1))) return 'email_ends_in_dot';
  return lacksEnding.test(address) ? 'email_incomplete' : 'email_invalid';
}

/** Capitals and spaces around it tell no two mailboxes apart in practice. */
export function emailKey(text: string): string {
  return text.trim().toLowerCase();
}
