import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Currency } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { textsOf } from '#domain/playbooks/texts-of.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { readCases } from '../../eval/cases/read-cases.ts';
import { ownCaseFiles } from '../../eval/kinds.ts';

export interface EngineCase {
  readonly playbook: Playbook;
  readonly text: string;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Facts by requirement key or alias. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const repository = join(import.meta.dirname, '..', '..', '..');

function casesIn(kind: 'price' | 'classify') {
  const path = join(repository, ownCaseFiles[kind]);
  return readCases(readFileSync(path, 'utf8'), path, kind);
}

/** Every request of the project's own cases whose service is certain. */
function ownCases(): (Omit<EngineCase, 'playbook'> & { readonly service: string | null | undefined })[] {
  const [prices, requests] = [casesIn('price'), casesIn('classify')];
  const priced =
    prices.kind === 'price'
      ? prices.cases.map(({ request: text, locale, currency, answers, expected }) => ({
          service: expected.service_type,
          text,
          locale,
          currency,
          answers: answers ?? {},
        }))
      : [];
  const read =
    requests.kind === 'classify'
      ? requests.cases.map(({ text, locale, expected: [service] }) => ({
          service,
          text,
          locale,
          currency: 'GBP' as const,
          answers: {},
        }))
      : [];
  return [...priced, ...read];
}

/** The cases of each playbook; one that has none is asked for by its name. */
export function engineCases(): ReadonlyMap<Playbook, readonly EngineCase[]> {
  const own = ownCases();
  return new Map(
    playbooks.map((playbook) => {
      const cases = own
        .filter(({ service }) => service === playbook.service_type)
        .map(({ service: _service, ...one }) => ({ ...one, playbook }));
      const text = `What would this cost, please: ${textsOf(playbook, 'en-GB').name}?`;
      const byName: EngineCase = { playbook, text, locale: 'en-GB', currency: 'GBP', answers: {} };
      return [playbook, cases.length > 0 ? cases : [byName]] as const;
    }),
  );
}
