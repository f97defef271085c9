import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';
import type { UploadRules } from '#server/media/receive-upload.ts';
import type { ReadTable } from './read-table.ts';

const mostBytes = 20_000_000;

export const importRules = (folder: string): UploadRules => ({ folder, maxBytes: mostBytes });

export function refusedWhole(count: number): Problem {
  const sentence = msg`${plural(count, {
    one: 'Nothing was imported: # row has something wrong.',
    other: 'Nothing was imported: # rows have something wrong.',
  })}`;
  return new Problem('invalid_fields', sentence, { fields: { file: [sentence] } });
}

/** Of rows and of what is wrong with them, so many are shown. */
export const shownRows = 20;
const shownWrong = 200;

/** What is said of every file, whatever its rows are about. */
export function presentFile<Field, Values>(
  { encoding, delimiter, hasHeadings, columns, wrong }: ReadTable<Field, Values>,
  locale: Locale,
) {
  return {
    encoding,
    delimiter,
    has_headings: hasHeadings,
    columns: columns.map(({ heading, field, samples }) => ({ heading, field, samples: [...samples] })),
    wrong: wrong
      .slice(0, shownWrong)
      .map(({ line, field, sentence }) => ({ line, field, message: say(locale, sentence) })),
  };
}
