import { anyIn, ofPastes } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

/** Who a mail is from, as its head says. */
export interface Sender {
  readonly name: string | null;
  readonly email: string | null;
}

const longestHead = 300;
const patterns = ofPastes(() => ({
  fromLine: new RegExp(`^\\W{0,3}(?:${anyIn('from')})\\s*:\\W{0,3}\\s*(?=\\S)`, 'u'),
  headLine: new RegExp(`^\\W{0,3}(?:${anyIn('heads', 'from')})\\s*:`, 'u'),
  wroteLine: new RegExp(`(?:^|[^\\p{L}])(?:${anyIn('wrote')})(?=[^\\p{L}]|$).{0,80}:$`, 'u'),
}));
/** Anything that may be an address. Bounded, so that reading stays linear. */
export const emailPattern = /[A-Z0-9._%+'-]{1,64}@(?:[A-Z0-9-]{1,63}\.){1,8}[A-Z]{2,24}/i;

function senderIn(text: string): Sender {
  const email = emailPattern.exec(text)?.[0] ?? null;
  const name = text
    .split(/[<(["]?(?:mailto:)?[A-Z0-9._%+'-]{1,64}@/i)[0]
    ?.replace(/["<>[\]()]/g, '')
    .trim();
  return { name: name || null, email };
}

/** Where a mail's head begins at a line: how many lines it takes, and who it is from. Null where there is none. */
export function readMailHead(
  lines: readonly string[],
  at: number,
): { readonly length: number; readonly sender: Sender | null } | null {
  const { fromLine, headLine } = patterns();
  let length = 0;
  let sender: Sender | null = null;
  while (headLine.test(plainOf(lines[at + length] ?? ''))) {
    const line = lines[at + length] ?? '';
    const from = fromLine.exec(plainOf(line));
    if (from) sender ??= senderIn(line.slice(from[0].length));
    length += 1;
  }
  // "Date: as soon as you can" alone is no head; "From: Mara <m@x.example>" alone is.
  return sender && (length > 1 || sender.email) ? { length, sender } : null;
}

/** "On Monday Mara Muster <mara@x.example> wrote:" before a quoted mail. */
export function readWroteLine(line: string): Sender | null {
  if (line.length > longestHead || !patterns().wroteLine.test(plainOf(line)) || !/\d|@/.test(line)) return null;
  const email = emailPattern.exec(line)?.[0] ?? null;
  // The last words with capitals: days and months stand before them.
  const words = line.replace(/<[^>]*>/g, ' ').replace(/[^\s]*@[^\s]*/g, ' ');
  const name = [...words.matchAll(/\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}/gu)].at(-1)?.[0];
  return { name: name ?? null, email };
}
