import { Trans } from '@lingui/react/macro';
import { Layers, ListPlus, Save } from 'lucide-react';
import { useState } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

// Opened now and then; the lines do without them.
const PutInDialog = onDemand(async () => (await import('./put-in-dialog.tsx')).PutInDialog);
const KeepDialog = onDemand(async () => (await import('./keep-dialog.tsx')).KeepDialog);

/** Lines that go together: put in by their name, or kept from this quote. */
export function KitTools({ quote }: { readonly quote: Quote }) {
  const [open, setOpen] = useState<'put-in' | 'kit' | 'template' | null>(null);
  const close = () => setOpen(null);
  const hasLines = quote.line_items.length > 0;
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" className="my-1 font-medium! text-link!">
            <Icon icon={Layers} size={16} />
            <Trans>Kits</Trans>
          </Button>
        }
      >
        <MenuItem icon={ListPlus} onSelect={() => setOpen('put-in')}>
          <Trans>Put in a kit or template</Trans>
        </MenuItem>
        <MenuItem icon={Save} isDisabled={!hasLines} onSelect={() => setOpen('kit')}>
          <Trans>Keep lines as a kit</Trans>
        </MenuItem>
        <MenuItem icon={Save} isDisabled={!hasLines} onSelect={() => setOpen('template')}>
          <Trans>Keep the quote as a template</Trans>
        </MenuItem>
      </Menu>
      {open === 'put-in' ? <PutInDialog quote={quote} onClose={close} /> : null}
      {open === 'kit' || open === 'template' ? <KeepDialog quote={quote} kind={open} onClose={close} /> : null}
    </>
  );
}
