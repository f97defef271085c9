import { Trans, useLingui } from '@lingui/react/macro';
import { ResultSection } from './result-section.tsx';
import type { SentVersion } from './sent-quote.ts';

/** The photos that the provider put on the quote, each to be opened large. */
export function ResultPhotos({ photos }: Pick<SentVersion, 'photos'>) {
  const altOf = usePhotoName(photos.length);
  if (photos.length === 0) return null;
  return (
    <ResultSection title={<Trans>Photos</Trans>}>
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ id, url, thumbnail_url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
              <img
                src={thumbnail_url ?? url}
                alt={altOf(index)}
                loading="lazy"
                className="aspect-4/3 w-full bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

/** The same on paper, where nothing waits until it is scrolled to. */
export function PrintedPhotos({ photos }: Pick<SentVersion, 'photos'>) {
  const altOf = usePhotoName(photos.length);
  return (
    <ul className="grid grid-cols-3 gap-3">
      {photos.map(({ id, url, thumbnail_url }, index) => (
        <li key={id} className="break-inside-avoid">
          <img src={thumbnail_url ?? url} alt={altOf(index)} className="w-full" />
        </li>
      ))}
    </ul>
  );
}

function usePhotoName(total: number): (index: number) => string {
  const { t } = useLingui();
  return (index) => {
    const place = index + 1;
    return t`Photo ${place} of ${total}`;
  };
}
