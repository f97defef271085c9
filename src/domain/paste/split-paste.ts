import { type ChatLine, readStamp } from './chat-stamp.ts';
import { withoutGreeting } from './cut-greeting.ts';
import { emailPattern, readMailHead, readWroteLine, type Sender } from './mail-head.ts';
import { anyIn, ofPastes } from './paste-words.ts';
import { type PlacedText, placedPaste, plainOf } from './plain-text.ts';
import { isSignOff, signOffIn } from './sign-off.ts';

/** A pasted text by whose words they are. */
export interface SplitPaste {
  /** What is asked for, without greeting, stamps, heads, quoted mails and signature. */
  readonly body: string;
  /** Where the lines of it stand in the pasted text. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  /** The lines below the greeting at the end. */
  readonly signature: readonly string[];
  /** Labelled lines of a form or a card: "Name: …". */
  readonly labelled: readonly Labelled[];
  readonly sender: Sender | null;
  /** Who asks in a chat: the first who is not the provider. */
  readonly speaker: string | null;
}

export interface Labelled {
  readonly kind: 'name' | 'address' | 'other';
  readonly value: string;
}

/** A line, or what is left of it, and where it begins. */
interface Line {
  readonly text: string;
  readonly start: number;
}

interface Parts {
  readonly body: Line[];
  readonly signature: string[];
  readonly labelled: Labelled[];
  sender: Sender | null;
  speaker: string | null;
}

/** Between mails: "-----Original Message-----", a line of underscores. */
const separator = /^[-_*=─—]{3,}.*[-_*=─—]{2,}$|^[-_*=─—]{3,}$/;
const saysSomething = 3;
/** A line about the message itself is short, but for what stands in a chat behind its stamp. */
const shortLine = 120;

interface Labels {
  readonly kinds: readonly (readonly [Labelled['kind'], RegExp])[];
  readonly message: RegExp;
}

/** Of forms and mails in the words of languages, of cards by the names that their format has. */
const labels = ofPastes(
  (): Labels => ({
    kinds: [
      ['name', new RegExp(`^(?:(?:${anyIn('name_labels')})|fn(?:;[^:]*)?)\\s*:\\s*(?=\\S)`, 'u')],
      ['address', new RegExp(`^(?:(?:${anyIn('address_labels')})|adr(?:;[^:]*)?)\\s*:\\s*(?=\\S)`, 'u')],
      [
        'other',
        new RegExp(
          String.raw`^(?:${anyIn('contact_labels')}|n|org|version|begin|end|title|item\d\.[a-z-]+)[^:]{0,30}:\s*(?=\S)`,
          'u',
        ),
      ],
    ],
    message: new RegExp(`^(?:${anyIn('message_labels')})\\s*:\\s*`, 'u'),
  }),
);

function readLabel(line: string): Labelled | null {
  const plain = plainOf(line);
  for (const [kind, pattern] of labels().kinds) {
    const found = pattern.exec(plain);
    const value = found && line.slice(found[0].length);
    if (value && (kind !== 'other' || /@|\d{3}|^www|vcard/i.test(value) || /^(?:n|org|version|title)\b/.test(plain)))
      return { kind, value: value.replace(/^;+|;+$/g, '').replace(/;+/g, ', ') };
  }
  return null;
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** The line from one of its places on, without the spaces around it. */
function cut({ text, start }: Line, from = 0, to = text.length): Line {
  const kept = text.slice(from, to);
  return { text: kept.trim(), start: start + from + (kept.length - kept.trimStart().length) };
}

const words = (lines: readonly Line[]): number =>
  withoutGreeting(joined(lines))
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

/** What the lines are, from the top; everything below a quoted mail's head is older words. */
class PasteReader {
  readonly parts: Parts = { body: [], signature: [], labelled: [], sender: null, speaker: null };
  private isSignature = false;
  private speaking: string | null = null;

  private readonly lines: readonly Line[];
  private readonly texts: readonly string[];
  private readonly isOwn: (name: string) => boolean;

  constructor(lines: readonly Line[], isOwn: (name: string) => boolean) {
    this.lines = lines;
    this.texts = lines.map(({ text }) => text);
    this.isOwn = isOwn;
  }

  read(): Parts {
    let at = 0;
    while (at < this.lines.length) {
      const taken = this.take(at);
      if (taken === 0) break;
      at += taken;
    }
    return this.parts;
  }

  /** How many lines were read; none where the older words begin. */
  private take(at: number): number {
    const line = cut(this.lines[at] ?? nothing);
    const { text } = line;
    if (text.startsWith('>') || (text.length <= shortLine && separator.test(text))) return 1;
    const head = readMailHead(this.texts, at);
    const wrote = head ? null : readWroteLine(text);
    if (head || wrote) return this.beginMail(head?.sender ?? wrote, head?.length ?? 1);
    const stamp = readStamp(text);
    if (stamp) this.hear(stamp, line);
    else this.keep(line);
    return 1;
  }

  private beginMail(sender: Sender | null, length: number): number {
    const { body } = this.parts;
    if (words(body) >= saysSomething) return 0;
    body.length = 0;
    this.parts.sender = sender;
    this.isSignature = false;
    return length;
  }

  private hear({ speaker, said }: ChatLine, line: Line): void {
    if (speaker) this.speaking = speaker;
    if (speaker && !this.isOwn(speaker)) this.parts.speaker ??= speaker;
    this.isSignature = false;
    this.keep(cut(line, line.text.length - said.length));
  }

  private keep(line: Line): void {
    const { body, signature, labelled, speaker } = this.parts;
    const { text } = line;
    // What others say in a chat is none of the asker's words.
    if (this.speaking !== null && this.speaking !== speaker) return;
    const label = readLabel(text);
    if (label) labelled.push(label);
    else if (this.isSignature) signature.push(text);
    else if (text === '--' || isSignOff(text)) {
      this.isSignature = true;
      const { after } = signOffIn(text) ?? { after: '' };
      if (after) signature.push(after);
    } else body.push(cut(line, labels().message.exec(plainOf(text))?.[0].length));
  }
}

const nothing: Line = { text: '', start: 0 };

const isContact = (line: string): boolean =>
  line.length <= shortLine &&
  ((emailPattern.test(line) && line.replace(emailPattern, '').trim().split(/\s+/).length <= 2) ||
    /^\W*(?:\D{0,12}[:.])?\s*\+?[\d\s()/.-]{7,}$/.test(line) ||
    /^(?:https?:|www\.)/i.test(line));

/** Contact lines below the last words are a signature without a greeting above it, with the name over them. */
function takeTrailing(parts: Parts): void {
  const { body, signature } = parts;
  const last = body.findLastIndex(({ text }) => text !== '' && !isContact(text));
  if (!body.slice(last + 1).some(({ text }) => text !== '')) return;
  // Up to the blank line above, where the lines are short ones: name, firm, street.
  let from = last + 1;
  const above = () => body[from - 1]?.text ?? '';
  while (from > 1 && above() !== '' && above().length <= 50) from -= 1;
  const isParted = from > 0 && above() === '';
  signature.unshift(...body.splice(isParted ? from : last + 1).map(({ text }) => text));
}

/** "… by Friday. Many thanks, Mara": the greeting at the end of the last line. */
function takeLastWords(parts: Parts): void {
  const { body, signature } = parts;
  const at = body.findLastIndex(({ text }) => text !== '');
  const last = body[at] ?? nothing;
  const found = signOffIn(last.text);
  if (!found?.before) return;
  body[at] = { ...last, text: found.before };
  if (found.after && signature.length === 0) signature.push(found.after);
}

/** The lines of a text, with or without the marks of quoting before them. */
function linesOf(text: string, marks: RegExp | null): Line[] {
  let start = 0;
  return text.split('\n').map((whole) => {
    const line = cut({ text: whole, start }, marks?.exec(whole)?.[0].length);
    start += whole.length + 1;
    return line;
  });
}

/** Where the lines stand in the pasted text, from a place of them joined on. */
function spansOf(lines: readonly Line[], from: number, { placeOf }: PlacedText): SplitPaste['spans'] {
  let at = 0;
  return lines.flatMap(({ text, start }) => {
    const first = Math.max(from - at, 0);
    at += text.length + 1;
    return first < text.length ? [[placeOf(start + first), placeOf(start + text.length)] as const] : [];
  });
}

const quoteMarks = /^\s*(?:> ?)+/;

/** Takes a pasted text apart. `isOwn` knows the provider's own names, who asks for nothing. */
export function splitPaste(text: string, isOwn: (name: string) => boolean = () => false): SplitPaste {
  const placed = placedPaste(text);
  const asIs = new PasteReader(linesOf(placed.text, null), isOwn).read();
  // Nothing but quoted words: then they are what was pasted.
  const parts = words(asIs.body) > 0 ? asIs : new PasteReader(linesOf(placed.text, quoteMarks), isOwn).read();
  takeTrailing(parts);
  takeLastWords(parts);
  const all = joined(parts.body).trimEnd();
  const body = withoutGreeting(all.trimStart());
  const spans = spansOf(parts.body, all.length - body.length, placed);
  return { ...parts, body: body.trim(), spans, signature: parts.signature.filter((line) => line !== '') };
}
