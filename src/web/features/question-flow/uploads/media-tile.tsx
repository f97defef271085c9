import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, ImageOff, RefreshCw, WifiOff, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MediaType, QualityReason } from '#domain/media/media-type.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Media } from '../customer-quote.ts';
import type { Upload } from './media-uploads.ts';
import { ProgressRing } from './progress-ring.tsx';
import type { StoredMedia } from './use-flow-media.ts';

interface TileProps {
  readonly mediaType: MediaType;
  readonly sources: readonly (string | null)[];
  readonly name: string;
  readonly onRemove: () => void;
  /** Words lie over the picture. */
  readonly isVeiled?: boolean;
  readonly children?: ReactNode;
}

function Tile({ mediaType, sources, name, onRemove, isVeiled, children }: TileProps) {
  const { t } = useLingui();
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken inset-ring inset-ring-(--border-subtle)">
      <Picture
        key={sources.join()}
        mediaType={mediaType}
        sources={sources.filter((source) => source !== null)}
        name={name}
        isMarkHidden={isVeiled === true}
      />
      {children}
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
        className="group absolute top-0 right-0 grid size-11 place-items-center rounded-full focus-visible:-outline-offset-4"
      >
        <span className="grid size-8 place-items-center rounded-full bg-[rgb(18_16_30/.62)] text-white group-hover:bg-[rgb(18_16_30/.8)]">
          <Icon icon={X} size={18} />
        </span>
      </button>
    </li>
  );
}

interface PictureProps {
  readonly mediaType: MediaType;
  readonly sources: readonly string[];
  readonly name: string;
  readonly isMarkHidden: boolean;
}

/** A HEIC file has no preview outside Safari: then the server's picture, then a plain mark. */
function Picture({ mediaType, sources, name, isMarkHidden }: PictureProps) {
  const [failed, setFailed] = useState(0);
  const source = sources[failed];
  if (!source) {
    return (
      <span className="grid size-full place-items-center text-muted">
        {isMarkHidden ? null : <Icon icon={ImageOff} size={24} />}
      </span>
    );
  }
  if (mediaType === 'video') {
    return (
      <video src={source} aria-label={name} muted playsInline preload="metadata" className="size-full object-cover" />
    );
  }
  return (
    <img
      src={source}
      alt={name}
      decoding="async"
      className="size-full object-cover"
      onError={() => setFailed((count) => count + 1)}
    />
  );
}

interface UploadTileProps {
  readonly upload: Upload;
  readonly name: string;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

export function UploadTile({ upload, name, onRetry, onCancel }: UploadTileProps) {
  const isStuck = upload.state === 'failed' || upload.state === 'offline';
  return (
    <Tile mediaType={upload.mediaType} sources={[upload.previewUrl]} name={name} onRemove={onCancel} isVeiled>
      <div className="type-small absolute inset-0 grid place-content-center place-items-center gap-1.5 bg-scrim px-3 text-center font-semibold text-white">
        {isStuck ? (
          <StuckUpload upload={upload} onRetry={onRetry} />
        ) : (
          <>
            <ProgressRing percent={upload.percent} />
            <span role="status">
              {upload.state === 'waiting' ? <Trans>Waiting</Trans> : <Trans>Uploading {upload.percent}%</Trans>}
            </span>
          </>
        )}
      </div>
    </Tile>
  );
}

function StuckUpload({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: () => void }) {
  return (
    <>
      <span role="status" className="flex items-center gap-1.5">
        {upload.state === 'offline' ? <Icon icon={WifiOff} size={16} /> : null}
        {upload.state === 'offline' ? (
          <Trans>Sent when you’re back online</Trans>
        ) : (
          (upload.message ?? <Trans>Upload failed</Trans>)
        )}
      </span>
      <button
        type="button"
        onClick={onRetry}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-white underline underline-offset-3 outline-white"
      >
        <Icon icon={RefreshCw} size={16} />
        <Trans>Try again</Trans>
      </button>
    </>
  );
}

interface MediaTileProps {
  readonly stored: StoredMedia;
  readonly name: string;
  readonly onRemove: () => void;
}

export function MediaTile({ stored: { media, previewUrl }, name, onRemove }: MediaTileProps) {
  const isVideo = media.media_type === 'video';
  return (
    <Tile
      mediaType={media.media_type}
      sources={isVideo ? [previewUrl, media.url] : [previewUrl, media.thumbnail_url, media.url]}
      name={name}
      onRemove={onRemove}
    >
      <span role="status" className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)]">
        <Quality media={media} />
      </span>
    </Tile>
  );
}

function Quality({ media }: { readonly media: Media }) {
  if (media.quality_rating === null) return null;
  if (media.quality_rating === 'low') {
    return (
      <Chip tone="attention" icon={RefreshCw}>
        <LowQuality reason={media.quality_reason} />
      </Chip>
    );
  }
  if (media.shows_what_was_asked === false) {
    return (
      <Chip tone="attention" icon={RefreshCw}>
        <Trans>Something else, retake?</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="success" icon={CircleCheck}>
      {media.quality_rating === 'good' ? <Trans>Clear</Trans> : <Trans>Usable</Trans>}
    </Chip>
  );
}

function LowQuality({ reason }: { readonly reason: QualityReason | null }) {
  switch (reason) {
    case 'blurred':
      return <Trans>Blurry, retake?</Trans>;
    case 'too_dark':
      return <Trans>Too dark, retake?</Trans>;
    case 'too_bright':
      return <Trans>Too bright, retake?</Trans>;
    case 'too_small':
      return <Trans>Too small, retake?</Trans>;
    case null:
      return <Trans>Hard to see, retake?</Trans>;
  }
}
