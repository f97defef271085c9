import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Currency } from '#domain/currency.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { isJobStrategy } from '#domain/pricing/strategy.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type StandardLine, useSaveStandardLine } from '#web/api/own-work.ts';
import { type PriceRule, priceRulesQuery } from '#web/api/pricing-rules.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type LineProblem, type LineValues, lineValues, readLine } from './line-values.ts';

interface StandardLineDialogProps {
  readonly serviceTypeId: string;
  /** Null adds one. */
  readonly line: StandardLine | null;
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** A line of every quote for the service, written or changed. */
export function StandardLineDialog({ serviceTypeId, line, currency, onClose }: StandardLineDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const locale = useLocale();
  const formId = useId();
  const save = useSaveStandardLine(serviceTypeId);
  const { data: rules = [] } = useQuery(priceRulesQuery);
  const [values, setValues] = useState(() => lineValues(line, currency, locale));
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const usable = rules.filter(
    (rule) =>
      !isJobStrategy(rule.strategy) && (rule.service_type_id === null || rule.service_type_id === serviceTypeId),
  );
  const rule = usable.find(({ id }) => id === values.ruleId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readLine(values, { rule, currency, locale });
    setProblem('problem' in reading ? reading.problem : null);
    if ('body' in reading && !save.isPending) save.mutate({ id: line?.id, body: reading.body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={line ? t`Change the line` : t`Add a line`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {line ? <Trans>Save line</Trans> : <Trans>Add line</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <LineFields
          values={values}
          problem={problem}
          rules={usable}
          currency={currency}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        {save.error ? (
          <Notice level="error" isLive title={t`The line was not saved`}>
            {errorText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

interface LineFieldsProps {
  readonly values: LineValues;
  readonly problem: LineProblem | null;
  readonly rules: readonly PriceRule[];
  readonly currency: Currency;
  readonly onChange: (change: Partial<LineValues>) => void;
}

function LineFields({ values, problem, rules, currency, onChange }: LineFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field
        label={t`Description`}
        hint={t`Customers read it on the quote`}
        error={problem === 'description' ? t`Please write something` : null}
      >
        <TextInput
          size="desk"
          dir="auto"
          maxLength={500}
          placeholder={t`Sheets over floor and furniture`}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Kind of cost`}>
          <Select
            size="desk"
            options={costCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
            value={values.category}
            onChange={({ target }) => {
              const category = costCategories.find((known) => known === target.value);
              if (category) onChange({ category });
            }}
          />
        </Field>
        <Field label={t`Price`}>
          <Select
            size="desk"
            placeholder={t`A price of its own`}
            options={rules.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.ruleId}
            onChange={({ target }) => onChange({ ruleId: target.value })}
          />
        </Field>
      </div>
      <QuantityFields values={values} problem={problem} rules={rules} currency={currency} onChange={onChange} />
    </>
  );
}

function QuantityFields({ values, problem, rules, currency, onChange }: LineFieldsProps) {
  const { t, i18n } = useLingui();
  const rule = rules.find(({ id }) => id === values.ruleId);
  const unit = rule?.unit ?? values.unit;
  const names = { hourly: t`By the hour`, daily: t`By the day`, per_unit: t`By the piece`, per_area: t`By area` };
  const optional = <Trans>Optional</Trans>;
  return (
    <>
      {rule ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t`Counted`}>
            <Select
              size="desk"
              options={pricingUnits.map((value) => ({
                value,
                label: value === 'fixed' ? t`Once a job` : names[value],
              }))}
              value={values.unit}
              onChange={({ target }) => {
                const chosen = pricingUnits.find((known) => known === target.value);
                if (chosen) onChange({ unit: chosen });
              }}
            />
          </Field>
          <Field
            label={t`Price in ${currency}`}
            aside={optional}
            hint={t`Without one, the line waits for a price by hand`}
            error={problem === 'price' ? t`Please write an amount` : null}
          >
            <TextInput
              size="desk"
              inputMode="decimal"
              className="text-right tabular-nums"
              value={values.price}
              onChange={({ target }) => onChange({ price: target.value })}
            />
          </Field>
          {unit === 'fixed' ? null : (
            <Field label={t`For each`} aside={optional}>
              <TextInput
                size="desk"
                maxLength={40}
                placeholder={i18n._(unitWords[unit])}
                value={values.unitLabel}
                onChange={({ target }) => onChange({ unitLabel: target.value })}
              />
            </Field>
          )}
        </div>
      )}
      {unit === 'fixed' ? null : (
        <>
          <Checkbox
            label={t`As many as the customer answers`}
            description={t`Taken from a question with the same unit, else asked by itself`}
            checked={values.isAnswered}
            onChange={({ target }) => onChange({ isAnswered: target.checked })}
          />
          {values.isAnswered ? null : (
            <Field
              label={t`Quantity`}
              error={problem === 'quantity' ? t`Please write a number above 0` : null}
              className="sm:max-w-48"
            >
              <TextInput
                size="desk"
                inputMode="decimal"
                className="text-right tabular-nums"
                value={values.quantity}
                onChange={({ target }) => onChange({ quantity: target.value })}
              />
            </Field>
          )}
        </>
      )}
    </>
  );
}
