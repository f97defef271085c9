import { useLingui } from '@lingui/react/macro';
import { ExportCard } from '#web/features/settings/export-card.tsx';

export default function DataSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Your data`}</title>
      <ExportCard />
    </>
  );
}
