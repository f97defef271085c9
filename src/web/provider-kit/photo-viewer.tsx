import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type PhotoPin, PinsOver } from './photo-pins.tsx';

export interface ViewedPhoto {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
  readonly pins?: readonly PhotoPin[];
}

interface PhotoViewerProps {
  readonly photos: readonly ViewedPhoto[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** One photo over the whole window; the arrow keys go to its neighbours, Escape closes. */
export function PhotoViewer({ photos, shownId, onShow, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const at = Math.max(
    0,
    photos.findIndex(({ id }) => id === shownId),
  );
  const photo = photos[at];
  if (!photo) return null;
  const go = (by: -1 | 1) => {
    const neighbour = photos[at + by];
    if (neighbour) onShow(neighbour.id);
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const [place, total] = [at + 1, photos.length];
  return (
    <Radix.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={keys}
          className="fixed inset-0 z-60 flex flex-col bg-canvas"
        >
          <header className="flex items-center gap-2 border-b border-subtle px-4 py-2">
            <Radix.Title className="min-w-0 flex-1 font-semibold">
              <Trans>
                Photo {place} of {total}
              </Trans>
            </Radix.Title>
            <Button variant="ghost" square aria-label={t`Previous photo`} disabled={at === 0} onClick={() => go(-1)}>
              <Icon icon={ChevronLeft} />
            </Button>
            <Button variant="ghost" square aria-label={t`Next photo`} disabled={place === total} onClick={() => go(1)}>
              <Icon icon={ChevronRight} />
            </Button>
            <Radix.Close asChild>
              <Button variant="ghost" square aria-label={t`Close`}>
                <Icon icon={X} />
              </Button>
            </Radix.Close>
          </header>
          <div className="grid min-h-0 flex-1 place-items-center p-4">
            <span className="relative block max-h-full max-w-full">
              <img src={photo.url} alt={photo.alt} className="max-h-[calc(100dvh-6rem)] max-w-full object-contain" />
              {photo.pins ? <PinsOver pins={photo.pins} /> : null}
            </span>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
