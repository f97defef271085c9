import { useLingui } from '@lingui/react/macro';
import { KitsSection } from '#web/features/kits/kits-section.tsx';

export default function KitSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Kits and templates`}</title>
      <KitsSection />
    </>
  );
}
