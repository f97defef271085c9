import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#web/ui/money.tsx';
import { ResultSection } from './result-section.tsx';
import { type CustomerQuote, includedParts, type SentLine, type SentVersion, shownSum } from './sent-quote.ts';

interface IncludedLinesProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
}

export function IncludedLines({ quote, version }: IncludedLinesProps) {
  const parts = includedParts(version);
  const lines = parts.flatMap((part) => part.lines);
  const sum = lines.length > 0 ? shownSum(version, lines) : null;
  if (parts.length === 0) return null;
  const total =
    sum === null ? null : (
      <Money className="font-semibold" minor={sum} currency={quote.currency} locale={quote.locale} />
    );
  return (
    <ResultSection title={<Trans>What’s included</Trans>} aside={total}>
      {parts.map(({ component, lines: ofPart }) => (
        <div key={component?.id ?? 'job'}>
          {component && (parts.length > 1 || ofPart.length === 0) ? (
            <h3 className="type-label mt-3 text-[0.9375rem]">{component.title}</h3>
          ) : null}
          {component?.description && (parts.length > 1 || ofPart.length === 0) ? (
            <p className="text-[0.875rem] leading-5 text-secondary">{component.description}</p>
          ) : null}
          <ul>
            {ofPart.map((line) => (
              <Line key={line.id} line={line} quote={quote} />
            ))}
          </ul>
        </div>
      ))}
    </ResultSection>
  );
}

function Line({ line, quote }: { readonly line: SentLine; readonly quote: CustomerQuote }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-subtle py-[0.6875rem] last:border-b-0">
      <span className="font-medium whitespace-pre-line">{line.description}</span>
      <Money className="font-medium" minor={line.amount_minor} currency={quote.currency} locale={quote.locale} />
      <Quantity line={line} quote={quote} />
      <FreeOfTax line={line} quote={quote} />
    </li>
  );
}

/** "24 hours × £31.20", "8 × £55.20 / post". A fixed price and a single piece say all in their amount. */
function Quantity({ line, quote }: { readonly line: SentLine; readonly quote: CustomerQuote }) {
  const counted = useCountedUnit(line);
  if (line.unit === 'fixed' || line.quantity === 1) return null;
  const quantity = new Intl.NumberFormat(quote.locale, { maximumFractionDigits: 3 }).format(line.quantity);
  return (
    <span className="col-span-full text-[0.875rem] leading-5 text-secondary tabular-nums">
      {counted ? `${quantity} ${counted}` : quantity} ×{' '}
      <Money minor={line.unit_price_minor} currency={quote.currency} locale={quote.locale} />
      {/* Behind the price, where a provider's own word needs no plural. */}
      {!counted && line.unit_label ? ` / ${line.unit_label}` : null}
    </span>
  );
}

/** Said of a line without tax where others bear some. */
export function FreeOfTax({
  line,
  quote: { version, provider },
}: {
  readonly line: SentLine;
  readonly quote: CustomerQuote;
}) {
  const isAlone = version?.line_items.some(({ tax_rate }) => tax_rate !== 0) ?? false;
  if (line.tax_rate !== 0 || !isAlone) return null;
  return (
    <span className="col-span-full block text-[0.875rem] leading-5 text-secondary print:text-[1em]">
      <Trans>Free of {provider.tax.name}</Trans>
    </span>
  );
}

/** The unit after its number: "24 hours". Null where a provider's own word stands behind the price instead. */
export function useCountedUnit({ unit }: SentLine): string | null {
  const { t } = useLingui();
  switch (unit) {
    case 'hourly':
      return t`hours`;
    case 'daily':
      return t`days`;
    case 'per_area':
      return t`m²`;
    default:
      return null;
  }
}
