import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { CommandPalette } from '#web/ui/command-palette.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

/** Parts that show one thing after another, or more of it. */
export function MovingParts() {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Tabs`}>
        <TabsPart />
      </Card>
      <Card title={t`Carousel`}>
        <CarouselPart />
      </Card>
      <Card title={t`Sheets and palette`}>
        <SheetsPart />
      </Card>
    </>
  );
}

function TabsPart() {
  const { t } = useLingui();
  const [shown, show] = useState<'price' | 'request' | 'messages'>('price');
  return (
    <Tabs
      value={shown}
      onValueChange={show}
      label={t`Parts of the quote`}
      tabs={[
        { value: 'price', label: t`Price` },
        { value: 'request', label: t`Request and answers` },
        { value: 'messages', label: t`Messages` },
      ]}
      barClassName="-mx-5 px-5"
    >
      <TabPanel value="price" className="pt-3">
        <Trans>What the customer pays, line by line</Trans>
      </TabPanel>
      <TabPanel value="request" className="pt-3">
        <Trans>What the customer asked for</Trans>
      </TabPanel>
      <TabPanel value="messages" className="pt-3">
        <Trans>What the two of you wrote</Trans>
      </TabPanel>
    </Tabs>
  );
}

const photos = ['bg-calm-strong text-calm', 'bg-attention text-attention', 'bg-info text-info'];

function CarouselPart() {
  const { t } = useLingui();
  return (
    <Carousel
      label={t`Photos of the garden`}
      slides={photos.map((look, index) => {
        const place = index + 1;
        return {
          key: look,
          content: (
            <div className={`grid h-40 place-items-center ${look}`}>
              <Trans>Photo {place}</Trans>
            </div>
          ),
        };
      })}
    />
  );
}

function SheetsPart() {
  const { t } = useLingui();
  const [open, setOpen] = useState<'bottom' | 'right' | 'palette'>();
  const [text, setText] = useState('');
  const close = () => setOpen(undefined);
  const found = [
    { id: 'quote', label: t`New quote`, icon: FileText, choose: close },
    { id: 'customer', label: t`New customer`, icon: Users, choose: close },
  ].filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div className="flex flex-wrap gap-3">
      {(['bottom', 'right'] as const).map((side) => (
        <Sheet
          key={side}
          side={side}
          title={side === 'bottom' ? t`More of this page` : t`Beside the page`}
          isOpen={open === side}
          onOpenChange={(isOpen) => setOpen(isOpen ? side : undefined)}
          trigger={<Button>{side === 'bottom' ? t`Sheet from below` : t`Sheet from the right`}</Button>}
        >
          <p className="text-secondary">
            <Trans>A sheet keeps the page behind it where it was.</Trans>
          </p>
        </Sheet>
      ))}
      <Button onClick={() => setOpen('palette')}>
        <Trans>Command palette</Trans>
      </Button>
      {open === 'palette' ? (
        <CommandPalette
          onClose={close}
          title={t`Search and commands`}
          placeholder={t`Type a command or search...`}
          text={text}
          onText={setText}
          groups={found.length > 0 ? [{ id: 'commands', label: t`Commands`, items: found }] : []}
          status={
            found.length === 0 ? (
              <p className="px-4 py-6 text-center text-secondary">
                <Trans>No matching data</Trans>
              </p>
            ) : null
          }
          isBusy={false}
        />
      ) : null}
    </div>
  );
}
