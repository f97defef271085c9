import { Trans, useLingui } from '@lingui/react/macro';
import type { Settings } from '#web/api/settings.ts';
import { useSettings } from '#web/app/brand.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { SectionCard } from './section-card.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Where the hiring product of this provider is; the installation may know a usual one. */
export function ProductsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useLingui();
  const { products } = useSettings();
  const usual = products.find(({ id }) => id === 'justhire')?.url;
  const { form, submit, isSaving, failure } = useSectionForm({
    section: 'links',
    settings,
    valuesOf: ({ links }) => ({ service_product_url: links.service_product_url ?? '' }),
    changeOf: ({ service_product_url }) => ({ links: { service_product_url: service_product_url.trim() || null } }),
  });
  return (
    <SectionCard
      title={<Trans>Linked products</Trans>}
      text={<Trans>They stand in the menu at your name, one tap away.</Trans>}
      onSubmit={submit}
      isSaving={isSaving}
      failure={failure}
    >
      <Field
        label={t`Address of your hiring dashboard`}
        aside={<Trans>Optional</Trans>}
        hint={usual ? t`Left empty, ${usual} is used` : t`Such as https://hire.example.com/dashboard`}
        error={form.formState.errors.service_product_url?.message}
        className="max-w-xl"
      >
        <TextInput size="desk" type="url" inputMode="url" maxLength={500} {...form.register('service_product_url')} />
      </Field>
    </SectionCard>
  );
}
