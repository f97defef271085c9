import { Trans } from '@lingui/react/macro';
import { CircleAlert, Sparkles } from 'lucide-react';
import type { QuoteMedia } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What the language model says of a photo, and that it is the model who says so. */
export function PhotoCaption({ photo }: { readonly photo: QuoteMedia }) {
  const { caption, shows_what_was_asked, is_being_looked_at } = photo;
  const isOther = shows_what_was_asked === false;
  if (caption === null && !isOther && !is_being_looked_at) return null;
  return (
    <div className="type-small mt-1.5 wrap-anywhere text-secondary">
      {caption === null && !is_being_looked_at ? null : (
        <p>
          <Icon icon={Sparkles} size={16} className="mr-1.5 inline align-text-bottom" />
          {caption === null ? (
            <Trans>The language model is looking at this photo.</Trans>
          ) : (
            <>
              <Trans>The language model sees:</Trans> <q dir="auto">{caption}</q>
            </>
          )}
        </p>
      )}
      {isOther ? (
        <p className="mt-1 font-medium text-attention">
          <Icon icon={CircleAlert} size={16} className="mr-1.5 inline align-text-bottom text-attention-icon" />
          <Trans>It finds that the photo shows something else than was asked for.</Trans>
        </p>
      ) : null}
    </div>
  );
}
