import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { photoNumber } from './line-evidence.ts';

interface PhotoStripProps {
  readonly photos: readonly QuoteMedia[];
  readonly quote: Quote;
}

/** One photo large, the others below it to change to. */
export function PhotoStrip({ photos, quote }: PhotoStripProps) {
  const { t } = useLingui();
  const [shownId, setShownId] = useState(photos[0]?.id);
  const shown = photos.find(({ id }) => id === shownId) ?? photos[0];
  if (!shown) return null;
  const total = quote.media.filter(({ media_type }) => media_type === 'photo').length;
  const number = photoNumber(shown.id, quote);
  return (
    <div>
      <a
        href={shown.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Open photo ${number} in full`}
        className="block overflow-hidden rounded-md"
      >
        <img
          src={shown.url}
          alt={t`What the customer sent as number ${number}`}
          className="aspect-16/10 w-full bg-sunken object-cover"
        />
      </a>
      <div className="mt-2 flex items-center gap-1.5">
        {photos.length > 1
          ? photos.map((photo) => (
              <button
                key={photo.id}
                type="button"
                aria-label={t`Photo ${photoNumber(photo.id, quote)}`}
                aria-pressed={photo.id === shown.id}
                onClick={() => setShownId(photo.id)}
                className="h-10 w-13 flex-none overflow-hidden rounded-sm opacity-80 aria-pressed:opacity-100 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-chosen"
              >
                <img src={photo.thumbnail_url ?? photo.url} alt="" className="size-full bg-sunken object-cover" />
              </button>
            ))
          : null}
        <p className="type-small ml-auto text-right text-secondary tabular-nums">
          <Trans>
            Photo {number} of {total}
          </Trans>
        </p>
      </div>
    </div>
  );
}
