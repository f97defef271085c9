import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Archive, ArchiveRestore, BellRing, CalendarX, Copy, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useBulkSteps } from './use-bulk-steps.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  /** The list shows what was put aside. */
  readonly isArchived: boolean;
}

/** What can be done with the chosen quotes, in reach wherever the page stands. */
export function BulkBar({ selection, isArchived }: BulkBarProps) {
  const { t } = useLingui();
  const steps = useBulkSteps(selection.keepOnly);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const count = selection.ids.length;
  if (count === 0) return null;
  const run = (action: Parameters<typeof steps.run>[0]) => steps.run(action, selection.ids);
  return (
    <section
      aria-label={t`Chosen quotes`}
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-subtle bg-raised px-4 py-2.5 shadow-3"
    >
      <p role="status" className="mr-auto font-semibold">
        <Plural value={count} one="# quote chosen" other="# quotes chosen" />
      </p>
      <Button pending={steps.isPending} onClick={() => run(isArchived ? 'unarchive' : 'archive')}>
        <Icon icon={isArchived ? ArchiveRestore : Archive} size={16} />
        {isArchived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      <Button pending={steps.isPending} onClick={() => setAsked('remind')}>
        <Icon icon={BellRing} size={16} />
        <Trans>Remind</Trans>
      </Button>
      <Button pending={steps.isPending} onClick={() => run('copy')}>
        <Icon icon={Copy} size={16} />
        <Trans>Copy</Trans>
      </Button>
      <Button pending={steps.isPending} onClick={() => setAsked('expire')}>
        <Icon icon={CalendarX} size={16} />
        <Trans>End</Trans>
      </Button>
      <Button variant="ghost" square aria-label={t`Choose none`} onClick={() => selection.setAll(false)}>
        <Icon icon={X} size={16} />
      </Button>
      {asked ? (
        <AskFirst
          action={asked}
          count={count}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            run(asked);
          }}
        />
      ) : null}
    </section>
  );
}

type AskedAction = 'remind' | 'expire';

interface AskFirstProps {
  readonly action: AskedAction;
  readonly count: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** What reaches customers cannot be taken back, so it is asked. */
function AskFirst({ action, count, onClose, onConfirm }: AskFirstProps) {
  const isReminder = action === 'remind';
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        isReminder ? (
          <Plural value={count} one="Remind # customer?" other="Remind # customers?" />
        ) : (
          <Plural value={count} one="End # quote?" other="End # quotes?" />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {isReminder ? <Trans>Send reminders</Trans> : <Trans>End quotes</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {isReminder ? (
          <Trans>Each gets the same link once more. Quotes that wait for nobody are left out.</Trans>
        ) : (
          <Trans>Customers can accept them no longer. A quote that has ended can be revised and sent anew.</Trans>
        )}
      </p>
    </Dialog>
  );
}
