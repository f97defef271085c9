import { currencies } from '../../currency.ts';
import { phrasesOf, wordsOf } from '../../language/installed-languages.ts';
import type { Locale } from '../../locale.ts';
import { wordSet } from './function-words.ts';
import { findPhrase, type PhraseMatch, phraseAt } from './phrase.ts';
import type { Token } from './token.ts';
import { readingLanguages, sentenceAround, tokensOf } from './tokens.ts';

/** How many words may stand between "do not" and "ask". */
const reach = 3;

/** JSON, markup and brackets within brackets: no customer writes of rooms in them. Bounded, so that reading stays linear. */
const machineText = [
  /\{[^{}]{0,2000}\}/g,
  /\[\[[^[\]]{0,2000}\]\]/g,
  /```[^`]{0,2000}```/g,
  /<([a-z_-]{1,30})\b[^<>]{0,200}>[\s\S]{0,2000}?<\/\1>/gi,
  /<[a-z/!?][^<>]{0,500}>/gi,
  /\[\/?(?:inst|system|assistant|admin|note|internal)[^\]]{0,500}\]/gi,
  /(?:^|[#*>=-]\s?)(?:system|assistant|developer|admin)(?:\s(?:prompt|message|note))?[ \t#*=]{0,10}\n[\s\S]{0,2000}/gim,
] as const;

/** Sums and shares of money: no counts and no sizes. "2 euro cylinders" are two locks. */
const moneyBefore = /[£$€¥]\s?$/u;
const moneyAfter = /^\s?[£$€¥%]/u;
const currencyCodes: ReadonlySet<string> = new Set(currencies.map((code) => code.toLowerCase()));

/** "Do not ask", "nicht nach Schimmel fragen". */
function forbiddenTalk(tokens: readonly Token[], languages: readonly string[]): PhraseMatch[] {
  const tells = phrasesOf(languages, 'orders', 'tells');
  return phrasesOf(languages, 'orders', 'forbids').flatMap((forbid) =>
    findPhrase(forbid, tokens).filter((match) => {
      for (let at = match.to; at <= match.to + reach && tokens[at]?.kind === 'word'; at += 1) {
        if (phraseAt(tells, tokens, at)) return true;
      }
      return false;
    }),
  );
}

/** An order runs from its clause's beginning to the end of the sentence, or to "but"; what is addressed to a role, to the line's end. */
function orderAround(
  tokens: readonly Token[],
  match: PhraseMatch,
  languages: readonly string[],
): readonly [number, number] {
  const joins = wordsOf(languages, 'orders', 'joins');
  const turns = wordSet(languages, 'turns');
  const breaks = (token: Token | undefined): boolean => token?.kind === 'stop' || joins.has(token?.folded ?? '');
  const [first, last] = sentenceAround(tokens, match.from);
  let from = match.from;
  let to = match.to;
  while (from > first && !breaks(tokens[from - 1]) && !turns.has(tokens[from - 1]?.folded ?? '')) from -= 1;
  const toRole = tokens[match.to - 1]?.folded === ':';
  if (toRole) while (to < tokens.length && tokens[to]?.folded !== '\n') to += 1;
  else while (to < last && !turns.has(tokens[to]?.folded ?? '')) to += 1;
  return [from, to];
}

function inMachineText(text: string): (token: Token) => boolean {
  const spans = machineText.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length] as const),
  );
  return ({ start, end }) => spans.some(([from, to]) => start >= from && end <= to);
}

function withoutNumber(token: Token): Token {
  return { ...token, kind: 'word', quantity: null };
}

/** "200 euros"; not "2 euro cylinders". */
function isMoney(tokens: readonly Token[], at: number, languages: readonly string[]): boolean {
  const unit = tokens[at + 1];
  if (unit?.kind !== 'word') return false;
  const isNamed = currencyCodes.has(unit.folded) || wordsOf(languages, 'sums', 'money').has(unit.folded);
  return isNamed && !phraseAt(phrasesOf(languages, 'sums', 'not_money'), tokens, at + 2);
}

/** "Version 2" and "rule 5" count nothing, and sums are no counts. */
function isNoCount(text: string, tokens: readonly Token[], at: number, languages: readonly string[]): boolean {
  const token = tokens[at];
  if (token?.kind !== 'quantity' || token.quantity?.kind !== 'number') return false;
  const before = tokens[at - 1];
  const named = before?.kind === 'word' && wordsOf(languages, 'sums', 'labels').has(before.folded);
  const sum = moneyBefore.test(text.slice(Math.max(0, token.start - 2), token.start));
  return named || sum || moneyAfter.test(text.slice(token.end, token.end + 2)) || isMoney(tokens, at, languages);
}

/** Where the tokens are that are no part of the job. */
function asideIn(text: string, tokens: readonly Token[], languages: readonly string[]): ReadonlySet<number> {
  const aside = new Set<number>();
  const forMachines = inMachineText(text);
  tokens.forEach((token, at) => {
    if (forMachines(token)) aside.add(at);
  });
  const found = phrasesOf(languages, 'orders', 'orders').flatMap((phrase) => findPhrase(phrase, tokens));
  for (const match of [...found, ...forbiddenTalk(tokens, languages)]) {
    if (aside.has(match.from) && aside.has(match.to)) continue;
    const [from, to] = orderAround(tokens, match, languages);
    for (let at = from; at < to; at += 1) aside.add(at);
  }
  return aside;
}

/**
 * A text's tokens without what is no part of the job: orders about questions, prices and the quote ("do not ask about damp",
 * "ignore the rules"), text for machines, and the numbers of sums and versions. Where something was, a stop stands.
 */
export function withoutOrders(text: string, tokens: readonly Token[], languages: readonly string[]): Token[] {
  const aside = asideIn(text, tokens, languages);
  return tokens.flatMap((token, at) => {
    if (!aside.has(at)) return [isNoCount(text, tokens, at, languages) ? withoutNumber(token) : token];
    return aside.has(at - 1) ? [] : [{ ...token, kind: 'stop', folded: '.', quantity: null }];
  });
}

/** Where a text gives orders, from word to word; the numbers of sums are none. */
export function ordersIn(text: string, locale: Locale): (readonly [start: number, end: number])[] {
  const tokens = tokensOf(text, locale);
  const aside = asideIn(text, tokens, readingLanguages(locale));
  const spans: [number, number][] = [];
  tokens.forEach(({ kind, start, end }, at) => {
    if (!aside.has(at) || kind === 'stop') return;
    const last = aside.has(at - 1) ? spans.at(-1) : undefined;
    if (last) last[1] = end;
    else spans.push([start, end]);
  });
  return spans;
}

/** The text for readers other than ours, as if its orders had never been written. */
export function textWithoutOrders(text: string, locale: Locale): string {
  const tokens = tokensOf(text, locale);
  const aside = asideIn(text, tokens, readingLanguages(locale));
  if (aside.size === 0) return text;
  const kept = tokens.flatMap(({ start }, at) => {
    if (aside.has(at) || (at > 0 && !aside.has(at - 1))) return [];
    let to = at;
    while (to < tokens.length && !aside.has(to)) to += 1;
    const part = text.slice(start, to < tokens.length ? tokens[to - 1]?.end : undefined).trim();
    // The full stop of what is gone.
    return [at === 0 ? part : part.replace(/^[\s.!?;:,]+/, '')];
  });
  return kept.filter(Boolean).join(' ');
}
