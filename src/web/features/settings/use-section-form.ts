import { useLingui } from '@lingui/react/macro';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { FieldErrors } from '#domain/problem.ts';
import { type Settings, type SettingsChange, useSaveSettings } from '#web/api/settings.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface SectionForm<Values extends FieldValues> {
  /** Under which the server names its fields. */
  readonly section: keyof SettingsChange;
  readonly settings: Settings;
  readonly valuesOf: (settings: Settings) => Values;
  readonly changeOf: (values: Values) => SettingsChange;
}

/** The server's word about a field of one section; the form's fields are the section's own. */
const ofSection = (section: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field.replace(`${section}.`, ''), sentences]));

/** A small section that is saved as it is written. */
export function useSectionForm<Values extends FieldValues>({
  section,
  settings,
  valuesOf,
  changeOf,
}: SectionForm<Values>) {
  const { t } = useLingui();
  const defaultValues = valuesOf(settings) as DefaultValues<Values>; // all of them, where some would do
  const form = useForm<Values>({ defaultValues });
  const save = useSaveSettings();
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await save.mutateAsync(changeOf(values));
      form.reset(valuesOf(saved));
      showToast({ level: 'success', title: t`Settings saved` });
    } catch (error) {
      showFieldErrors(form, ofSection(section, fieldErrorsOf(error)));
    }
  });
  const isAboutFields = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: isAboutFields ? null : save.error };
}
