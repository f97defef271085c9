import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PhotoCaption } from '../photo-caption.tsx';
import { PhotoMark } from './photo-mark.tsx';

const PhotoViewer = onDemand(async () => (await import('#web/provider-kit/photo-viewer.tsx')).PhotoViewer);

interface MediaGridProps {
  readonly media: readonly QuoteMedia[];
  readonly isSmall?: boolean;
  /** The quote that its photos can be put on. */
  readonly quote?: Quote;
}

/** What came in as files: photos to enlarge, video and sound to play, documents to open. */
export function MediaGrid({ media, isSmall = false, quote }: MediaGridProps) {
  const { t } = useLingui();
  const [shownId, setShownId] = useState<string | null>(null);
  const photos = media.filter(({ media_type }) => media_type === 'photo');
  // Words need more room than a picture alone.
  const isTold = media.some(({ caption, shows_what_was_asked }) => caption !== null || shows_what_was_asked === false);
  const altOf = (id: string) => t`What the customer sent as number ${photos.findIndex((photo) => photo.id === id) + 1}`;
  return (
    <>
      <ul
        className={isSmall ? 'flex flex-wrap gap-2' : classNames('grid grid-cols-2 gap-3', !isTold && 'sm:grid-cols-3')}
      >
        {media.map((item) => (
          <li key={item.id} className={item.media_type === 'photo' ? undefined : 'col-span-full w-full'}>
            {item.media_type === 'photo' ? (
              <>
                <Photo photo={item} alt={altOf(item.id)} isSmall={isSmall} onEnlarge={() => setShownId(item.id)} />
                {quote ? <PhotoMark quote={quote} photo={item} alt={altOf(item.id)} /> : null}
              </>
            ) : (
              <OtherFile file={item} />
            )}
          </li>
        ))}
      </ul>
      {shownId ? (
        <PhotoViewer
          photos={photos.map(({ id, url, pins }) => ({ id, url, alt: altOf(id), pins }))}
          shownId={shownId}
          onShow={setShownId}
          onClose={() => setShownId(null)}
        />
      ) : null}
    </>
  );
}

interface PhotoProps {
  readonly photo: QuoteMedia;
  readonly alt: string;
  readonly isSmall: boolean;
  readonly onEnlarge: () => void;
}

function Photo({ photo, alt, isSmall, onEnlarge }: PhotoProps) {
  return (
    <>
      <button type="button" onClick={onEnlarge} className="block cursor-zoom-in overflow-hidden rounded-md">
        <img
          src={photo.thumbnail_url ?? photo.url}
          alt={alt}
          loading="lazy"
          className={isSmall ? 'h-16 w-21 bg-sunken object-cover' : 'aspect-4/3 w-full bg-sunken object-cover'}
        />
      </button>
      {isSmall ? null : <PhotoCaption photo={photo} />}
      {photo.quality_rating === 'low' ? (
        <p className="type-small mt-1 font-medium text-attention">
          <Trans>hard to use</Trans>
        </p>
      ) : null}
    </>
  );
}

function OtherFile({ file }: { readonly file: QuoteMedia }) {
  const { t, i18n } = useLingui();
  switch (file.media_type) {
    case 'video':
      return (
        <video
          controls
          preload="metadata"
          src={file.url}
          aria-label={t`Video from the customer`}
          {...(file.thumbnail_url && { poster: file.thumbnail_url })}
          className="max-h-80 w-full rounded-md bg-sunken"
        />
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: what customers say has no captions
        <audio
          controls
          preload="metadata"
          src={file.url}
          aria-label={t`Voice note from the customer`}
          className="w-full"
        />
      );
    default: {
      const size = i18n.number(Math.max(0.1, file.bytes / 1_000_000), { maximumFractionDigits: 1 });
      return (
        <a
          href={file.url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2.5 rounded-md border border-subtle px-3 py-2 hover:bg-hover"
        >
          <Icon icon={FileText} size={18} className="text-secondary" />
          <Trans>Document, {size} MB</Trans>
        </a>
      );
    }
  }
}
