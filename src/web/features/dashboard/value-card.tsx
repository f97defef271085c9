import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DashboardSummary } from '#web/api/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChartKey } from '#web/ui/chart/chart-key.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Select } from '#web/ui/select.tsx';
import { ValueTable } from './value-table.tsx';

// The figures above come first.
const ValueChart = onDemand(async () => (await import('./value-chart.tsx')).ValueChart);

/** What was sent and accepted each week: one currency at a time, as a chart or as a table. */
export function ValueCard({ summary }: { readonly summary: DashboardSummary }) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { currencies } = summary;
  const values = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  return (
    <Card title={<Trans>Sent and accepted value, by week</Trans>} className="flex flex-col">
      {values ? (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ChartKey colour="bg-(--chart-quiet)">
              <Trans>Sent</Trans>
            </ChartKey>
            <ChartKey colour="bg-(--chart-2)">
              <Trans>Accepted</Trans>
            </ChartKey>
            <span className="flex-1" />
            {currencies.length > 1 ? (
              <Select
                size="small"
                aria-label={t`Currency`}
                value={values.currency}
                options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
                onChange={({ target }) => setChosen(target.value)}
              />
            ) : null}
            <Button size="desk-small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? <Trans>As a chart</Trans> : <Trans>As a table</Trans>}
            </Button>
          </div>
          {isTable ? <ValueTable values={values} /> : <ValueChart values={values} waiting={<div className="h-56" />} />}
        </>
      ) : (
        <p className="py-10 text-center text-secondary">
          <Trans>No quote was sent in these weeks.</Trans>
        </p>
      )}
    </Card>
  );
}
