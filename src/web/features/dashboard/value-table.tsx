import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyValues } from '#web/api/dashboard.ts';
import { dayRange } from '#web/provider-kit/day-range.ts';
import { figureAddress } from '#web/provider-kit/figure-filter.ts';
import { Money, useLocale } from '#web/ui/money.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The chart's values, each leading to the quotes behind it. */
export function ValueTable({ values: { currency, weeks } }: { readonly values: CurrencyValues }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Table caption={t`Sent and accepted value, by week`}>
      <thead>
        <tr>
          <HeadCell>
            <Trans>Week</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Sent</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Accepted</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ from, to, ...week }) => (
          <tr key={from}>
            <RowHead className="whitespace-nowrap">{dayRange(from, to, locale)}</RowHead>
            <Cell isNumber>
              <TextLink to={figureAddress({ happened: 'sent', from, to, currency })}>
                <Money minor={week.sent_minor} currency={currency} />
              </TextLink>
            </Cell>
            <Cell isNumber>
              <TextLink to={figureAddress({ happened: 'accepted', from, to, currency })}>
                <Money minor={week.accepted_minor} currency={currency} />
              </TextLink>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
