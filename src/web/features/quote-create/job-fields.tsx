import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { locales } from '#domain/locale.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewQuoteValues } from './new-quote-values.ts';
import { useProposed } from './proposal-context.ts';

export function JobFields() {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<NewQuoteValues>();
  const { errors } = formState;
  const types = useOfferedTypes();
  const { proposal } = useProposed();
  const title = proposal?.title ?? '';
  const service = proposal?.service?.is_sure ? proposal.service.name : '';
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t`Title`}
        aside={<Trans>Optional</Trans>}
        hint={title ? t`Left empty, it is “${title}”` : t`Left empty, it is made from the request`}
        error={errors.title?.message}
      >
        <TextInput size="desk" maxLength={200} {...register('title')} />
      </Field>
      {types.length > 0 ? (
        <Field label={t`Service`} error={errors.service_type_id?.message}>
          <Select
            size="desk"
            placeholder={service ? t`From the request: ${service}` : t`Find out from the request`}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('service_type_id')}
            value={watch('service_type_id')}
          />
        </Field>
      ) : null}
      <LanguageField />
    </div>
  );
}

export function LanguageField() {
  const { t, i18n } = useLingui();
  const { register, formState } = useFormContext<NewQuoteValues>();
  const { filled } = useProposed();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const languages = locales
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <Field
      label={t`Language of the customer`}
      hint={filled.includes('locale') ? t`As in the request` : undefined}
      error={formState.errors.locale?.message}
    >
      <Select size="desk" options={languages} {...register('locale')} />
    </Field>
  );
}
