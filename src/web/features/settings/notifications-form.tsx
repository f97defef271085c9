import { Trans, useLingui } from '@lingui/react/macro';
import type { Settings } from '#web/api/settings.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SectionCard } from './section-card.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Of what customers do, what the provider is mailed about. */
export function NotificationsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useLingui();
  const { form, submit, isSaving, failure } = useSectionForm({
    section: 'notifications',
    settings,
    valuesOf: ({ notifications }) => notifications,
    changeOf: (notifications) => ({ notifications }),
  });
  const { register } = form;
  return (
    <SectionCard
      title={<Trans>Mails to you</Trans>}
      text={<Trans>What you are not mailed still shows on the dashboard and with the quote.</Trans>}
      onSubmit={submit}
      isSaving={isSaving}
      failure={failure}
    >
      <Checkbox label={t`A customer writes to you`} {...register('message')} />
      <Checkbox label={t`A customer accepts a quote`} {...register('accepted')} />
      <Checkbox label={t`A customer declines a quote`} {...register('rejected')} />
      <Checkbox label={t`A customer asks for a change`} {...register('changes')} />
    </SectionCard>
  );
}
