import { emailKey, emailProblem } from '../customer/email-address.ts';
import { type FoundAddress, findAddress } from './find-address.ts';
import { emailPattern } from './mail-head.ts';
import { isName, leadingName } from './name-line.ts';
import { anyIn, ofPastes } from './paste-words.ts';
import { plainOf, readablePaste } from './plain-text.ts';
import { type SplitPaste, splitPaste } from './split-paste.ts';

/** Something that a paste says of who wrote it. What is not sure is proposed and never used by itself. */
export interface Said<Value> {
  readonly value: Value;
  readonly isSure: boolean;
}

export interface PasteContact {
  readonly name: Said<string> | null;
  readonly email: Said<string> | null;
  readonly address: Said<FoundAddress> | null;
  /** Where a telephone number of the writer's stands, the likeliest first. */
  readonly phoneTexts: readonly string[];
}

export interface ReadPaste extends PasteContact {
  /** The request without what is about the message itself. */
  readonly body: string;
}

/** Whose words are nobody's request: the provider. */
export interface Own {
  readonly names: readonly string[];
  readonly email: string | null;
}

const introduction = ofPastes(() => new RegExp(`(?<![\\p{L}])(?:${anyIn('names')})\\s+`, 'gu'));
const introduced = /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}(?=[\s,.!]|$)/u;

function introducedName(body: string): string | null {
  for (const found of plainOf(body).matchAll(introduction())) {
    const name = introduced.exec(body.slice(found.index + found[0].length))?.[0];
    if (name) return name;
  }
  return null;
}

/** The words of a name by which two are compared: folded, without initials. */
export const nameWords = (name: string): string[] =>
  plainOf(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);

/** Whether two names may be one person's: "Mara" and "Mara Muster", whatever the case. */
export function sharesName(one: string, other: string): boolean {
  const known = new Set(nameWords(one));
  return nameWords(other).some((word) => known.has(word));
}

function findName({ labelled, sender, speaker, signature, body }: SplitPaste): Said<string> | null {
  const label = labelled.find(({ kind, value }) => kind === 'name' && isName(value))?.value;
  const [first = '', second = ''] = signature;
  const signed = [first, second].map(leadingName).find((name) => name !== null) ?? null;
  const given = sender?.name && isName(sender.name) ? sender.name : null;
  const talking = speaker && isName(speaker) ? speaker : null;
  const sure = [label, given, talking, signed].filter((name) => name !== null && name !== undefined);
  const [best] = sure;
  if (best) {
    // "Mara" in the chat and "Mara Muster" below: the whole name.
    const whole = sure.filter((name) => sharesName(name, best)).toSorted((a, b) => b.length - a.length)[0];
    return { value: whole ?? best, isSure: true };
  }
  const told = introducedName(body);
  return told ? { value: told, isSure: false } : null;
}

const emailsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(emailPattern, 'gi'))]
    .map(([address]) => address.replace(/\.+$/, ''))
    .filter((address) => !emailProblem(address));

function findEmail({ sender, signature, labelled, body }: SplitPaste, own: Own): Said<string> | null {
  const isTheirs = (address: string): boolean => !own.email || emailKey(address) !== emailKey(own.email);
  const signed = [sender?.email ?? '', ...labelled.map(({ value }) => value), ...signature]
    .flatMap(emailsIn)
    .filter(isTheirs);
  const inBody = emailsIn(body).filter(isTheirs);
  const [best = inBody[0]] = signed;
  if (best === undefined) return null;
  const isOnly = new Set([...signed, ...inBody].map(emailKey)).size === 1;
  return { value: best, isSure: signed.length > 0 || isOnly };
}

function addressOf({ labelled, signature, body }: SplitPaste): Said<FoundAddress> | null {
  const label = labelled.find(({ kind }) => kind === 'address')?.value;
  if (label) return { value: findAddress(label) ?? { address: label, country: null }, isSure: true };
  const signed = findAddress(signature.join('\n'));
  if (signed) return { value: signed, isSure: true };
  const told = findAddress(body);
  return told && { value: told, isSure: true };
}

/** Whether a name is the provider's, who asks for nothing. */
export const isOwnName = ({ names }: Pick<Own, 'names'>, name: string): boolean =>
  names.some((known) => sharesName(known, name));

/** What a pasted request says of the job and, apart from it, of who wrote it. Never throws. */
export function readPaste(text: string, own: Own = { names: [], email: null }): ReadPaste {
  const split = splitPaste(text, (name) => isOwnName(own, name));
  const { body, signature, labelled, speaker } = split;
  return {
    body,
    name: findName(split),
    email: findEmail(split, own),
    address: addressOf(split),
    phoneTexts: [
      ...labelled.filter(({ kind }) => kind === 'other').map(({ value }) => value),
      signature.join('\n'),
      speaker ?? '',
      body,
      readablePaste(text),
    ].filter((part) => /\d{3}/.test(part)),
  };
}
