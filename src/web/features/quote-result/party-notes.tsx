import type { CustomerQuote } from './sent-quote.ts';

/** The provider's numbers, each with its name: "VAT number GB 123 4567 89". */
export function partyNumbers({ tax }: CustomerQuote['provider']): string[] {
  return [
    ...(tax.number ? [`${tax.number_name} ${tax.number}`] : []),
    ...(tax.company_number ? [`${tax.company_number_name ?? ''} ${tax.company_number}`.trim()] : []),
  ];
}

/** At the foot: the sentence of somebody who charges no tax, and the provider's numbers. */
export function PartyNotes({ provider }: Pick<CustomerQuote, 'provider'>) {
  const lines = [...(provider.tax.note ? [provider.tax.note] : []), ...partyNumbers(provider)];
  if (lines.length === 0) return null;
  return (
    <div className="type-small pt-6 text-secondary">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
