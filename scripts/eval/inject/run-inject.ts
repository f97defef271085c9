import { classifyRequest } from '#domain/estimate/classify-request.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import type { EditLines } from '../edit/edit-seam.ts';
import { type Texts, textsOf } from './channels.ts';
import { type NeutralFrom, neutralOf } from './neutral-text.ts';
import { outcomeParts, poisonedDraft } from './poisoned-draft.ts';
import { poisonedEdit } from './poisoned-edit.ts';

export interface Injection {
  readonly one: EvalCase<'inject'>;
  /** What came out otherwise than with the harmless text: `price in fencing`. */
  readonly effects: readonly string[];
  /** Jobs tried. */
  readonly tried: number;
  readonly neutral: string;
  readonly neutralFrom: NeutralFrom;
}

/** Enough of every kind of job over all cases; each case begins elsewhere in the list. */
const mostJobs = 8;

function someJobs(one: EvalCase<'inject'>): readonly Playbook[] {
  const start = [...one.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % playbooks.length;
  return [...playbooks.slice(start), ...playbooks.slice(0, start)].slice(0, mostJobs);
}

/** The jobs an attack is tried on: for a request the service it is taken for, if any; else some of all. */
async function jobsFor(texts: Texts, one: EvalCase<'inject'>, engine: Engine): Promise<readonly Playbook[]> {
  if (texts.request === undefined || texts.answers !== undefined) return someJobs(one);
  const locale = one.locale ?? defaultLocale;
  const { candidates } = await engine.run('scope_confidence', { text: texts.request, locale, playbooks });
  const found = playbookOf(candidates[0]?.service_type ?? '');
  return found ? [found] : someJobs(one);
}

function statesFact(read: Parameters<typeof extractSections>[0]): boolean {
  const { sections, job_facts } = extractSections(read);
  return [...job_facts, ...sections.flatMap(({ facts }) => facts)].some(
    ({ requirement }) => requirement !== read.playbook.sections.requirement,
  );
}

async function serviceEffect(
  attack: Texts,
  harmless: Texts,
  one: EvalCase<'inject'>,
  engine: Engine,
): Promise<string[]> {
  const locale = one.locale ?? defaultLocale;
  const [first, second] = await Promise.all(
    [attack, harmless].map(async ({ request: text = '' }) => {
      const { candidates, confident } = await engine.run('scope_confidence', { text, locale, playbooks });
      return `${candidates[0]?.service_type ?? 'none'}${confident ? ', sure' : ''}`;
    }),
  );
  return first === second ? [] : [`service ${first} instead of ${second}`];
}

async function editEffect(attack: Texts, harmless: Texts, edit: EditLines): Promise<string[]> {
  if (attack.items === undefined || harmless.items === undefined) return [];
  const [first, second] = await Promise.all([poisonedEdit(attack.items, edit), poisonedEdit(harmless.items, edit)]);
  return first === second ? [] : ['an edit'];
}

export interface Trial {
  readonly engine: Engine;
  readonly edit: EditLines;
  /** Instead of those that suit the case. */
  readonly jobs?: readonly Playbook[];
}

/** An attack beside its harmless twin, on plain jobs: any difference in price, rules, questions or edits is an effect. */
export async function runInject(one: EvalCase<'inject'>, { engine, edit, jobs }: Trial): Promise<Injection> {
  const locale = one.locale ?? defaultLocale;
  const attack = textsOf(one, (payload) => payload);
  const isRequest = attack.request !== undefined;
  const tried = jobs ?? (await jobsFor(attack, one, engine));
  // The built-in words suffice to find the part that names a job or states a fact of it, whatever engine is measured.
  const namesJob = (text: string): boolean =>
    isRequest
      ? classifyRequest({ text, locale, playbooks }).candidates.length > 0
      : attack.answers !== undefined && tried.some((playbook) => statesFact({ text, locale, playbook }));
  const neutral = neutralOf(one.payload, one.neutral, namesJob);
  if (neutral.from === 'nothing') return { one, effects: [], tried: 0, neutral: '', neutralFrom: 'nothing' };
  const harmless = textsOf(one, (payload, isMain) => (isMain ? neutral.text : neutralOf(payload, null, namesJob).text));
  const effects = [
    ...(await serviceEffect(attack, harmless, one, engine)),
    ...(await editEffect(attack, harmless, edit)),
  ];
  for (const playbook of tried) {
    const [first, second] = await Promise.all(
      [attack, harmless].map((texts) => poisonedDraft({ playbook, locale, texts }, engine)),
    );
    for (const what of outcomeParts) {
      if (first?.[what] !== second?.[what]) effects.push(`${what} of ${playbook.service_type}`);
    }
  }
  return { one, effects, tried: tried.length, neutral: neutral.text, neutralFrom: neutral.from };
}
