import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CustomerDialog } from '#web/features/customers/customer-dialog.tsx';
import { CustomersList } from '#web/features/customers/customers-list.tsx';
import { pathTo } from '#web/paths.ts';
import { ExportButton } from '#web/provider-kit/export-button.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

const ImportDialog = onDemand(
  async () => (await import('#web/features/customer-import/import-dialog.tsx')).ImportDialog,
);

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
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHead
        title={t`Customers`}
        actions={
          <div className="flex flex-wrap gap-2">
            <ExportButton path="/provider/customers/export.csv" fileName="customers.csv" />
            <Button onClick={() => setImporting(true)}>
              <Icon icon={Upload} size={16} />
              <Trans>Import</Trans>
            </Button>
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Icon icon={Plus} size={16} />
              <Trans>Add customer</Trans>
            </Button>
          </div>
        }
      />
      <CustomersList onAdd={() => setAdding(true)} />
      {isImporting ? (
        <ImportDialog
          onClose={() => setImporting(false)}
          onImported={({ counts }) => {
            setImporting(false);
            const count = counts.created + counts.updated;
            showToast({
              level: 'success',
              title: <Plural value={count} one="# customer imported" other="# customers imported" />,
            });
          }}
        />
      ) : null}
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
