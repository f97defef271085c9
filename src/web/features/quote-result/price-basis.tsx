import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { ResultSection } from './result-section.tsx';
import type { CustomerQuote } from './sent-quote.ts';

/** One question with its answer as the customer would say it. */
export interface GivenAnswer {
  readonly id: string;
  readonly prompt: string;
  readonly answer: string;
}

interface PriceBasisProps {
  readonly quote: CustomerQuote;
  readonly answers: readonly GivenAnswer[];
}

/** What the customer gave, which the price rests on: in short, and opened in full. */
export function PriceBasis({ quote, answers }: PriceBasisProps) {
  const photos = quote.media.filter((media) => media.media_type === 'photo');
  if (photos.length === 0 && answers.length === 0) return null;
  const answerCount = <Plural value={answers.length} one="# answer" other="# answers" />;
  const photoCount = <Plural value={photos.length} one="# photo" other="# photos" />;
  return (
    <ResultSection title={<Trans>How we got here</Trans>}>
      <details className="group rounded-lg bg-surface inset-ring inset-ring-(--border-default)">
        <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg p-3 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Thumbnails photos={photos} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">
              {photos.length === 0 ? (
                <Trans>Your {answerCount}</Trans>
              ) : answers.length === 0 ? (
                <Trans>Your {photoCount}</Trans>
              ) : (
                <Trans>
                  Your {photoCount} and {answerCount}
                </Trans>
              )}
            </span>
            <span className="block text-[0.875rem] leading-5 text-secondary">
              <Trans>See what the price is based on</Trans>
            </span>
          </span>
          <Icon
            icon={ChevronRight}
            className="text-secondary transition-transform duration-(--duration-fast) group-open:rotate-90 motion-reduce:transition-none"
          />
        </summary>
        <div className="border-t border-subtle px-4 pt-3 pb-4">
          {photos.length > 0 ? (
            <ul className="mb-3 grid grid-cols-3 gap-2">
              {photos.map(({ id, thumbnail_url, url }) => (
                <li key={id}>
                  <img
                    src={thumbnail_url ?? url}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full rounded-md bg-sunken object-cover"
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <dl className="grid gap-2.5">
            {answers.map(({ id, prompt, answer }) => (
              <div key={id}>
                <dt className="type-small text-secondary">{prompt}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {answer}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </ResultSection>
  );
}

function Thumbnails({ photos }: { readonly photos: CustomerQuote['media'] }) {
  if (photos.length === 0) {
    return (
      <span className="grid size-12 flex-none place-items-center rounded-md bg-calm text-calm-icon">
        <Icon icon={MessageSquareText} />
      </span>
    );
  }
  return (
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
  );
}
