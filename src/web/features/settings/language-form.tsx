import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLocale, type Locale, locales } from '#domain/locale.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useProfileCheck, useSaveLocale } from '#web/api/provider.ts';
import { rememberLocale } from '#web/app/language.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function LanguageForm() {
  const { t } = useLingui();
  const check = useProfileCheck();
  const locale = check.data?.provider?.locale;
  if (locale) return <Loaded stored={locale} />;
  if (check.isError || check.isPaused) return <LoadFailure title={t`Your profile could not be loaded`} query={check} />;
  return <SkeletonRows count={2} label={t`Loading your profile`} rowClassName="h-28" />;
}

/** The account's language: what mails, new quotes and, where they are translated, the pages are written in. */
function Loaded({ stored }: { readonly stored: Locale }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(stored);
  const save = useSaveLocale();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const options = locales
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const submit = () =>
    save.mutate(chosen, {
      onSuccess: () => {
        rememberLocale(chosen);
        // Every text of the page is in the other language then.
        location.reload();
      },
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card title={<Trans>Languages</Trans>}>
        <div className="flex flex-col gap-4">
          <Field
            label={t`Your language`}
            hint={t`New quotes begin with it, mails to you are written in it, and dates and amounts look as usual there. A quote may be in another one.`}
            className="max-w-md"
          >
            <Select
              size="desk"
              options={options}
              value={chosen}
              onChange={({ target }) => {
                if (isLocale(target.value)) setChosen(target.value);
              }}
            />
          </Field>
          <p className="type-small text-secondary">
            <Trans>The pages themselves are there in English and German.</Trans>
          </p>
          {save.error ? (
            <Notice level="error" isLive title={t`Not saved`}>
              {errorText(save.error)}
            </Notice>
          ) : null}
        </div>
        <CardActions>
          <Button type="submit" variant="primary" pending={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </CardActions>
      </Card>
    </form>
  );
}
