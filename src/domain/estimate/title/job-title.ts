import { Big } from 'big.js';
import { type Locale, languageOf } from '../../locale.ts';
import { bigOrNull, formatDecimal } from '../../measure/decimal.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import { hasTexts, textOf, textsIn } from '../../playbooks/texts-of.ts';
import { fold } from '../../text/fold.ts';
import { type Extraction, extractSections } from '../extract-sections.ts';
import { type Fact, statedConfidence } from '../fact.ts';
import { valueAsSaid } from '../facts/describe-value.ts';
import { engineText } from '../texts/engine-text.ts';
import { requestClause } from './request-clause.ts';
import { statedSize } from './stated-size.ts';
import { fillTitle, parseTitle, type TitleSlot } from './title-template.ts';

/** What a list shows in one line, on a phone too. */
export const longestTitle = 60;

/** Languages that write every noun with a capital keep it within a title. */
const capitalNouns: ReadonlySet<string> = new Set(['de']);

function withinSentence(text: string, locale: Locale): string {
  const keeps = capitalNouns.has(languageOf(locale)) || /^\p{Lu}{2}/u.test(text);
  return keeps ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

interface Reading {
  readonly playbook: Playbook;
  readonly locale: Locale;
}

/** The parts that the request names, each kind once: "lounge", "2 × bedroom". A service with one kind of part has none to name. */
function namedParts({ playbook, locale }: Reading, { sections }: Extraction, texts: PlaybookTexts): string[] {
  if (playbook.sections.kinds.length < 2) return [];
  const wanted = sections.filter(({ is_optional }) => !is_optional);
  const kinds = wanted.flatMap(({ facts }) =>
    facts.flatMap(({ requirement, value }) =>
      requirement === playbook.sections.requirement && value.type === 'choice' ? [value.option] : [],
    ),
  );
  return [...new Set(kinds)].flatMap((kind) => {
    const title = withinSentence(textOf(texts.sections, kind), locale);
    // "Wall tiling, wall" says nothing more.
    if (fold(texts.name).includes(fold(title))) return [];
    const count = kinds.filter((one) => one === kind).length;
    return count > 1 ? [`${count} × ${title}`] : [title];
  });
}

function listed(parts: readonly string[], shown: number, locale: Locale): string | null {
  if (parts.length === 0) return null;
  const words = parts.slice(0, shown);
  if (parts.length > shown)
    return engineText(locale, 'list.more', { list: words.join(', '), count: String(parts.length - shown) });
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${engineText(locale, 'list.and')} ${last}`;
}

/** All counts of a requirement together; under `requirement.option` that option's, where it is the only one. */
function countUnder(key: string, requirement: string, counts: Readonly<Record<string, number>>): number {
  const stated = Object.entries(counts).filter(([, count]) => count > 0);
  const [only] = stated;
  if (key === requirement) return stated.reduce((sum, [, count]) => sum + count, 0);
  return only && stated.length === 1 && key === `${requirement}.${only[0]}` ? only[1] : 0;
}

/** What the request states under a slot's key: a number with its word, or a measure as it was said. */
function statedUnder({ key, one, many }: TitleSlot, facts: readonly Fact[], reading: Reading): string | null {
  const of = facts.filter(
    ({ requirement, confidence }) => confidence >= statedConfidence && key.startsWith(requirement),
  );
  if (many === undefined) {
    const requirement = reading.playbook.requirements.find((candidate) => candidate.key === key);
    const measure = of.find((fact) => fact.requirement === key);
    return requirement && measure ? valueAsSaid(requirement, measure.value, reading.locale) : null;
  }
  const numbers = of.map(({ requirement, value }) => {
    if (value.type === 'counts') return new Big(countUnder(key, requirement, value.counts));
    return value.type === 'number' && requirement === key ? (bigOrNull(value.number) ?? new Big(0)) : new Big(0);
  });
  const sum = numbers.reduce((all, number) => all.plus(number), new Big(0));
  return sum.gt(0) ? `${formatDecimal(sum, reading.locale, 0, 1)} ${sum.eq(1) ? one : many}` : null;
}

/** How many parts are named before the rest is a number. */
const shownParts = [99, 3, 2, 1] as const;

/** A title made of what the engine recognised, by the playbook's templates; each in turn until one is filled and short enough. */
function recognisedTitle(playbook: Playbook, text: string, locale: Locale): string | null {
  const texts = textsIn(playbook, languageOf(locale));
  const read = extractSections({ text, locale, playbook });
  const parts = namedParts({ playbook, locale }, read, texts);
  const size = statedSize(playbook, read, locale);
  const facts = [...read.sections.flatMap((section) => section.facts), ...read.job_facts];
  const name = texts.name.replace(/[[\]{}]/g, '');
  for (const template of [...texts.titles, `${name}[: {parts}][, {size}]`, `${name}[, {size}]`].map(parseTitle))
    for (const isWhole of [true, false])
      for (const shown of shownParts) {
        const fill = (slot: TitleSlot): string | null => {
          if (slot.key === 'parts') return listed(parts, shown, locale);
          return slot.key === 'size' ? size : statedUnder(slot, facts, { playbook, locale });
        };
        const title = fillTitle(template, { fill, isWhole });
        if (title !== null && title.length <= longestTitle) return title.charAt(0).toUpperCase() + title.slice(1);
      }
  return null;
}

export interface TitleInput {
  /** The request's own words, without greeting, stamps and signature. */
  readonly body: string;
  /** The quote's. */
  readonly locale: Locale;
  /** Of the service that the request is taken for; none where no playbook knows it. */
  readonly playbook: Playbook | undefined;
  /** The service's name in the quote's language, where the service is known. */
  readonly serviceName: string | null;
  /** Whoever is named in the request: no name belongs into a title. */
  readonly names: readonly string[];
}

/**
 * What a quote is called: service, part and size in the quote's language, made of what was recognised; else the service's name,
 * else the request's first clause that says something. At most `longestTitle` long, and never a half word.
 */
export function jobTitle({ body, locale, playbook, serviceName, names }: TitleInput): string {
  const clause = () => requestClause(body, { locale, names, length: longestTitle });
  const made = playbook && hasTexts(playbook, locale) ? recognisedTitle(playbook, body, locale) : null;
  const name = serviceName !== null && serviceName.length <= longestTitle ? serviceName : null;
  return made ?? (playbook ? clause() : name) ?? clause() ?? name ?? engineText(locale, 'title.request');
}
