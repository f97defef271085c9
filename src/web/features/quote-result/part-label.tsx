import { Money } from '#web/ui/money.tsx';
import type { CustomerQuote } from './sent-quote.ts';

interface PartLabelProps {
  readonly part: { readonly title: string | null; readonly amount_minor: number | null };
  readonly quote: Pick<CustomerQuote, 'currency' | 'locale'>;
}

/** What a part that can be chosen is called, and what it comes to. */
export function PartLabel({ part: { title, amount_minor }, quote }: PartLabelProps) {
  return (
    <span className="-mr-3 flex justify-between gap-4 font-semibold">
      <span className="min-w-0">{title}</span>
      {amount_minor === null ? null : <Money minor={amount_minor} currency={quote.currency} locale={quote.locale} />}
    </span>
  );
}
