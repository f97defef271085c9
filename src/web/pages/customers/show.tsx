import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import { CustomerSection } from '#web/features/customers/customer-section.tsx';
import { pathTo } from '#web/paths.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

export default function CustomerPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <CustomerSection
      id={id}
      onErased={async () => {
        showToast({ level: 'success', title: t`Customer deleted` });
        await navigate(pathTo('customers'), { replace: true });
      }}
    />
  );
}
