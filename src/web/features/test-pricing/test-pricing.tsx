import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { useOfferedTypes } from '#web/api/services.ts';
import { useTestPricing } from '#web/api/test-pricing.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TestedQuote } from './tested-quote.tsx';

/** A request on one side, what the engine makes of it on the other. */
export function TestPricing() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const types = useOfferedTypes();
  const { data: check } = useProfileCheck();
  const test = useTestPricing();
  const [description, setDescription] = useState('');
  const [serviceTypeId, setServiceTypeId] = useState('');
  const fieldError = fieldErrorsOf(test.error).description?.[0];
  return (
    <div className="grid max-w-6xl items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          test.mutate({ description, service_type_id: serviceTypeId || null });
        }}
      >
        <Card title={<Trans>The request</Trans>}>
          <div className="flex flex-col gap-4">
            <Field label={t`What a customer might write`} error={fieldError}>
              <TextArea
                size="desk"
                dir="auto"
                rows={6}
                maxLength={10_000}
                placeholder={t`Please paint our living room, walls and ceiling. It is 5 x 4 m.`}
                value={description}
                onChange={({ target }) => setDescription(target.value)}
              />
            </Field>
            <Field label={t`Service`} aside={<Trans>Optional</Trans>}>
              <Select
                size="desk"
                placeholder={t`As the request says`}
                options={types.map(({ id, name }) => ({ value: id, label: name }))}
                value={serviceTypeId}
                onChange={({ target }) => setServiceTypeId(target.value)}
              />
            </Field>
            {test.error && !fieldError ? (
              <Notice level="error" isLive comesIntoView title={t`It could not be priced`}>
                {errorText(test.error)}
              </Notice>
            ) : null}
            <Button type="submit" variant="primary" pending={test.isPending}>
              <Trans>Price it</Trans>
            </Button>
          </div>
        </Card>
      </form>
      <div aria-live="polite" aria-busy={test.isPending} className="min-w-0">
        {test.data && check?.provider ? (
          <TestedQuote tested={test.data} currency={check.provider.currency} />
        ) : (
          <p className="px-1 py-3 text-secondary">
            <Trans>The lines, with what each rests on, appear here.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
