import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Customer, customerQuery } from '#web/api/customers.ts';
import { pathTo } from '#web/paths.ts';
import { Crumbs } from '#web/provider-kit/crumbs.tsx';
import { firstName } from '#web/provider-kit/first-name.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { QuoteHistory } from './quote-history.tsx';

interface CustomerSectionProps {
  readonly id: string;
  readonly onErased: () => void | Promise<void>;
}

/** One customer: how to reach them, what they asked for, and the way to the next quote. */
export function CustomerSection({ id, onErased }: CustomerSectionProps) {
  const { t } = useLingui();
  const query = useQuery(customerQuery(id));
  const parent = { to: pathTo('customers'), label: <Trans>Customers</Trans> };
  if (query.data) {
    return (
      <>
        <Crumbs parent={parent} current={<bdi>{query.data.name}</bdi>} />
        <LoadedCustomer customer={query.data} onErased={onErased} />
      </>
    );
  }
  return (
    <>
      <Crumbs parent={parent} current={<Trans>Customer</Trans>} />
      <PageHead title={t`Customer`} />
      {query.isError || query.isPaused ? (
        <LoadFailure title={t`The customer could not be loaded`} query={query} />
      ) : (
        <SkeletonRows count={4} label={t`Loading the customer`} rowClassName="h-16" />
      )}
    </>
  );
}

function LoadedCustomer({
  customer,
  onErased,
}: { readonly customer: Customer } & Pick<CustomerSectionProps, 'onErased'>) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'change' | 'erase' | 'merge' | null>(null);
  const close = () => setAsked(null);
  const shortName = firstName(customer.name);
  return (
    <>
      <PageHead
        title={customer.name}
        actions={
          <>
            <Button variant="ghost" square aria-label={t`Delete ${customer.name}`} onClick={() => setAsked('erase')}>
              <Icon icon={Trash2} size={16} />
            </Button>
            <Button onClick={() => setAsked('change')}>
              <Icon icon={Pencil} size={16} />
              <Trans>Change</Trans>
            </Button>
            <ButtonLink variant="primary" to={`${pathTo('quoteCreate')}?customer=${customer.id}`} className="min-w-0">
              <Icon icon={Plus} size={16} />
              <span className="max-w-40 truncate">
                <Trans>New quote for {shortName}</Trans>
              </span>
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QuoteHistory customer={customer} />
        <CustomerFacts customer={customer} onMerge={() => setAsked('merge')} />
      </div>
      {asked === 'change' ? (
        <CustomerDialog
          customer={customer}
          onClose={close}
          onSaved={() => {
            close();
            showToast({ level: 'success', title: t`Customer saved` });
          }}
        />
      ) : null}
      {asked === 'merge' ? (
        <MergeDialog
          customer={customer}
          onClose={close}
          onMerged={() => {
            close();
            showToast({ level: 'success', title: t`Customers merged` });
          }}
        />
      ) : null}
      {asked === 'erase' ? <EraseDialog customer={customer} onClose={close} onErased={onErased} /> : null}
    </>
  );
}
