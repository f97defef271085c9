import { useLingui } from '@lingui/react/macro';
import { type Currency, minorDigits } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import type { CurrencyValues } from '#web/api/dashboard.ts';
import { dayRange } from '#web/provider-kit/day-range.ts';
import { useLocale } from '#web/ui/money.tsx';
import { chartTicks } from './chart-scale.ts';

const height = 200;
/** Below the bars' ends, so that only their tops are round. */
const hidden = 6;
const axisWidth = '3.25rem';
/** Of the first week, every so many weeks: dates need room on a phone. */
const labelEvery = 3;

/** A bar of what was sent, and before it a narrower one of what was accepted. The table beside it says the same. */
export function ValueChart({ values }: { readonly values: CurrencyValues }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { weeks, currency } = values;
  const digits = minorDigits(currency);
  const major = (minor: number): number => minor / 10 ** digits;
  const ticks = chartTicks(Math.max(...weeks.map((week) => major(Math.max(week.sent_minor, week.accepted_minor)))));
  const top = ticks.at(-1) || 1;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const slot = 100 / weeks.length;
  const heightOf = (minor: number): number => (major(minor) / top) * height;
  const [sentSum, acceptedSum] = [money(values.sent_minor), money(values.accepted_minor)];
  return (
    <div className="grid" style={{ gridTemplateColumns: `${axisWidth} minmax(0, 1fr)` }}>
      <Axis ticks={ticks} top={top} currency={currency} />
      <svg
        role="img"
        aria-label={t`Sent and accepted value by week: ${sentSum} sent, ${acceptedSum} accepted in ${weeks.length} weeks.`}
        width="100%"
        height={height}
        className="overflow-hidden"
      >
        {ticks.map((tick) => {
          const y = height - (tick / top) * height;
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} stroke="var(--chart-grid)" />;
        })}
        {weeks.map((week, index) => (
          <g key={week.from}>
            <title>
              {t`${dayRange(week.from, week.to, locale)}: ${money(week.sent_minor)} sent, ${money(week.accepted_minor)} accepted`}
            </title>
            <Bar
              x={(index + 0.2) * slot}
              width={slot * 0.6}
              height={heightOf(week.sent_minor)}
              fill="var(--chart-quiet)"
            />
            <Bar
              x={(index + 0.28) * slot}
              width={slot * 0.44}
              height={heightOf(week.accepted_minor)}
              fill={index === weeks.length - 1 ? 'var(--action-accept-bg)' : 'var(--chart-2)'}
            />
          </g>
        ))}
      </svg>
      <WeekLabels weeks={weeks} />
    </div>
  );
}

interface BarProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

function Bar({ x, width, height: tall, fill }: BarProps) {
  if (tall <= 0) return null;
  return <rect x={`${x}%`} y={height - tall} width={`${width}%`} height={tall + hidden} rx="4" fill={fill} />;
}

interface AxisProps {
  readonly ticks: readonly number[];
  readonly top: number;
  readonly currency: Currency;
}

function Axis({ ticks, top, currency }: AxisProps) {
  const locale = useLocale();
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  return (
    <div aria-hidden="true" className="type-caption relative text-secondary tabular-nums" style={{ height }}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: height - (tick / top) * height }}
        >
          {tick === 0 ? '0' : compact.format(tick)}
        </span>
      ))}
    </div>
  );
}

function WeekLabels({ weeks }: Pick<CurrencyValues, 'weeks'>) {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div
      aria-hidden="true"
      className="type-caption col-start-2 mt-2 grid text-secondary"
      style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
    >
      {weeks.map((week, index) => (
        <span key={week.from} className="flex justify-center whitespace-nowrap">
          <span>{index % labelEvery === 0 ? day.format(Date.parse(week.from)) : ''}</span>
        </span>
      ))}
    </div>
  );
}
