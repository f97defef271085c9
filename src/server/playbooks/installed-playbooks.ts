import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { installLanguages } from '#domain/language/installed-languages.ts';
import { vocabularies } from '#domain/language/vocabulary.ts';
import { type CompiledPlaybook, compilePlaybook } from '#domain/playbooks/compile-playbook.ts';
import { isGeneral } from '#domain/playbooks/general.ts';
import { openPlaybook } from '#domain/playbooks/open-playbook.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { type PlaybookList, playbookList } from '#domain/playbooks/playbook-list.ts';
import type { Knowledge, PlaybookFolder } from '#domain/playbooks/playbook-source.ts';
import type { Executor } from '#server/db/connection.ts';
import { playbookVersions } from '#server/db/schema.ts';
import { spokenFiguresOf } from './spoken-figures.ts';

/** What a part of a quote was asked with. */
export interface AskedWith {
  readonly playbookKey: string | null;
  readonly playbookVersion: number | null;
}

/** The installation's playbooks, and those of before that quotes were asked with. */
export interface InstalledPlaybooks extends PlaybookList {
  /** The one for work that no playbook knows; it is no service, and not in the list. */
  readonly general: Playbook;
  /** The playbook that a part was asked with, in that very version; undefined for a part that was asked with none. */
  askedWith(db: Executor, part: AskedWith | undefined): Promise<Playbook | undefined>;
}

/** The playbooks of a knowledge, ready for use, the most usual services first. @throws Error where the knowledge cannot be compiled */
export function installedPlaybooks(
  knowledge: Knowledge,
): InstalledPlaybooks & { readonly compiled: readonly CompiledPlaybook[] } {
  const { usual } = knowledge.catalogue;
  const rank = ({ playbook }: PlaybookFolder) => usual.indexOf(playbook.service_type) + 1 || usual.length + 1;
  const folders = Object.values(knowledge.folders).toSorted((a, b) => rank(a) - rank(b));
  const compiled = folders.map((folder) =>
    compilePlaybook(folder, knowledge, (problem) => {
      throw new Error(`${folder.playbook.key}: ${problem}`);
    }),
  );
  const opened = compiled.map(openPlaybook);
  installLanguages({ known: knowledge.languages, spokenFiguresOf, vocabularyOf: vocabularies(opened) });
  const general = opened.find(isGeneral);
  if (!general) throw new Error('there is no playbook for work that no other knows');
  const list = playbookList(opened.filter((playbook) => !isGeneral(playbook)));
  const earlier = new Map<string, Promise<Playbook | undefined>>();
  return {
    ...list,
    general,
    compiled,
    askedWith: async (db, part) => {
      const { playbookKey: key, playbookVersion: version } = part ?? { playbookKey: null, playbookVersion: null };
      if (part === undefined) return undefined;
      if (key === null) return general;
      const current = key === general.key ? general : list.byKey(key);
      if (version === null || current?.version === version) return current;
      const name = `${key} ${version}`;
      const found = earlier.get(name) ?? findVersion(db, key, version);
      earlier.set(name, found);
      // A version that was never kept is as good as the one there is.
      return (
        (await found.catch((error: unknown) => {
          earlier.delete(name);
          throw error;
        })) ?? current
      );
    },
  };
}

async function findVersion(db: Executor, key: string, version: number): Promise<Playbook | undefined> {
  const [row] = await db
    .select({ body: playbookVersions.body })
    .from(playbookVersions)
    .where(and(eq(playbookVersions.key, key), eq(playbookVersions.version, version)));
  return row && openPlaybook(row.body);
}

/**
 * Keeps each playbook under its version, for the quotes that are asked with it. One that changed without a new version is a
 * correction, and open quotes follow it.
 */
export async function keepVersions(db: Executor, compiled: readonly CompiledPlaybook[]): Promise<void> {
  const rows = compiled.map((body) => ({
    key: body.key,
    version: body.version,
    hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    body,
  }));
  const kept = await db
    .select({ key: playbookVersions.key, version: playbookVersions.version, hash: playbookVersions.hash })
    .from(playbookVersions);
  const known = new Set(kept.map(({ key, version, hash }) => `${key} ${version} ${hash}`));
  const changed = rows.filter(({ key, version, hash }) => !known.has(`${key} ${version} ${hash}`));
  if (changed.length === 0) return;
  await db
    .insert(playbookVersions)
    .values(changed)
    .onConflictDoUpdate({
      target: [playbookVersions.key, playbookVersions.version],
      set: { hash: sql`excluded.hash`, body: sql`excluded.body` },
    });
}
