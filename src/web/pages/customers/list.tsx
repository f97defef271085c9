import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { CustomerDialog } from '#web/features/customers/customer-dialog.tsx';
import { CustomersList } from '#web/features/customers/customers-list.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export default function CustomersPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  // In the address, so that a link leads to it from anywhere.
  const isAdding = params.has('new');
  const setAdding = (isOpen: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set('new', '1');
        else next.delete('new');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHead
        title={t`Customers`}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon icon={Plus} size={16} />
            <Trans>Add customer</Trans>
          </Button>
        }
      />
      <CustomersList onAdd={() => setAdding(true)} />
      {isAdding ? (
        <CustomerDialog
          customer={null}
          onClose={() => setAdding(false)}
          onSaved={async ({ id, name }) => {
            showToast({ level: 'success', title: t`Added ${name}` });
            await navigate(pathTo('customer', { id }));
          }}
        />
      ) : null}
    </>
  );
}
