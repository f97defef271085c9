import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardPaste, FolderPlus, Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { KitTools } from '../kits/kit-tools.tsx';
import { useAddLine } from '../lines/use-add-line.ts';

const SectionDialog = onDemand(async () => (await import('./section-dialog.tsx')).SectionDialog);
const PasteLines = onDemand(async () => (await import('./paste-lines.tsx')).PasteLines);

/** What can be put onto a quote: a line at once, the rest from a menu beside it. */
export function AddToQuote({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const { add, isPending } = useAddLine(quote);
  const [opened, setOpened] = useState<'section' | 'paste' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="my-1 flex flex-wrap items-center gap-1 md:ml-5">
      <Button variant="ghost" pending={isPending} onClick={() => void add()} className="font-medium! text-link!">
        <Icon icon={Plus} size={16} />
        <Trans>Add a line</Trans>
      </Button>
      <Button variant="ghost" onClick={() => setOpened('paste')}>
        <Icon icon={ClipboardPaste} size={16} />
        <Trans>Paste lines</Trans>
      </Button>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost">
            <Trans>More …</Trans>
          </Button>
        }
      >
        <MenuItem icon={FolderPlus} onSelect={() => setOpened('section')}>
          <Trans>Add a section</Trans>
        </MenuItem>
        <MenuItem
          icon={TicketPercent}
          onSelect={() => void add({ category: 'other', description: t`Discount`, quantity: -1, unit: 'fixed' })}
        >
          <Trans>Add a discount or credit</Trans>
        </MenuItem>
      </Menu>
      <KitTools quote={quote} />
      {opened === 'section' ? <SectionDialog quote={quote} onClose={close} /> : null}
      {opened === 'paste' ? <PasteLines quote={quote} onClose={close} /> : null}
    </div>
  );
}
