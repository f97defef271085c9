import { Trans, useLingui } from '@lingui/react/macro';
import { Cpu, Sparkles } from 'lucide-react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import type { AiSettings } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AiValues } from './ai-values.ts';
import { ModelTest } from './model-test.tsx';
import { useAiForm } from './use-ai-form.ts';

/** Which engine reads requests and words drafts. Quantities and prices are the built-in one's with either. */
export function AiForm({ settings }: { readonly settings: AiSettings }) {
  const { form, submit, isSaving, failure } = useAiForm(settings);
  const errorText = useErrorText();
  const { t } = useLingui();
  const isModel = form.watch('engine') === 'llm';
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Card title={<Trans>Help with reading requests</Trans>}>
          <div className="flex flex-col gap-5">
            <EngineChoice />
            {isModel ? <ModelFields settings={settings} /> : null}
            {failure ? (
              <Notice level="error" title={t`Not saved`} isLive comesIntoView>
                {errorText(failure)}
              </Notice>
            ) : null}
          </div>
          <CardActions>
            {settings.engine === 'llm' && isModel && !form.formState.isDirty ? <ModelTest /> : null}
            <Button type="submit" variant="primary" pending={isSaving}>
              <Trans>Save settings</Trans>
            </Button>
          </CardActions>
        </Card>
      </form>
    </FormProvider>
  );
}

function EngineChoice() {
  const { t } = useLingui();
  return (
    <Controller<AiValues, 'engine'>
      name="engine"
      render={({ field }) => (
        <RadioCards
          legend={t`Help with reading requests`}
          isLegendHidden
          name="engine"
          columns="two-if-wide"
          value={field.value}
          onValueChange={field.onChange}
          options={[
            {
              value: 'builtin',
              label: <Trans>Built in</Trans>,
              description: <Trans>Needs no account. Nothing leaves this server.</Trans>,
              trailing: <Icon icon={Cpu} />,
            },
            {
              value: 'llm',
              label: <Trans>A language model beside it</Trans>,
              description: (
                <Trans>
                  Reads more from requests and from changes in words, and looks at photos. All of these, and the lines
                  they are about, are sent to the service you choose. Never sets a price.
                </Trans>
              ),
              trailing: <Icon icon={Sparkles} />,
            },
          ]}
        />
      )}
    />
  );
}

function ModelFields({ settings }: { readonly settings: AiSettings }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<AiValues>();
  const { errors } = formState;
  const names: Record<AiSettings['services'][number], string> = {
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    compatible: t`A server of your own`,
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t({ message: 'Service', context: 'that runs a language model' })} error={errors.service?.message}>
        <Select
          size="desk"
          placeholder={t`Choose`}
          options={settings.services.map((value) => ({ value, label: names[value] }))}
          {...register('service')}
        />
      </Field>
      <Field label={t`Model`} hint={t`Exactly as the service spells it`} error={errors.model?.message}>
        <TextInput size="desk" autoComplete="off" spellCheck={false} {...register('model')} />
      </Field>
      <Field
        label={t`Key`}
        hint={
          settings.has_key
            ? t`A key is saved, encrypted. Leave this empty to keep it.`
            : t`Kept encrypted and never shown again`
        }
        error={errors.key?.message}
      >
        <TextInput size="desk" type="password" autoComplete="off" {...register('key')} />
      </Field>
      <Field
        label={t`Budget a month, US dollars`}
        hint={
          <Trans>
            Spent so far this month: <Money minor={settings.spent_minor} currency={settings.currency} />. Empty means no
            limit.
          </Trans>
        }
        error={errors.budget?.message}
      >
        <TextInput size="desk" inputMode="decimal" autoComplete="off" {...register('budget')} />
      </Field>
    </div>
  );
}
