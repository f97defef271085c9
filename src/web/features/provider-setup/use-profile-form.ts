import { useForm } from 'react-hook-form';
import { profileErrors } from '#domain/provider/profile.ts';
import { type Provider, useSaveProfile } from '#web/api/provider.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { type ProfileValues, profileBody } from './profile-values.ts';

/** The rules are the domain's, here and on the server; the server has the last word. */
export function useProfileForm(defaultValues: ProfileValues, onSaved: (provider: Provider) => void | Promise<void>) {
  const form = useForm<ProfileValues>({ defaultValues });
  const save = useSaveProfile();
  const submit = form.handleSubmit(async (values) => {
    const errors = profileErrors(values);
    if (Object.keys(errors).length > 0) {
      showFieldErrors(form, errors);
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
