import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { List, Plus, Table2 } from 'lucide-react';
import { rateSheetQuery, type SheetRow } from '#web/api/rate-sheet.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { MoneyContext } from '../rule-values.ts';
import { LiveSample } from './live-sample.tsx';
import { RateSheetEditor } from './rate-sheet.tsx';

interface RateSheetCardProps {
  /** Empty for the first one on offer. */
  readonly serviceTypeId: string;
  readonly money: MoneyContext;
  readonly providerId: string;
  readonly onChoose: (serviceTypeId: string) => void;
  /** An example quote beside the table, by the amounts as they are written. */
  readonly hasSample?: boolean;
  readonly onClose: () => void;
  readonly onOpen: (row: SheetRow, serviceTypeId: string) => void;
  /** A price of the service that is for none of the rows. */
  readonly onAdd: (serviceTypeId: string) => void;
}

/** One service's work in one table, beside the list of all prices. */
export function RateSheetCard({ serviceTypeId, onChoose, onClose, ...rest }: RateSheetCardProps) {
  const { t } = useLingui();
  const types = useOfferedTypes();
  const [first] = types;
  const chosen = serviceTypeId || (first?.id ?? '');
  return (
    <Card
      title={t`Rate sheet`}
      aside={
        <Button onClick={onClose}>
          <Icon icon={List} size={16} />
          <Trans>List of prices</Trans>
        </Button>
      }
    >
      {chosen === '' ? (
        <p className="text-secondary">
          <Trans>Choose your services first, and their work appears here.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <Field label={t`Service`} className="max-w-sm">
            <Select
              size="desk"
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={({ target }) => onChoose(target.value)}
            />
          </Field>
          <LoadedSheet key={chosen} chosen={chosen} {...rest} />
        </div>
      )}
    </Card>
  );
}

type LoadedSheetProps = Omit<RateSheetCardProps, 'serviceTypeId' | 'onChoose' | 'onClose'> & {
  readonly chosen: string;
};

function LoadedSheet({ chosen, money, providerId, hasSample, onOpen, onAdd }: LoadedSheetProps) {
  const { t } = useLingui();
  const query = useQuery(rateSheetQuery(chosen));
  const rows = query.data;
  if (!rows && (query.isError || query.isPaused))
    return <LoadFailure title={t`The rate sheet could not be loaded`} query={query} />;
  if (!rows) return <SkeletonRows count={6} label={t`Loading the rate sheet`} rowClassName="h-12" />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Table2}
        title={<Trans>No work is known for this service yet</Trans>}
        text={<Trans>Each price becomes a line of the draft, in your own units.</Trans>}
        action={
          <Button onClick={() => onAdd(chosen)}>
            <Icon icon={Plus} size={16} />
            <Trans>Add a price</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <RateSheetEditor
      title={t`Work and prices`}
      serviceTypeId={chosen}
      rows={rows}
      money={money}
      providerId={providerId}
      onOpen={(row) => onOpen(row, chosen)}
      {...(hasSample && {
        aside: (written) => <LiveSample serviceTypeId={chosen} written={written} currency={money.currency} />,
      })}
    />
  );
}
