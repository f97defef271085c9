import { useLingui } from '@lingui/react/macro';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { ProductsForm } from '#web/features/settings/products-form.tsx';

export default function ProductSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Linked products`}</title>
      <LoadedSettings>{(settings) => <ProductsForm settings={settings} />}</LoadedSettings>
    </>
  );
}
