import { textOf } from '../../playbooks/texts-of.ts';
import type { PlannedQuestion } from '../planned-question.ts';
import type { EffectInput } from '../pricing/price-effects.ts';
import { engineText } from '../texts/engine-text.ts';
import type { Candidate } from './candidates.ts';

export const closingKey = 'closing';

/** More would not be read. */
const mostTopics = 10;

/** What there was no room to ask, what the price moves with most first. */
function unasked(candidates: readonly Candidate[], chosen: readonly Candidate[], { texts }: EffectInput): string[] {
  const asked = new Set(chosen.flatMap(({ open }) => open.map(({ key }) => key)));
  const left = candidates
    .filter(
      ({ question, open, dependsOn }) =>
        question.role === 'primary' && dependsOn === null && !asked.has(open[0]?.key ?? ''),
    )
    .toSorted((a, b) => b.worth - a.worth);
  return left.flatMap(({ open: [main] }) =>
    main && main.type !== 'flag' ? [textOf(texts.requirements, main.key)] : [],
  );
}

/** The last question: room in the customer's own words for what matters and was not asked. */
export function closingQuestion(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  input: EffectInput,
): PlannedQuestion {
  const topics = [...new Set([...input.texts.closing, ...unasked(candidates, chosen, input)])].slice(0, mostTopics);
  return {
    section_key: null,
    requirement_key: null,
    question_key: closingKey,
    type: 'TextQuestion',
    prompt: engineText(input.locale, 'closing.prompt'),
    help: topics.length > 0 ? engineText(input.locale, 'closing.help', { topics: topics.join(' · ') }) : null,
    config: { multiline: true },
    role: 'supplementary',
    importance: 'low',
    match_mode: 'any',
    urgency: 'low',
    origin: 'initial',
    required: false,
    depends_on: null,
    prefill: null,
  };
}
