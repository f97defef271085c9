import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type BulkAction, type BulkResult, useChangeQuotes } from '#web/api/quote-bulk.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface BulkSteps {
  readonly run: (action: BulkAction, ids: readonly string[]) => void;
  readonly isPending: boolean;
}

/** Says of an action how many it reached. */
function doneWords(action: BulkAction, count: number): ReactNode {
  const words: Record<BulkAction, ReactNode> = {
    remind: <Plural value={count} one="# reminder is on its way" other="# reminders are on their way" />,
    archive: <Plural value={count} one="# quote archived" other="# quotes archived" />,
    unarchive: <Plural value={count} one="# quote is back in the list" other="# quotes are back in the list" />,
    copy: <Plural value={count} one="# copy made" other="# copies made" />,
    expire: <Plural value={count} one="# quote ended" other="# quotes ended" />,
  };
  return words[action];
}

/** Does one thing with the chosen quotes and tells what came of it; what was refused stays chosen. */
export function useBulkSteps(onRefused: (ids: readonly string[]) => void): BulkSteps {
  const { t } = useLingui();
  const errorText = useErrorText();
  const change = useChangeQuotes();
  const run: BulkSteps['run'] = (action, ids) =>
    void change.mutateAsync({ ids: [...ids], action }).then(
      (results) => {
        const [done, refused] = [results.filter(({ ok }) => ok), results.filter(({ ok }) => !ok)];
        onRefused(idsOf(refused));
        if (done.length > 0)
          showToast({ level: 'success', title: doneWords(action, done.length), ...undo(action, done) });
        if (refused.length > 0) showRefused(refused);
      },
      (error: unknown) => {
        showToast({ level: 'error', title: t`That was not done`, text: errorText(error) });
      },
    );
  const undo = (action: BulkAction, done: readonly BulkResult[]) =>
    action === 'archive'
      ? {
          action: {
            label: t`Undo`,
            altText: t`Bring the quotes back to the list`,
            run: () => run('unarchive', idsOf(done)),
          },
        }
      : {};
  return { run, isPending: change.isPending };
}

const idsOf = (results: readonly BulkResult[]): string[] => results.map(({ id }) => id);

/** Each reason once. */
function showRefused(refused: readonly BulkResult[]): void {
  const reasons = new Set(refused.flatMap(({ message }) => message ?? []));
  showToast({
    level: 'warning',
    title: <Plural value={refused.length} one="# quote was left as it is" other="# quotes were left as they are" />,
    text: [...reasons].join(' '),
  });
}
