import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinPlus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { usePinChanges } from '#web/api/photo-pins.ts';
import type { Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { type PhotoPin, PinsOver } from '#web/provider-kit/photo-pins.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { type Belonging, isOf, PinList } from './pin-list.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface MarkedPhotoProps {
  readonly photo: QuoteMedia;
  readonly alt: string;
  readonly enlargeLabel: string;
  /** What a new mark is for. */
  readonly belongsTo: Belonging;
  readonly quote: Quote;
  readonly onEnlarge: () => void;
}

/** A photo with its numbered marks, those of what it is looked at for in colour, and what each says below it. */
export function MarkedPhoto({ photo, alt, enlargeLabel, belongsTo, quote, onEnlarge }: MarkedPhotoProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { add } = usePinChanges(quote.id);
  const [place, setPlace] = useState<Place | null>(null);
  const isQuiet = (pin: PhotoPin) => !isOf(pin, belongsTo);
  const put = (at: Place) => {
    setPlace(null);
    add.mutate(
      { mediaId: photo.id, pin: { ...at, ...belongsTo } },
      { onError: (error) => showToast({ level: 'error', title: t`The place was not marked`, text: errorText(error) }) },
    );
  };
  return (
    <>
      <div className="rounded-md bg-sunken text-center">
        <div className="relative inline-block max-w-full align-top">
          <button
            type="button"
            aria-label={place ? t`Mark this place on the photo` : enlargeLabel}
            onClick={place ? (event) => put(pressedAt(event, place)) : onEnlarge}
            onKeyDown={(event) => {
              if (place) movePlace(event, place, setPlace);
            }}
            className={`block overflow-hidden rounded-md ${place ? 'cursor-crosshair' : 'cursor-zoom-in'}`}
          >
            <img src={photo.url} alt={alt} className="max-h-72 w-auto max-w-full" />
          </button>
          <PinsOver pins={photo.pins} isQuiet={isQuiet} />
          {place ? <Crosshair place={place} /> : null}
        </div>
      </div>
      <div className="mt-1.5">
        {place ? (
          <p role="status" className="type-small flex items-center justify-between gap-2 text-secondary">
            <Trans>Press the place, or move the cross by the arrow keys and press Enter.</Trans>
            <Button size="desk-small" onClick={() => setPlace(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </p>
        ) : (
          <Button
            variant="ghost"
            size="desk-small"
            pending={add.isPending}
            onClick={(event) => {
              setPlace({ x: 0.5, y: 0.5 });
              photoButtonNear(event.currentTarget)?.focus();
            }}
            className="-ml-2 max-md:min-h-11"
          >
            <Icon icon={MapPinPlus} size={16} />
            <Trans>Mark a place</Trans>
          </Button>
        )}
      </div>
      <PinList photo={photo} quote={quote} belongsTo={belongsTo} />
    </>
  );
}

const photoButtonNear = (button: HTMLElement): HTMLElement | null | undefined =>
  button.parentElement?.parentElement?.querySelector<HTMLElement>('button:has(img)');

/** By the keyboard a press has no place of its own. */
function pressedAt({ clientX, clientY, currentTarget, detail }: MouseEvent, place: Place): Place {
  if (detail === 0) return place;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

function movePlace(event: KeyboardEvent, { x, y }: Place, set: (place: Place | null) => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    set(null);
  }
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  set({ x: share(x + step[0], 1), y: share(y + step[1], 1) });
}

function Crosshair({ place }: { readonly place: Place }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-focus bg-surface/50"
    />
  );
}
