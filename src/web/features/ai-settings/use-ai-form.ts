import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type AiSettings, useSaveAiSettings } from '#web/api/settings.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { type AiValues, aiChange, aiValues } from './ai-values.ts';

/** The server's word about a field is under `ai.`; the form's fields are the settings themselves. */
const ofForm = (errors: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field.replace(/^ai\.(monthly_)?(\w+?)(_minor)?$/, '$2'),
      sentences,
    ]),
  );

export function useAiForm(settings: AiSettings) {
  const { t, i18n } = useLingui();
  const form = useForm<AiValues>({ defaultValues: aiValues(settings, i18n.locale) });
  const save = useSaveAiSettings();
  const submit = form.handleSubmit(async (values) => {
    const change = aiChange(values, i18n.locale);
    if (!change) {
      showFieldErrors(form, { budget: [t`Write an amount, such as 20`] });
      return;
    }
    try {
      const saved = await save.mutateAsync(change);
      form.reset(aiValues(saved.ai, i18n.locale));
      showToast({ level: 'success', title: t`Settings saved` });
    } catch (error) {
      showFieldErrors(form, ofForm(fieldErrorsOf(error)));
    }
  });
  const isAboutFields = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: isAboutFields ? null : save.error };
}
