import { Plural, Trans } from '@lingui/react/macro';
import { Clock, Image, type LucideIcon, MapPin, MessageSquareText, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Who asked, where, when, and what came in so far. */
export function QuoteMeta({ quote }: { readonly quote: Quote }) {
  const photos = quote.media.filter(({ media_type }) => media_type === 'photo').length;
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-4.5 gap-y-1 text-secondary tabular-nums max-lg:order-2 max-lg:basis-full lg:flex-1 lg:flex-nowrap">
      {quote.customer ? <MetaItem icon={User} long={quote.customer.name} className="lg:max-w-48 lg:flex-none" /> : null}
      {quote.customer?.address ? <MetaItem icon={MapPin} long={quote.customer.address} /> : null}
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

interface MetaItemProps {
  readonly icon: LucideIcon;
  /** Words of any length, cut at the desk where the row is full. */
  readonly long?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

function MetaItem({ icon, long, className, children }: MetaItemProps) {
  return (
    <li className={classNames('inline-flex min-w-0 items-center gap-1.5', !long && 'lg:flex-none', className)}>
      <Icon icon={icon} size={16} />
      <span title={long} className={classNames('min-w-0', long ? 'lg:truncate' : 'lg:whitespace-nowrap')}>
        {long ?? children}
      </span>
    </li>
  );
}
