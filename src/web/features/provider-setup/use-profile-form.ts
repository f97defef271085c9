import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { profileProblems } from '#domain/provider/profile.ts';
import { type Provider, useSaveProfile } from '#web/api/provider.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { fieldSentences } from '../../../locales/field-sentences.ts';
import { type ProfileValues, profileBody } from './profile-values.ts';

/** The rules are the domain's, here and on the server; the server has the last word. */
export function useProfileForm(defaultValues: ProfileValues, onSaved: (provider: Provider) => void | Promise<void>) {
  const form = useForm<ProfileValues>({ defaultValues });
  const { i18n } = useLingui();
  const save = useSaveProfile();
  const submit = form.handleSubmit(async (values) => {
    const problems = Object.entries(profileProblems(values));
    if (problems.length > 0) {
      showFieldErrors(
        form,
        Object.fromEntries(problems.map(([field, code]) => [field, [i18n._(fieldSentences[code])]])),
      );
      return;
    }
    try {
      const provider = await save.mutateAsync(profileBody(values));
      form.reset(values);
      await onSaved(provider);
    } catch (error) {
      showFieldErrors(form, fieldErrorsOf(error));
    }
  });
  const hasFieldErrors = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: hasFieldErrors ? null : save.error };
}
