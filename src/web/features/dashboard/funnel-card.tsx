import { Trans, useLingui } from '@lingui/react/macro';
import type { DashboardSummary } from '#web/api/dashboard.ts';
import { figureAddress } from '#web/provider-kit/figure-filter.ts';
import { Card } from '#web/ui/card.tsx';
import { ShareBar } from '#web/ui/chart/share-bar.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { percent } from './key-figures.tsx';

/** How far the requests of these weeks came: a table whose rows are bars. */
export function FunnelCard({ summary: { from, to, funnel } }: { readonly summary: DashboardSummary }) {
  const { t } = useLingui();
  const locale = useLocale();
  const of = { happened: 'requested', from, to } as const;
  const steps = [
    { label: t`Requests`, count: funnel.requested, to: figureAddress(of) },
    { label: t`Questions answered`, count: funnel.answered, to: figureAddress({ ...of, reached: 'answered' }) },
    { label: t`Quote sent`, count: funnel.sent, to: figureAddress({ ...of, reached: 'sent' }) },
    { label: t`Opened by the customer`, count: funnel.viewed, to: figureAddress({ ...of, reached: 'viewed' }) },
    { label: t`Accepted`, count: funnel.accepted, to: figureAddress({ ...of, reached: 'accepted' }) },
  ];
  const share = (count: number): number => (funnel.requested > 0 ? count / funnel.requested : 0);
  return (
    <Card title={<Trans>From request to acceptance</Trans>}>
      <Table caption={t`How far the requests of these weeks came`} className="[&_tbody_tr:last-child>*]:border-b-0">
        <thead>
          <tr>
            <HeadCell className="pl-0!">
              <Trans>Step</Trans>
            </HeadCell>
            <HeadCell isNumber>
              <Trans>Quotes</Trans>
            </HeadCell>
            <HeadCell isNumber className="pr-0!">
              <Trans>Share</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ label, count, to: address }) => (
            <tr key={label}>
              <RowHead className="w-full py-2! pl-0!">
                {label}
                <span className="mt-1.5 block">
                  <ShareBar share={share(count)} />
                </span>
              </RowHead>
              <Cell isNumber>
                <TextLink to={address} aria-label={`${label}: ${count}`}>
                  {count}
                </TextLink>
              </Cell>
              <Cell isNumber className="pr-0! text-secondary">
                {percent(share(count), locale)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
