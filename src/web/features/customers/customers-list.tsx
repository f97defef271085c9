import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { type CustomerFilter, type CustomerPage, customerListQuery } from '#web/api/customers.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Pager } from '#web/provider-kit/pager.tsx';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { useCustomerFilter } from './customer-filter.ts';
import { CustomersTable } from './customers-table.tsx';
import { CustomersToolbar } from './customers-toolbar.tsx';

/** Everybody who asked for a quote or was added by hand. */
export function CustomersList({ onAdd }: { readonly onAdd: () => void }) {
  const { filter, change } = useCustomerFilter();
  const query = useQuery({ ...customerListQuery(filter), placeholderData: keepPreviousData });
  const hasNone = query.data?.meta?.total === 0;
  if (hasNone && !filter.search && !query.isPlaceholderData) return <NoCustomersYet onAdd={onAdd} />;
  return (
    <div className="flex flex-col gap-4">
      <CustomersToolbar filter={filter} onChange={change} />
      <div
        aria-busy={query.isPlaceholderData}
        className={classNames('transition-opacity delay-300', query.isPlaceholderData && 'opacity-60')}
      >
        <Results query={query} filter={filter} onChange={change} />
      </div>
    </div>
  );
}

interface ResultsProps {
  readonly query: UseQueryResult<CustomerPage>;
  readonly filter: CustomerFilter;
  readonly onChange: (change: Partial<CustomerFilter>) => void;
}

function Results({ query, filter, onChange }: ResultsProps) {
  const { t } = useLingui();
  const isDesk = useMediaQuery(tableQuery);
  const customers = query.data?.data;
  if (!customers) {
    if (query.isError || query.isPaused)
      return <LoadFailure title={t`The customers could not be loaded`} query={query} />;
    return <SkeletonRows count={8} label={t`Loading customers`} rowClassName={isDesk ? 'h-10' : 'h-20'} />;
  }
  if (customers.length === 0) return <NobodyFound filter={filter} onChange={onChange} />;
  return (
    <>
      {isDesk ? (
        <Card as="div" className="pt-2! pb-1!">
          <CustomersTable customers={customers} filter={filter} onSort={onChange} />
        </Card>
      ) : (
        <CustomerCards customers={customers} />
      )}
      {query.data?.meta ? <Pager meta={query.data.meta} onPage={(page) => onChange({ page })} /> : null}
    </>
  );
}

function NoCustomersYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card as="div">
      <EmptyState
        icon={Users}
        title={<Trans>Your customers will be here</Trans>}
        text={<Trans>Everyone you quote for is added here, so you never type an address twice.</Trans>}
        action={
          <Button onClick={onAdd}>
            <Trans>Add a customer</Trans>
          </Button>
        }
      />
    </Card>
  );
}

/** Nobody fits the search; or the page in the address is behind the last one. */
function NobodyFound({ filter, onChange }: Pick<ResultsProps, 'filter' | 'onChange'>) {
  return (
    <Card as="div">
      <EmptyState
        icon={SearchX}
        title={filter.page > 1 ? <Trans>The list is shorter now</Trans> : <Trans>No customers match this search</Trans>}
        action={
          filter.page > 1 ? (
            <Button onClick={() => onChange({ page: 1 })}>
              <Trans>To the first page</Trans>
            </Button>
          ) : (
            <Button onClick={() => onChange({ search: undefined })}>
              <Trans>Clear the search</Trans>
            </Button>
          )
        }
      />
    </Card>
  );
}
