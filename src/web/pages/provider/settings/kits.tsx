import { useLingui } from '@lingui/react/macro';
import { KitsSection } from '#web/features/kits/kits-section.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function KitSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Kits and templates`}</title>
      <KitsSection />
    </SettingsFrame>
  );
}
