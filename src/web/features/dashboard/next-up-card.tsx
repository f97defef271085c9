import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, type LucideIcon, MessageSquare, PencilLine, TriangleAlert } from 'lucide-react';
import type { DashboardSummary } from '#web/api/dashboard.ts';
import { pathTo } from '#web/paths.ts';
import { figureAddress } from '#web/provider-kit/figure-filter.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Item = DashboardSummary['next_up'][number];

interface ReasonLook {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly word: MessageDescriptor;
  readonly step: MessageDescriptor;
}

const attention = 'bg-attention text-attention-icon';
const danger = 'bg-danger text-danger-icon';

const reasons: Record<Item['reason'], ReasonLook> = {
  review: { icon: Eye, tone: attention, word: msg`Ready for your review`, step: msg`Review` },
  changes_requested: { icon: PencilLine, tone: attention, word: msg`Asks for a change`, step: msg`Review` },
  message: { icon: MessageSquare, tone: 'bg-info text-info-icon', word: msg`New message`, step: msg`Reply` },
  undelivered: { icon: TriangleAlert, tone: danger, word: msg`Link not delivered`, step: msg`Fix` },
  failed: { icon: TriangleAlert, tone: danger, word: msg`Needs your help`, step: msg`Fix` },
};

interface NextUpCardProps {
  readonly items: readonly Item[];
  readonly waiting: number;
}

/** What waits longest, with why and since when. */
export function NextUpCard({ items, waiting }: NextUpCardProps) {
  return (
    <Card
      title={<Trans>Next up</Trans>}
      aside={
        waiting > items.length ? (
          <TextLink to={figureAddress({ isWaiting: true })}>
            <Trans>See all {waiting}</Trans>
          </TextLink>
        ) : null
      }
    >
      {items.length > 0 ? (
        <ul>
          {items.map((item, index) => (
            <NextUp key={item.quote_id} item={item} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <p className="py-10 text-center text-secondary">
          <Trans>Nothing waits for you.</Trans>
        </p>
      )}
    </Card>
  );
}

function NextUp({ item, isFirst }: { readonly item: Item; readonly isFirst: boolean }) {
  const { i18n, t } = useLingui();
  const { icon, tone, word, step } = reasons[item.reason];
  const stepWord = i18n._(step);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-subtle py-2.5 first:border-t-0">
      <span className={classNames('grid size-8 place-items-center rounded-md', tone)}>
        <Icon icon={icon} size={18} />
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold" dir="auto">
          {item.text ?? item.title}
        </p>
        <p className="type-small text-secondary">
          {item.customer_name ? <span dir="auto">{item.customer_name} · </span> : null}
          {i18n._(word)} · <RelativeTime at={item.since} />
        </p>
      </div>
      <ButtonLink
        to={pathTo('quote', { id: item.quote_id })}
        variant={isFirst ? 'primary' : 'quiet'}
        size="desk-small"
        className="min-w-18"
        aria-label={t`${stepWord}: ${item.title}`}
      >
        {stepWord}
      </ButtonLink>
    </li>
  );
}
