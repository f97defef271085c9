import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#web/ui/money.tsx';
import { ResultSection } from './result-section.tsx';
import type { CustomerQuote, SentLine, SentPart, SentVersion } from './sent-quote.ts';

interface IncludedPartsProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
}

/** What is done for the price, as far as the level of detail goes: words alone, sums, lines, rates. */
export function IncludedParts({ quote, version }: IncludedPartsProps) {
  const { parts } = version;
  if (parts.length === 0) return null;
  const [only] = parts;
  const sums = parts.map((part) => part.amount_minor);
  const sum = sums.some((amount) => amount === null)
    ? null
    : sums.reduce((all, amount) => (all ?? 0) + (amount ?? 0), 0);
  const total =
    sum === null || sum === undefined ? null : (
      <Money className="font-semibold" minor={sum} currency={quote.currency} locale={quote.locale} />
    );
  return (
    <ResultSection title={<Trans>What’s included</Trans>} aside={total}>
      {parts.length === 1 && only && only.lines.length > 0 ? (
        <Lines lines={only.lines} quote={quote} />
      ) : (
        <ul>
          {parts.map((part) => (
            <Part key={part.component_id ?? 'job'} part={part} quote={quote} isOnly={parts.length === 1} />
          ))}
        </ul>
      )}
    </ResultSection>
  );
}

interface PartProps {
  readonly part: SentPart;
  readonly quote: CustomerQuote;
  readonly isOnly: boolean;
}

function Part({ part, quote, isOnly }: PartProps) {
  const { title, sentence, amount_minor: amount, lines } = part;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-subtle py-[0.6875rem] last:border-b-0">
      <h3 className="font-medium text-pretty">
        {title ?? (isOnly ? quote.title : <Trans>For the job as a whole</Trans>)}
      </h3>
      {amount === null || isOnly ? (
        <span />
      ) : (
        <Money className="font-medium" minor={amount} currency={quote.currency} locale={quote.locale} />
      )}
      {lines.length > 0 ? (
        <div className="col-span-full">
          <Lines lines={lines} quote={quote} />
        </div>
      ) : sentence ? (
        <p className="col-span-full text-[0.9375rem] leading-[1.375rem] text-pretty text-secondary">{sentence}</p>
      ) : null}
    </li>
  );
}

function Lines({ lines, quote }: { readonly lines: readonly SentLine[]; readonly quote: CustomerQuote }) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-subtle py-[0.6875rem] last:border-b-0"
        >
          <span className="whitespace-pre-line">{line.description}</span>
          <Money minor={line.amount_minor} currency={quote.currency} locale={quote.locale} />
          <Rate line={line} quote={quote} />
          <FreeOfTax line={line} quote={quote} />
        </li>
      ))}
    </ul>
  );
}

/** "24 hours × £31.20", "8 × £55.20 / post". A fixed price and a single piece say all in their amount. */
function Rate({ line, quote }: { readonly line: SentLine; readonly quote: CustomerQuote }) {
  const counted = useCountedUnit(line);
  const { quantity, unit_price_minor: price, unit_label: label } = line;
  if (quantity === null || price === null || line.unit === 'fixed' || quantity === 1) return null;
  const written = new Intl.NumberFormat(quote.locale, { maximumFractionDigits: 3 }).format(quantity);
  return (
    <span className="col-span-full text-[0.875rem] leading-5 text-secondary tabular-nums">
      {counted ? `${written} ${counted}` : written} ×{' '}
      <Money minor={price} currency={quote.currency} locale={quote.locale} />
      {/* Behind the price, where a provider's own word needs no plural. */}
      {!counted && label ? ` / ${label}` : null}
    </span>
  );
}

/** Said of a line without tax where others bear some. */
export function FreeOfTax({ line, quote }: { readonly line: SentLine; readonly quote: CustomerQuote }) {
  const isAlone = quote.version?.totals.tax.some(({ rate }) => rate !== 0) ?? false;
  if (line.tax_rate !== 0 || !isAlone) return null;
  return (
    <span className="col-span-full block text-[0.875rem] leading-5 text-secondary print:text-[1em]">
      <Trans>Free of {quote.provider.tax.name}</Trans>
    </span>
  );
}

/** The unit after its number: "24 hours". Null where a provider's own word stands behind the price instead. */
export function useCountedUnit({ unit }: Pick<SentLine, 'unit'>): string | null {
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
