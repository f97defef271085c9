import { useErrorText } from '#web/api/error-text.ts';
import { type NewLine, useAddLines } from '#web/api/line-items.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { PasteLinesDialog } from '#web/provider-kit/pasted-lines/paste-lines-dialog.tsx';

/** Lines from a spreadsheet, put below those of the quote in one step. */
export function PasteLines({ quote, onClose }: { readonly quote: Quote; readonly onClose: () => void }) {
  const errorText = useErrorText();
  const addLines = useAddLines(quote.id);
  const keyFor = useIdempotencyKey();
  const taxRate = quote.line_items.at(-1)?.tax_rate;
  const take = async (read: readonly NewLine[]): Promise<string | null> => {
    const lines = read.map((line) => ({ ...(taxRate !== undefined && { tax_rate: taxRate }), ...line }));
    try {
      await addLines.mutateAsync({ lines, idempotencyKey: keyFor(lines) });
      return null;
    } catch (error) {
      return errorText(error);
    }
  };
  return <PasteLinesDialog currency={quote.currency} onTake={take} onClose={onClose} />;
}
