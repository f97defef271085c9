import { useLingui } from '@lingui/react/macro';
import { ExportCard } from '#web/features/settings/export-card.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function DataSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Your data`}</title>
      <ExportCard />
    </SettingsFrame>
  );
}
