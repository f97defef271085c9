import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LineItem, Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PhotoCaption } from '../photo-caption.tsx';
import { MarkedPhoto } from '../pins/marked-photo.tsx';
import { photoNumber } from './line-evidence.ts';

const PhotoViewer = onDemand(async () => (await import('#web/provider-kit/photo-viewer.tsx')).PhotoViewer);

interface PhotoStripProps {
  readonly photos: readonly QuoteMedia[];
  readonly quote: Quote;
  /** What the photos are looked at for. */
  readonly line: LineItem;
}

/** One photo large, the others below it to change to; a press shows it over the whole window. */
export function PhotoStrip({ photos, quote, line }: PhotoStripProps) {
  const { t } = useLingui();
  const [shownId, setShownId] = useState(photos[0]?.id);
  const [isViewing, setViewing] = useState(false);
  const shown = photos.find(({ id }) => id === shownId) ?? photos[0];
  if (!shown) return null;
  const number = photoNumber(shown.id, quote);
  const altOf = (photo: QuoteMedia) => t`What the customer sent as number ${photoNumber(photo.id, quote)}`;
  return (
    <div>
      <MarkedPhoto
        key={shown.id}
        photo={shown}
        alt={altOf(shown)}
        enlargeLabel={t`Enlarge photo ${number}`}
        belongsTo={{ line_item_id: line.id }}
        quote={quote}
        onEnlarge={() => setViewing(true)}
      />
      <PhotoCaption photo={shown} />
      <div className="mt-2 flex items-center gap-1.5">
        {photos.length > 1 ? <Thumbnails photos={photos} quote={quote} shownId={shown.id} onShow={setShownId} /> : null}
        <p className="type-small ml-auto flex-none text-right text-secondary tabular-nums">
          <Trans>
            Photo {number} of {photos.length}
          </Trans>
        </p>
      </div>
      {isViewing ? (
        <PhotoViewer
          photos={photos.map((photo) => ({ id: photo.id, url: photo.url, alt: altOf(photo), pins: photo.pins }))}
          shownId={shown.id}
          onShow={setShownId}
          onClose={() => setViewing(false)}
        />
      ) : null}
    </div>
  );
}

interface ThumbnailsProps extends Omit<PhotoStripProps, 'line'> {
  readonly shownId: string;
  readonly onShow: (id: string) => void;
}

function Thumbnails({ photos, quote, shownId, onShow }: ThumbnailsProps) {
  const { t } = useLingui();
  return (
    <span className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1">
      {photos.map((photo) => (
        <button
          key={photo.id}
          type="button"
          aria-label={t`Photo ${photoNumber(photo.id, quote)}`}
          aria-pressed={photo.id === shownId}
          onClick={() => onShow(photo.id)}
          className="h-10 w-13 flex-none overflow-hidden rounded-sm opacity-80 max-md:h-11 aria-pressed:opacity-100 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-chosen"
        >
          <img src={photo.thumbnail_url ?? photo.url} alt="" className="size-full bg-sunken object-cover" />
        </button>
      ))}
    </span>
  );
}
