import { Plural, Trans } from '@lingui/react/macro';
import { Clock, Image, type LucideIcon, MapPin, MessageSquareText, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Who asked, where, when, and what came in so far. */
export function QuoteMeta({ quote }: { readonly quote: Quote }) {
  const photos = quote.media.filter(({ media_type }) => media_type === 'photo').length;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1 text-secondary tabular-nums">
      {quote.customer ? <MetaItem icon={User}>{quote.customer.name}</MetaItem> : null}
      {quote.customer?.address ? <MetaItem icon={MapPin}>{quote.customer.address}</MetaItem> : null}
      <MetaItem icon={MessageSquareText}>
        <Plural value={quote.responses.length} _0="No answers yet" one="# answer" other="# answers" />
      </MetaItem>
      {photos > 0 ? (
        <MetaItem icon={Image}>
          <Plural value={photos} one="# photo" other="# photos" />
        </MetaItem>
      ) : null}
      <MetaItem icon={Clock}>
        <Trans>
          Asked <RelativeTime at={quote.created_at} />
        </Trans>
      </MetaItem>
    </ul>
  );
}

function MetaItem({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5">
      <Icon icon={icon} size={16} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
