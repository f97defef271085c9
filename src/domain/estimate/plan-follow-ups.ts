import { textOf } from '../playbooks/texts-of.ts';
import { choiceIds } from '../question/choice-ids.ts';
import type { QuestionOrigin } from '../question/component-type.ts';
import { assessReadiness, type MissingRequirement, type ReadinessInput } from './assess-readiness.ts';
import { extractSections } from './extract-sections.ts';
import type { AnsweredQuestion, Fact } from './fact.ts';
import type { PlannedQuestion } from './planned-question.ts';
import type { EffectInput } from './pricing/price-effects.ts';
import { type Candidate, candidatesFor } from './questions/candidates.ts';
import { effectInputOf } from './questions/effect-input.ts';
import { plannedFrom } from './questions/planned-from.ts';
import { engineText } from './texts/engine-text.ts';

/** A candidate narrowed to what is missing: of three rooms only the one without an answer. */
function covers(candidate: Candidate, missing: MissingRequirement): boolean {
  if (!candidate.open.some((one) => one.key === missing.requirement_key)) return false;
  if (candidate.items.length) return candidate.items.some((item) => item.key === missing.section_key);
  return (candidate.section?.key ?? null) === missing.section_key;
}

const origins = {
  seen_in_photo: 'media_discovery',
  partly_answered: 'partial_resolution',
  not_asked: 'initial',
} as const satisfies Record<MissingRequirement['reason'], QuestionOrigin>;

const helps: Readonly<Partial<Record<MissingRequirement['reason'], 'partial.help' | 'seen.help'>>> = {
  seen_in_photo: 'seen.help',
  partly_answered: 'partial.help',
};

/** What a photo shows comes first, then what was answered in part: the customer was willing and nearly done. */
const order: readonly MissingRequirement['reason'][] = ['seen_in_photo', 'partly_answered', 'not_asked'];

/** As if nobody had said anything about what is to be asked after all. */
function withoutFactsOf(input: ReadinessInput, keys: ReadonlySet<string>): ReadinessInput {
  const others = (facts: readonly Fact[]): Fact[] => facts.filter(({ requirement }) => !keys.has(requirement));
  const sections = input.sections.map((section) => ({ ...section, facts: others(section.facts) }));
  return { ...input, sections, jobFacts: others(input.jobFacts) };
}

function followUp(candidate: Candidate, missing: MissingRequirement, effects: EffectInput): PlannedQuestion {
  const planned = plannedFrom({ ...candidate, dependsOn: null }, effects, origins[missing.reason]);
  const reason = helps[missing.reason];
  const help = reason ? engineText(effects.locale, reason) : planned.help;
  return { ...planned, help, urgency: candidate.always ? 'high' : 'medium' };
}

/** What a customer wrote in their own words in an answer. */
function freeText({ answer }: AnsweredQuestion): string {
  switch (answer?.type) {
    case 'TextQuestion':
      return answer.value.text;
    case 'AudioNote':
      return answer.value.transcript ?? '';
    case 'MultipleChoice':
      return answer.value.other ?? '';
    default:
      return '';
  }
}

/** Another room named in passing: asked about once, never priced by itself. */
function mentionQuestions(input: ReadinessInput, effects: EffectInput): PlannedQuestion[] {
  const { playbook, locale } = input;
  const known = new Set([
    ...input.sections.map((section) => section.key.replace(/-\d+$/, '')),
    playbook.sections.fallback,
  ]);
  const asked = new Set(input.questions.flatMap((row) => choiceIds(row.config, 'options')));
  const texts = input.questions.map(freeText).filter(Boolean).slice(0, 20);
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
  const seen = new Set(missing.flatMap((one) => (one.reason === 'seen_in_photo' ? [one.requirement_key] : [])));
  const effects = effectInputOf(withoutFactsOf(input, seen));
  const planned: PlannedQuestion[] = [];
  const used = new Set<Candidate>();
  const candidates = missing.length ? candidatesFor(effects) : [];
  const ordered = missing.toSorted((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason));
  for (const one of ordered) {
    const candidate = candidates.find((other) => covers(other, one));
    if (!candidate || used.has(candidate)) continue;
    used.add(candidate);
    const open = candidate.open.filter(({ key }) => missing.some(({ requirement_key }) => requirement_key === key));
    planned.push(followUp(one.reason === 'seen_in_photo' ? { ...candidate, open } : candidate, one, effects));
  }
  return [...planned, ...mentionQuestions(input, effects)].slice(0, input.limit ?? 4);
}
