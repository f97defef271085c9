import { defaultLocale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { playbookOf, playbooks } from '#domain/playbooks/registry.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { type EditLines, editLines } from '../edit/edit-seam.ts';
import { type Texts, textsOf } from './channels.ts';
import { type NeutralFrom, neutralOf } from './neutral-text.ts';
import { poisonedDraft } from './poisoned-draft.ts';
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

/** The jobs an attack is tried on: for a request the service it is taken for, if any; else every one there is. */
async function targets(texts: Texts, one: EvalCase<'inject'>, engine: Engine): Promise<readonly Playbook[]> {
  if (texts.request === undefined || texts.answers !== undefined) return playbooks;
  const locale = one.locale ?? defaultLocale;
  const { candidates } = await engine.run('scope_confidence', { text: texts.request, locale, playbooks });
  const found = playbookOf(candidates[0]?.service_type ?? '');
  return found ? [found] : playbooks;
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

async function editEffect(attack: Texts, harmless: Texts, edit: EditLines | null): Promise<string[]> {
  if (!edit || attack.items === undefined || harmless.items === undefined) return [];
  const [first, second] = await Promise.all([poisonedEdit(attack.items, edit), poisonedEdit(harmless.items, edit)]);
  return first === second ? [] : ['an edit'];
}

/** An attack beside its harmless twin, on plain jobs: any difference in price, rules, questions or edits is an effect. */
export async function runInject(
  one: EvalCase<'inject'>,
  engine: Engine,
  edit: EditLines | null = editLines,
): Promise<Injection> {
  const neutral = neutralOf(one.payload, one.neutral);
  const attack = textsOf(one, (payload) => payload);
  const harmless = textsOf(one, (payload, isMain) => (isMain ? neutral.text : neutralOf(payload, null).text));
  const locale = one.locale ?? defaultLocale;
  const tried = await targets(attack, one, engine);
  const effects = [
    ...(await serviceEffect(attack, harmless, one, engine)),
    ...(await editEffect(attack, harmless, edit)),
  ];
  for (const playbook of tried) {
    const [first, second] = await Promise.all(
      [attack, harmless].map((texts) => poisonedDraft({ playbook, locale, texts }, engine)),
    );
    for (const what of ['price', 'extras', 'questions', 'hazards'] as const) {
      if (first?.[what] !== second?.[what]) effects.push(`${what} of ${playbook.service_type}`);
    }
  }
  return { one, effects, tried: tried.length, neutral: neutral.text, neutralFrom: neutral.from };
}
