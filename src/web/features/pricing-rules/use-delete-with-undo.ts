import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { type PriceRule, useDeletePriceRule, useSavePriceRule } from '#web/api/pricing-rules.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { bodyOf } from './rule-values.ts';

/** Deletes at once and offers the way back, instead of asking first. */
export function useDeleteWithUndo(): (rule: PriceRule) => void {
  const { t } = useLingui();
  const errorText = useErrorText();
  const remove = useDeletePriceRule();
  const save = useSavePriceRule();
  const failed = (title: string) => (error: unknown) => {
    showToast({ level: 'error', title, text: errorText(error) });
  };
  return (rule) => {
    const undo = () =>
      save.mutate({ id: undefined, body: bodyOf(rule) }, { onError: failed(t`The price could not be brought back`) });
    remove.mutate(rule, {
      onSuccess: () =>
        showToast({
          title: t`Deleted “${rule.name}”`,
          text: t`Quotes keep the figures they have.`,
          action: { label: t`Undo`, altText: t`Add the price again with the same figures`, run: undo },
        }),
      onError: failed(t`The price was not deleted`),
    });
  };
}
