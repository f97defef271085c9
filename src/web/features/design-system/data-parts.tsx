import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Avatar, avatarSizes } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { ChartKey } from '#web/ui/chart/chart-key.tsx';
import { ShareBar } from '#web/ui/chart/share-bar.tsx';
import { Money } from '#web/ui/money.tsx';
import { Cell, EmptyRow, HeadCell, RowHead, Table } from '#web/ui/table.tsx';

/** Parts that show what is there, or that nothing is. */
export function DataParts() {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`People`}>
        <div className="flex flex-wrap items-end gap-3">
          {objectKeys(avatarSizes).map((size) => (
            <span key={size} className="flex flex-col items-center gap-1">
              <Avatar name="Tom Hale" size={size} />
              <span className="type-caption text-secondary">{size}</span>
            </span>
          ))}
        </div>
      </Card>
      <Card title={t`Chart`}>
        <ChartPart />
      </Card>
      <Card title={t`Tables`}>
        <TablesPart />
      </Card>
    </>
  );
}

function objectKeys<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[]; // of a constant, which has no more keys than its type says
}

const weeks = [
  { name: '1', sent: 4, accepted: 1 },
  { name: '2', sent: 7, accepted: 3 },
  { name: '3', sent: 5, accepted: 5 },
];

function ChartPart() {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChartKey colour="bg-(--chart-quiet)">
          <Trans>Sent</Trans>
        </ChartKey>
        <ChartKey colour="bg-(--chart-2)">
          <Trans>Accepted</Trans>
        </ChartKey>
        <Button size="desk-small" className="ml-auto" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? <Trans>As a chart</Trans> : <Trans>As a table</Trans>}
        </Button>
      </div>
      {isTable ? (
        <WeeksTable />
      ) : (
        <BarChart
          label={t`Quotes by week: 16 sent, 9 accepted in 3 weeks.`}
          tickText={String}
          groups={weeks.map(({ name, sent, accepted }) => ({
            key: name,
            title: t`Week ${name}: ${sent} sent, ${accepted} accepted`,
            label: t`Week ${name}`,
            bars: [
              { value: sent, width: 0.6, fill: 'var(--chart-quiet)' },
              { value: accepted, width: 0.44, fill: 'var(--chart-2)' },
            ],
          }))}
        />
      )}
    </>
  );
}

function WeeksTable() {
  const { t } = useLingui();
  return (
    <Table caption={t`Quotes by week`}>
      <thead>
        <tr>
          <HeadCell>{t`Week`}</HeadCell>
          <HeadCell isNumber>{t`Sent`}</HeadCell>
          <HeadCell isNumber>{t`Accepted`}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ name, sent, accepted }) => (
          <tr key={name}>
            <RowHead>
              {name}
              <ShareBar share={accepted / sent} />
            </RowHead>
            <Cell isNumber>{sent}</Cell>
            <Cell isNumber>{accepted}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TablesPart() {
  const { t } = useLingui();
  const head = (
    <thead>
      <tr>
        <HeadCell>{t`Item`}</HeadCell>
        <HeadCell isNumber>{t`Price`}</HeadCell>
      </tr>
    </thead>
  );
  return (
    <div className="flex flex-col gap-4">
      <Table caption={t`Lines`}>
        {head}
        <tbody>
          <tr>
            <RowHead>{t`Matching side gate`}</RowHead>
            <Cell isNumber>
              <Money minor={22_200} currency="GBP" />
            </Cell>
          </tr>
        </tbody>
      </Table>
      <Table caption={t`A table without rows`}>
        {head}
        <tbody>
          <EmptyRow columns={2} />
        </tbody>
      </Table>
      <Table caption={t`A table in which nothing fits`}>
        {head}
        <tbody>
          <EmptyRow columns={2} isFiltered />
        </tbody>
      </Table>
    </div>
  );
}
