import { engineText, textOf } from '../playbooks/texts/load-texts.ts';
import { field, optionIds } from './answers/read-answer.ts';
import { assessReadiness, type MissingRequirement, type ReadinessInput } from './assess-readiness.ts';
import { extractSections } from './extract-sections.ts';
import type { AnsweredQuestion } from './fact.ts';
import type { PlannedQuestion } from './planned-question.ts';
import type { EffectInput } from './pricing/price-effects.ts';
import { type Candidate, candidatesFor } from './questions/candidates.ts';
import { effectInputOf } from './questions/effect-input.ts';
import { plannedFrom } from './questions/planned-from.ts';

/** A candidate narrowed to what is missing: of three rooms only the one without an answer. */
function covers(candidate: Candidate, missing: MissingRequirement): boolean {
  if (!candidate.open.some((one) => one.key === missing.requirement_key)) return false;
  if (candidate.items.length) return candidate.items.some((item) => item.key === missing.section_key);
  return (candidate.section?.key ?? null) === missing.section_key;
}

function followUp(candidate: Candidate, missing: MissingRequirement, effects: EffectInput): PlannedQuestion {
  const planned = plannedFrom(
    { ...candidate, dependsOn: null },
    effects,
    missing.reason === 'partly_answered' ? 'partial_resolution' : 'initial',
  );
  const help = missing.reason === 'partly_answered' ? engineText(effects.locale, 'partial.help') : planned.help;
  return { ...planned, help, urgency: candidate.always ? 'high' : 'medium' };
}

/** What a customer wrote in their own words in an answer. */
function freeTexts(row: AnsweredQuestion): string[] {
  const words = [field(row.value, 'text'), field(row.value, 'transcript'), field(row.value, 'other')];
  return words.filter((text): text is string => typeof text === 'string');
}

/** Another room named in passing: asked about once, never priced by itself. */
function mentionQuestions(input: ReadinessInput, effects: EffectInput): PlannedQuestion[] {
  const { playbook, locale } = input;
  const known = new Set([
    ...input.sections.map((section) => section.key.replace(/-\d+$/, '')),
    playbook.sections.fallback,
  ]);
  const asked = new Set(input.questions.flatMap((row) => optionIds(row.config)));
  const texts = input.questions.flatMap(freeTexts).slice(0, 20);
  const kinds = texts.flatMap((text) =>
    extractSections({ text, locale, playbook }).sections.map((one) => one.key.replace(/-\d+$/, '')),
  );
  const fresh = [...new Set(kinds)].filter((kind) => !known.has(kind) && !asked.has(`include.${kind}`));
  return fresh.map((kind) => {
    const mention = textOf(effects.texts.sections, kind);
    const options = [
      { id: `include.${kind}`, label: engineText(locale, 'mention.yes') },
      { id: `leave_out.${kind}`, label: engineText(locale, 'mention.no') },
    ];
    return {
      section_key: null,
      requirement_key: null,
      question_key: `mention.${kind}`,
      type: 'MultipleChoice',
      prompt: engineText(locale, 'mention.prompt', { mention }),
      help: null,
      config: { options },
      role: 'supplementary',
      importance: 'medium',
      match_mode: 'any',
      urgency: 'medium',
      origin: 'customer_mention',
      required: false,
      depends_on: null,
      prefill: null,
    };
  });
}

/** At most `limit` (4) questions about what was answered in part, mentioned in passing, or never asked. */
export function planFollowUps(input: ReadinessInput & { readonly limit?: number | undefined }): PlannedQuestion[] {
  const { missing } = assessReadiness(input);
  const effects = effectInputOf(input);
  const planned: PlannedQuestion[] = [];
  const used = new Set<Candidate>();
  const candidates = missing.length ? candidatesFor(effects) : [];
  // Answered in part comes first: the customer was willing and nearly done.
  const ordered = missing.toSorted(
    (a, b) => Number(b.reason === 'partly_answered') - Number(a.reason === 'partly_answered'),
  );
  for (const one of ordered) {
    const candidate = candidates.find((other) => covers(other, one));
    if (!candidate || used.has(candidate)) continue;
    used.add(candidate);
    planned.push(followUp(candidate, one, effects));
  }
  return [...planned, ...mentionQuestions(input, effects)].slice(0, input.limit ?? 4);
}
