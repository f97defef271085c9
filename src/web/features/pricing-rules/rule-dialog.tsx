import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import type { PriceRule, PricingStrategyInfo } from '#web/api/pricing-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RuleSample } from './rule-sample.tsx';
import type { MoneyContext, RuleValues } from './rule-values.ts';
import { useRuleForm } from './use-rule-form.ts';

interface RuleDialogProps {
  /** Null adds one. */
  readonly rule: PriceRule | null;
  readonly money: MoneyContext;
  readonly strategies: readonly PricingStrategyInfo[];
  /** What a new one begins with. */
  readonly preset?: Partial<RuleValues> | undefined;
  readonly onClose: () => void;
  readonly onSaved: (rule: PriceRule) => void;
}

export function RuleDialog({ rule, money, strategies, preset, onClose, onSaved }: RuleDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { form, submit, isSaving, failure } = useRuleForm({ rule, money, strategies, preset, onSaved });
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={rule ? t`Change price` : t`Add a price`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {rule ? <Trans>Save price</Trans> : <Trans>Add price</Trans>}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {failure ? (
            <Notice level="error" isLive comesIntoView title={t`The price was not saved`}>
              {errorText(failure)}
            </Notice>
          ) : null}
          <RuleFields strategies={strategies} money={money} />
          {form.watch('strategy') === 'urgency' ? null : <RuleSample strategies={strategies} money={money} />}
        </form>
      </FormProvider>
    </Dialog>
  );
}
