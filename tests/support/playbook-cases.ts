import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { casesFile } from '#contract/playbook-cases.ts';
import { type Locale, matchLocale } from '#domain/locale.ts';
import { foldersIn, readFile } from '#server/playbooks/read-folders.ts';

type Cases = z.output<typeof casesFile>;
export type RequestCase = NonNullable<Cases['requests']>[number];
export type PriceCase = NonNullable<Cases['prices']>[number];
export type OtherWorkCase = Exclude<NonNullable<Cases['not_recognised']>[number], string>;

/** What `playbooks/<service>/cases/<language>.yaml` says. */
export interface CasesOfService {
  readonly service: string;
  readonly language: string;
  /** Of a request that names none. */
  readonly locale: Locale;
  readonly cases: Cases;
}

/** The cases of every service; what is not of the right shape is told with its file. */
export function readCases(playbooks: string, tell: (problem: string) => void): CasesOfService[] {
  return foldersIn(playbooks).flatMap((service) => {
    const folder = join(playbooks, service, 'cases');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .toSorted()
      .flatMap((name) => {
        const language = name.slice(0, 2);
        const cases = readFile(join(folder, name), casesFile, (problem) => tell(`${service}/cases/${problem}`));
        return cases ? [{ service, language, locale: matchLocale([language]), cases }] : [];
      });
  });
}
