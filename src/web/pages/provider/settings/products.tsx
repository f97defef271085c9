import { useLingui } from '@lingui/react/macro';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { ProductsForm } from '#web/features/settings/products-form.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function ProductSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Linked products`}</title>
      <LoadedSettings>{(settings) => <ProductsForm settings={settings} />}</LoadedSettings>
    </SettingsFrame>
  );
}
