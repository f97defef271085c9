import { useLingui } from '@lingui/react/macro';
import { minorDigits } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import type { CurrencyValues } from '#web/api/dashboard.ts';
import { dayRange } from '#web/provider-kit/day-range.ts';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { useLocale } from '#web/ui/money.tsx';

/** A bar of what was sent, and before it a narrower one of what was accepted. The table beside it says the same. */
export function ValueChart({ values }: { readonly values: CurrencyValues }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { weeks, currency } = values;
  const digits = minorDigits(currency);
  const major = (minor: number): number => minor / 10 ** digits;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const [sentSum, acceptedSum] = [money(values.sent_minor), money(values.accepted_minor)];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  return (
    <BarChart
      label={t`Sent and accepted value by week: ${sentSum} sent, ${acceptedSum} accepted in ${weeks.length} weeks.`}
      tickText={(value) => compact.format(value)}
      labelEvery={3}
      groups={weeks.map((week, index) => ({
        key: week.from,
        title: t`${dayRange(week.from, week.to, locale)}: ${money(week.sent_minor)} sent, ${money(week.accepted_minor)} accepted`,
        label: day.format(Date.parse(week.from)),
        bars: [
          { value: major(week.sent_minor), width: 0.6, fill: 'var(--chart-quiet)' },
          {
            value: major(week.accepted_minor),
            width: 0.44,
            fill: index === weeks.length - 1 ? 'var(--action-accept-bg)' : 'var(--chart-2)',
          },
        ],
      }))}
    />
  );
}
