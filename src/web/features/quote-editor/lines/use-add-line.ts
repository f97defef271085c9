import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { type NewLine, useCreateLine } from '#web/api/line-items.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { focusName } from './move-focus.ts';

/** A new line is there at once, priced at nothing, with the caret in its name. */
export function useAddLine(quote: Quote) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const create = useCreateLine(quote.id);
  const taxRate = quote.line_items.at(-1)?.tax_rate;
  const add = async (line: Partial<NewLine> = {}) => {
    try {
      const { line_item } = await create.mutateAsync({
        category: 'labour',
        description: t`New line`,
        quantity: 1,
        unit: 'per_unit',
        unit_price_minor: null,
        ...(taxRate !== undefined && { tax_rate: taxRate }),
        ...line,
      });
      focusName(line_item.id);
    } catch (error) {
      showToast({ level: 'error', title: t`The line was not added`, text: errorText(error) });
    }
  };
  return { add, isPending: create.isPending };
}
