import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  Eye,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  Percent,
  Send,
  Timer,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardSummary } from '#web/api/dashboard.ts';
import { pathTo } from '#web/paths.ts';
import { dayRange } from '#web/provider-kit/day-range.ts';
import { figureAddress } from '#web/provider-kit/figure-filter.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { waitWords } from './wait-words.ts';

/** Each figure leads to the quotes it counts. */
export function KeyFigures({ summary }: { readonly summary: DashboardSummary }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Key figures`}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-subtle bg-(--border-subtle) shadow-1 lg:grid-cols-4">
        <FiguresOfNow summary={summary} />
        <FiguresOfWeeks summary={summary} />
      </dl>
    </section>
  );
}

function FiguresOfNow({ summary }: { readonly summary: DashboardSummary }) {
  const { waiting, with_customers: withCustomers, unread, undelivered } = summary;
  const ofStatus = (status: string) => `${pathTo('quotes')}?status=${status}`;
  return (
    <>
      <Figure
        icon={Eye}
        iconClass="text-attention-icon"
        label={<Trans>Waiting for you</Trans>}
        to={figureAddress({ isWaiting: true })}
        value={waiting.quotes}
        detail={
          waiting.oldest_at ? (
            <Trans>
              Longest since <RelativeTime at={waiting.oldest_at} />
            </Trans>
          ) : (
            <Trans>Nothing to do</Trans>
          )
        }
      />
      <Figure
        icon={Send}
        label={<Trans>With customers</Trans>}
        to={ofStatus('sent')}
        value={withCustomers.sent}
        detail={<Trans>Sent, to be accepted</Trans>}
      />
      <Figure
        icon={Hourglass}
        label={<Trans>Needs answers</Trans>}
        to={ofStatus('awaiting_customer')}
        value={withCustomers.awaiting_customer}
        detail={<Trans>Questions with the customer</Trans>}
      />
      <Figure
        icon={MessageSquare}
        label={<Trans>Unread messages</Trans>}
        to={figureAddress({ trouble: 'unread' })}
        value={unread.messages}
        detail={<Plural value={unread.quotes} one="About one quote" other="About # quotes" />}
      />
      <Figure
        icon={TriangleAlert}
        {...(undelivered > 0 && { iconClass: 'text-danger-icon' })}
        label={<Trans>Not delivered</Trans>}
        to={figureAddress({ trouble: 'undelivered' })}
        value={undelivered}
        detail={undelivered > 0 ? <Trans>Check the address</Trans> : <Trans>Everything arrived</Trans>}
      />
    </>
  );
}

function FiguresOfWeeks({ summary }: { readonly summary: DashboardSummary }) {
  const locale = useLocale();
  const { from, to, win, median_wait_minutes: wait, currencies } = summary;
  const [first, ...others] = currencies;
  const none = <span className="text-secondary">–</span>;
  const period = dayRange(from, to, locale);
  return (
    <>
      <Figure
        icon={CircleCheck}
        label={<Trans>Accepted</Trans>}
        to={figureAddress({ happened: 'accepted', from, to, ...(first && { currency: first.currency }) })}
        value={first ? <Money minor={first.accepted_minor} currency={first.currency} /> : none}
        detail={others.length > 0 ? <OtherCurrencies summary={summary} others={others} /> : period}
      />
      <Figure
        icon={Percent}
        label={<Trans>Win rate</Trans>}
        to={figureAddress({ happened: 'sent', from, to, reached: 'accepted' })}
        value={win.sent > 0 ? percent(win.accepted / win.sent, locale) : none}
        detail={
          <Trans>
            {win.accepted} of {win.sent} sent
          </Trans>
        }
      />
      <Figure
        icon={Timer}
        label={<Trans>Request to sent quote</Trans>}
        to={figureAddress({ happened: 'sent', from, to })}
        value={wait === null ? none : <Wait minutes={wait} />}
        detail={<Trans>Median of the quotes sent</Trans>}
      />
    </>
  );
}

function Wait({ minutes }: { readonly minutes: number }) {
  const locale = useLocale();
  return minutes < 5 ? <Trans>Under 5 min</Trans> : waitWords(minutes, locale);
}

type Currencies = DashboardSummary['currencies'];

/** Two currencies have no sum. */
function OtherCurrencies({
  summary: { from, to },
  others,
}: {
  readonly summary: DashboardSummary;
  readonly others: Currencies;
}) {
  return others.map(({ currency, accepted_minor: minor }) => (
    <Link
      key={currency}
      to={figureAddress({ happened: 'accepted', from, to, currency })}
      className="relative z-1 mr-2 text-link underline-offset-3 hover:underline"
    >
      <Money minor={minor} currency={currency} />
    </Link>
  ));
}

export const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

interface FigureProps {
  readonly icon: LucideIcon;
  readonly iconClass?: string;
  readonly label: ReactNode;
  readonly to: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
}

function Figure({ icon, iconClass, label, to, value, detail }: FigureProps) {
  return (
    <div className="relative flex min-w-0 flex-col bg-surface px-4 py-3.5 hover:bg-hover md:px-5 md:py-4">
      <dt className="flex items-center gap-1.5 text-secondary">
        <Icon icon={icon} size={16} {...(iconClass && { className: iconClass })} />
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="mt-1">
        <Link
          to={to}
          className={classNames(
            'text-[1.375rem] leading-8 font-[650] tracking-[-.025em] text-primary tabular-nums no-underline md:text-[1.75rem]',
            'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
          )}
        >
          {value}
        </Link>
      </dd>
      <dd className="type-small text-secondary">{detail}</dd>
    </div>
  );
}
