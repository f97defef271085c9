import { Plural, Trans } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { ResultSection } from './result-section.tsx';
import type { CustomerQuote } from './sent-quote.ts';

/** What the customer gave, which the price rests on. */
export function PriceBasis({ quote }: { readonly quote: CustomerQuote }) {
  const photos = quote.media.filter((media) => media.media_type === 'photo');
  const answers = quote.questions.filter((question) => question.response?.value).length;
  if (photos.length === 0 && answers === 0) return null;
  const answerCount = <Plural value={answers} one="# answer" other="# answers" />;
  const photoCount = <Plural value={photos.length} one="# photo" other="# photos" />;
  return (
    <ResultSection title={<Trans>How we got here</Trans>}>
      <div className="flex items-center gap-3 rounded-lg bg-surface p-3 inset-ring inset-ring-(--border-default)">
        {photos.length > 0 ? (
          <span className="flex flex-none">
            {photos.slice(0, 3).map(({ id, thumbnail_url, url }) => (
              <img
                key={id}
                src={thumbnail_url ?? url}
                alt=""
                loading="lazy"
                className="size-12 rounded-md bg-sunken object-cover ring-2 ring-(--bg-surface) not-first:-ml-6"
              />
            ))}
          </span>
        ) : (
          <span className="grid size-12 flex-none place-items-center rounded-md bg-calm text-calm-icon">
            <Icon icon={MessageSquareText} />
          </span>
        )}
        <div className="min-w-0">
          <p className="font-semibold">
            {photos.length === 0 ? (
              <Trans>Your {answerCount}</Trans>
            ) : answers === 0 ? (
              <Trans>Your {photoCount}</Trans>
            ) : (
              <Trans>
                Your {photoCount} and {answerCount}
              </Trans>
            )}
          </p>
          <p className="text-[0.875rem] leading-5 text-secondary">
            <Trans>Every price above was worked out from these</Trans>
          </p>
        </div>
      </div>
    </ResultSection>
  );
}
