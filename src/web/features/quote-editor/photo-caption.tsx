import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import type { QuoteMedia } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What the language model says of a photo, and that it is the model who says so. */
export function PhotoCaption({ photo: { caption, shows_what_was_asked } }: { readonly photo: QuoteMedia }) {
  const isOther = shows_what_was_asked === false;
  if (caption === null && !isOther) return null;
  return (
    <div className="type-small mt-1.5 flex gap-1.5 text-secondary">
      <Icon icon={Sparkles} size={16} className="mt-0.5 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        {caption === null ? null : (
          <p>
            <Trans>The language model sees:</Trans> <q dir="auto">{caption}</q>
          </p>
        )}
        {isOther ? (
          <p>
            <Trans>It finds that the photo shows something else than was asked for.</Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}
