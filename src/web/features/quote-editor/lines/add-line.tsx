import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useErrorText } from '#web/api/error-text.ts';
import { useCreateLine } from '#web/api/line-items.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { KitTools } from '../kits/kit-tools.tsx';
import { focusName } from './move-focus.ts';

/** A new line is there at once, priced at nothing, with the caret in its name. */
export function AddLine({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const create = useCreateLine(quote.id);
  const taxRate = quote.line_items.at(-1)?.tax_rate;
  const add = async () => {
    try {
      const { line_item } = await create.mutateAsync({
        category: 'labour',
        description: t`New line`,
        quantity: 1,
        unit: 'per_unit',
        unit_price_minor: null,
        ...(taxRate !== undefined && { tax_rate: taxRate }),
      });
      focusName(line_item.id);
    } catch (error) {
      showToast({ level: 'error', title: t`The line was not added`, text: errorText(error) });
    }
  };
  return (
    <div className="flex flex-wrap md:ml-5">
      <Button
        variant="ghost"
        pending={create.isPending}
        onClick={() => void add()}
        className="my-1 font-medium! text-link!"
      >
        <Icon icon={Plus} size={16} />
        <Trans>Add a line</Trans>
      </Button>
      <KitTools quote={quote} />
    </div>
  );
}
