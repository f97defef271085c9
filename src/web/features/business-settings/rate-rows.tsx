import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { newKey } from '#web/api/new-key.ts';
import type { TaxCountry } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { TaxValues } from './tax-values.ts';

const most = 12;

/** The rates that lines choose from, a row each; one of them is the usual. */
export function RateRows({ country }: { readonly country: TaxCountry | undefined }) {
  const { t } = useLingui();
  const { formState, watch, setValue } = useFormContext<TaxValues>();
  const { fields, append, remove } = useFieldArray<TaxValues, 'rates', 'key'>({ name: 'rates', keyName: 'key' });
  const usual = watch('usual');
  const error = formState.errors.rates?.message ?? formState.errors.rates?.root?.message;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="type-label mb-1.5">
        <Trans>Your rates</Trans>
      </legend>
      <RatesHint country={country} />
      {fields.map((field, index) => (
        <RateRow
          key={field.key}
          index={index}
          isUsual={field.id === usual}
          onUsual={() => setValue('usual', field.id, { shouldDirty: true })}
          onRemove={
            fields.length === 1
              ? undefined
              : () => {
                  remove(index);
                  const next = fields.find(({ id }) => id !== field.id);
                  if (field.id === usual && next) setValue('usual', next.id);
                }
          }
        />
      ))}
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      {fields.length < most ? (
        <div>
          <Button size="desk-small" onClick={() => append({ id: newKey(), label: t`Other rate`, percent: '' })}>
            <Icon icon={Plus} size={16} />
            <Trans>Add a rate</Trans>
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function RatesHint({ country }: { readonly country: TaxCountry | undefined }) {
  if (!country) return null;
  const { year, source, name } = country;
  return (
    <p className="type-small text-secondary">
      {country.by_place ? (
        <Trans>The rate depends on where you work. Write the one that you charge.</Trans>
      ) : (
        <Trans>
          As they are in {name} in {year}.{' '}
          <a href={source} target="_blank" rel="noreferrer" className="text-link underline underline-offset-3">
            Where that is written
          </a>
        </Trans>
      )}
    </p>
  );
}

interface RateRowProps {
  readonly index: number;
  readonly isUsual: boolean;
  readonly onUsual: () => void;
  /** Undefined for the last one that is left. */
  readonly onRemove: (() => void) | undefined;
}

function RateRow({ index, isUsual, onUsual, onRemove }: RateRowProps) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TaxValues>();
  const row = index + 1;
  const errors = formState.errors.rates?.[index];
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <Field label={t`Percent, row ${row}`} isLabelHidden className="w-16" error={errors?.percent?.message}>
        <TextInput
          size="desk"
          inputMode="decimal"
          className="text-right tabular-nums"
          {...register(`rates.${index}.percent`)}
        />
      </Field>
      <span aria-hidden="true" className="flex min-h-11 items-center md:min-h-9">
        %
      </span>
      <Field
        label={t`Name of the rate, row ${row}`}
        isLabelHidden
        className="min-w-20 flex-1 basis-20"
        error={errors?.label?.message}
      >
        <TextInput size="desk" maxLength={60} {...register(`rates.${index}.label`)} />
      </Field>
      {/* On a phone below, so that the name of the rate has room. */}
      <label className="type-small flex min-h-11 items-center gap-2 md:min-h-9 max-sm:order-last max-sm:basis-full">
        <input
          type="radio"
          name="usual-rate"
          checked={isUsual}
          onChange={onUsual}
          className="size-5 accent-(--action-primary-bg)"
        />
        <Trans>Usual</Trans>
      </label>
      <Button
        variant="ghost"
        square
        disabled={!onRemove}
        aria-label={t`Remove row ${row}`}
        {...(onRemove && { onClick: onRemove })}
      >
        <Icon icon={Trash2} size={16} />
      </Button>
    </div>
  );
}
