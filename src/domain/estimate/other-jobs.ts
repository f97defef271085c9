import { type Locale, languageOf } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { bestFirst, isSure, serviceScores } from './classify-request.ts';
import { withoutOthersWork } from './words/others-work/without-others-work.ts';
import { withoutOrders } from './words/set-aside-orders.ts';
import type { Token } from './words/token.ts';
import { readingLanguages, tokensOf } from './words/tokens.ts';

/** Work that is asked for beside the job. */
export interface OtherJob {
  readonly service_type: string;
  /** Of the clause that asks for it. */
  readonly span: readonly [start: number, end: number];
}

/** The words between two stops. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'stop') clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses.filter(({ length }) => length > 0);
}

/**
 * Other services that a request for one asks for as well: a clause by itself is plainly their work and says nothing of the
 * job's own. Each is named once, where it stands first.
 */
export function otherJobs({
  text,
  locale,
  service,
  playbooks,
}: {
  readonly text: string;
  readonly locale: Locale;
  /** What the job is taken for. */
  readonly service: string;
  readonly playbooks: readonly Playbook[];
}): OtherJob[] {
  const language = languageOf(locale);
  const written = withoutOrders(text, tokensOf(text, locale), readingLanguages(locale));
  const found = new Map<string, OtherJob>();
  for (const clause of clausesOf(withoutOthersWork(written, language))) {
    const scored = bestFirst(serviceScores(clause, playbooks, language));
    const [best] = scored;
    const isOwn = scored.some(({ service_type }) => service_type === service);
    if (!best || !isSure(scored) || isOwn || found.has(best.service_type)) continue;
    const span = [clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0] as const;
    found.set(best.service_type, { service_type: best.service_type, span });
  }
  return [...found.values()];
}
