import type { Locale } from '#domain/locale.ts';
import type { OwnWork } from '#domain/own-work/own-work.ts';
import { withOwnWork } from '#domain/own-work/with-own-work.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { listActiveRules } from '#server/pricing/pricing-rule-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { catalogueName } from '#server/services/catalogue-name.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { listOwnQuestions } from './own-question-store.ts';
import { listStandardLines } from './standard-line-store.ts';

/** The job for which what the provider keeps is looked up. */
export interface Job {
  readonly serviceTypeId: string | null;
  /** What it is called where no service is known. */
  readonly title: string;
  readonly locale: Locale;
}

/** What the provider keeps for a service, as it is now. */
export async function loadOwnWork(scope: ProviderScope, { serviceTypeId, title, locale }: Job): Promise<OwnWork> {
  if (serviceTypeId === null) {
    return { serviceTypeId, title, standardLines: [], rules: await listActiveRules(scope), asksItself: false };
  }
  const [standardLines, questions, rules, [type]] = await Promise.all([
    listStandardLines(scope, serviceTypeId),
    listOwnQuestions(scope, serviceTypeId),
    listActiveRules(scope),
    findServiceTypes(scope.db, [serviceTypeId]),
  ]);
  const name = type ? catalogueName(locale, type) : title;
  return { serviceTypeId, title: name, standardLines, rules, asksItself: questions.length > 0 };
}

/** So many at most: enough for the quotes that people are looking at. */
const mostKept = 200;
const kept = new WeakMap<Playbook, Map<string, Playbook>>();

/** A playbook with the provider's own work in it; the same object for the same work, since what is read out of it is kept by it. */
export function playbookWithOwn(
  base: Playbook,
  { general }: Pick<InstalledPlaybooks, 'general'>,
  work: OwnWork,
): Playbook {
  const known = kept.get(base) ?? new Map<string, Playbook>();
  kept.set(base, known);
  const { rules, ...rest } = work;
  const key = JSON.stringify([rest, rules]);
  const made = known.get(key) ?? withOwnWork({ base, general }, work);
  known.delete(key);
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return made;
}
