import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { closingKey } from '#domain/estimate/questions/closing-question.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { textOf, textsIn } from '#domain/playbooks/texts-of.ts';
import { choiceIds } from '#domain/question/choice-ids.ts';
import { field } from '#domain/question/unknown-value.ts';
import { fold } from '#domain/text/fold.ts';
import type { IntakeTopic } from '../cases/case-schemas.ts';

function labelsOf(list: unknown, ids: readonly string[]): string[] {
  const options: readonly unknown[] = Array.isArray(list) ? list : [];
  const wanted = options.filter((one) => ids.some((id) => id === field(one, 'id')));
  return wanted.map((one) => field(one, 'label')).filter((label) => typeof label === 'string');
}

function hintsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((hint) => typeof hint === 'string') : [];
}

/** The question alone, as it is asked and in English. */
export function promptText(question: PlannedQuestion, playbook: Playbook): string {
  const english = textsIn(playbook, 'en').questions[question.question_key];
  return [question.prompt, english?.prompt, english?.in_section, english?.for_each].join('\n');
}

/** Everything a customer reads of a question, as it is asked and in English: prompt, help, options and hints. */
export function questionText(question: PlannedQuestion, playbook: Playbook): string {
  const { config } = question;
  const english = textsIn(playbook, 'en');
  const own = english.questions[question.question_key];
  const options = choiceIds(config, 'options').flatMap((id) => [
    textOf(english.options, `${question.requirement_key ?? ''}.${id}`),
    textOf(english.options, `${id}.true`),
  ]);
  return [
    promptText(question, playbook),
    question.help,
    own?.help,
    ...(question.question_key === closingKey ? english.closing : []),
    own?.placeholder,
    ...(own?.hints ?? []),
    ...labelsOf(config.options, choiceIds(config, 'options')),
    ...hintsOf(config.hints),
    ...options,
  ].join('\n');
}

/**
 * What a question asks, as it is asked and in English: its prompt, and of one that asks several things at once each of
 * them. Help, hints, the options of a choice and the closing list remind of things; they do not ask them.
 */
export function askedText(question: PlannedQuestion, playbook: Playbook): string {
  if (question.question_key === closingKey) return '';
  const english = textsIn(playbook, 'en');
  const isAsked = (id: string): boolean => playbook.requirements.some(({ key, type }) => key === id && type === 'flag');
  const things = choiceIds(question.config, 'options').filter(isAsked);
  return [
    promptText(question, playbook),
    ...things.flatMap((id) => [textOf(english.requirements, id), textOf(english.options, `${id}.true`)]),
    ...labelsOf(question.config.options, things),
  ].join('\n');
}

/** Whether a word of these begins somewhere in a text: "decorat" in "redecorating" does not count, in "decorating" it does. */
export function speaksOf(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.some((word) => {
    const wanted = fold(word.trim());
    for (let at = folded.indexOf(wanted); wanted && at >= 0; at = folded.indexOf(wanted, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return true;
    }
    return false;
  });
}

/** Whether a known fact answers a topic: the words are in its name, or in the question that would ask for it. */
export function isKnownTopic(topic: IntakeTopic, known: ReadonlySet<string>, playbook: Playbook): boolean {
  const english = textsIn(playbook, 'en');
  return playbook.requirements.some((requirement) => {
    if (!known.has(requirement.key)) return false;
    const asking = playbook.questions.find((one) => one.role === 'primary' && one.satisfies[0] === requirement.key);
    const prompt = asking ? english.questions[asking.key]?.prompt : undefined;
    return speaksOf([textOf(english.requirements, requirement.key), prompt].join('\n'), topic.words);
  });
}
