import { createHash } from 'node:crypto';
import { untouchedVerdict } from '#domain/estimate/verdict/draft-verdict.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { textsOf } from '#domain/playbooks/texts-of.ts';
import { buildId } from '#server/build-id.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { summarize } from '#server/summarize-error.ts';
import {
  type Assessment,
  type AssessmentBasis,
  assess,
  basisOf,
  type QuoteToAssess,
  type Requirements,
} from './assess-quote.ts';
import { type ReadinessRow, saveReadiness } from './readiness-store.ts';

/** What a quote's parts need and have, and what is said of its draft. */
export type Standing = Pick<Assessment, 'requirements' | 'verdict'>;

interface Known extends QuoteToAssess {
  readonly quote: QuoteToAssess['quote'] & OwnQuote;
  /** Read together with the rest of the quote. */
  readonly stored: ReadinessRow | undefined;
}

/**
 * How a quote stands. Reckoned once for each state of what it rests on, then stored: reckoning takes up
 * to a tenth of a second in which the server answers nobody.
 */
export async function standingOf(
  scope: ProviderScope,
  { clock, logger }: Pick<AppDeps, 'clock' | 'logger'>,
  { stored, ...toAssess }: Known,
): Promise<Standing> {
  const basis = basisOf(toAssess);
  if (!basis.playbook) return { requirements: {}, verdict: untouchedVerdict };
  const restsOn = digestOf(basis, basis.playbook);
  if (stored?.restsOn === restsOn) return stored;
  const { requirements, verdict } = assess(basis);
  const { quote } = toAssess;
  const row = { restsOn, requirements: copyOf(requirements), verdict, reckonedAt: clock() };
  // Whoever reads is answered, also where nothing can be written or the quote was deleted meanwhile.
  await saveReadiness(scope, quote, row).catch((error: unknown) =>
    logger.warn({ quote_id: quote.id, error: summarize(error) }, 'readiness could not be stored'),
  );
  return { requirements, verdict };
}

const copyOf = (requirements: Requirements): ReadinessRow['requirements'] =>
  Object.fromEntries(Object.entries(requirements).map(([id, states]) => [id, [...states]]));

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * By content rather than by the quote's revision: answers and what photos show do not raise it, since nobody's edit is
 * stale because of them; and a line's new price raises it and changes nothing here.
 */
function digestOf({ playbook: _playbook, ...said }: AssessmentBasis, playbook: Playbook): string {
  return digest([buildId, knowledgeDigest(playbook, said.locale), said]);
}

const digests = new WeakMap<Playbook, Map<Locale, string>>();

/**
 * A playbook of the installation's own may change without a new build, and without a new version if its author forgets.
 * The phrases by which requests are read are left out: what they found is among the facts, and reading them here would
 * take up every language.
 */
function knowledgeDigest(playbook: Playbook, locale: Locale): string {
  const known = digests.get(playbook) ?? new Map<Locale, string>();
  digests.set(playbook, known);
  const { texts: _texts, lexicon: _lexicon, sections, cues: _cues, ...rules } = playbook;
  const kinds = sections.kinds.map(({ phrases: _phrases, weak_phrases: _weak, ...kind }) => kind);
  const made = known.get(locale) ?? digest([rules, kinds, textsOf(playbook, locale)]);
  known.set(locale, made);
  return made;
}
