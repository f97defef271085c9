import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import { EstimateWords } from './estimate-words.tsx';
import { FreeOfTax, useCountedUnit } from './included-parts.tsx';
import { partyNumbers } from './party-notes.tsx';
import { PrintedPhotos } from './result-photos.tsx';
import {
  type CustomerQuote,
  chosenExtras,
  type SentLine,
  type SentPart,
  type SentVersion,
  taxesOf,
} from './sent-quote.ts';
import { BeforeTotal, TaxRows } from './sum-up.tsx';

interface PrintSheetProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
  /** Where it can no longer be accepted: in words, since paper has no colours. */
  readonly ended: ReactNode;
}

/** The quote as a document on A4. On screen it is not there. */
export function PrintSheet(props: PrintSheetProps) {
  const { quote, version } = props;
  return (
    <article className="hidden text-[10pt] leading-[1.45] text-primary print:block">
      <Letterhead {...props} />
      <h1 className="mt-8 text-[16pt] leading-[1.25] font-[650]">{quote.title}</h1>
      {props.ended ? <p className="mt-1 font-semibold">{props.ended}</p> : null}
      {version.message ? <p className="mt-3 whitespace-pre-line">{version.message}</p> : null}
      <Lines {...props} />
      <Sums {...props} />
      <EstimateWords {...props} />
      {quote.provider.tax.note ? <p className="mt-4 break-inside-avoid">{quote.provider.tax.note}</p> : null}
      <Acceptance {...props} />
      {version.assumptions.length > 0 ? (
        <Block title={<Trans>What this price assumes</Trans>}>
          <ul className="list-disc pl-5">
            {version.assumption_groups.flatMap(({ title, texts }) =>
              texts.map((text) => <li key={`${title} ${text}`}>{title ? `${title}: ${text}` : text}</li>),
            )}
          </ul>
        </Block>
      ) : null}
      <Promises {...props} />
      {version.photos.length > 0 ? (
        <Block title={<Trans>Photos</Trans>}>
          <PrintedPhotos photos={version.photos} />
        </Block>
      ) : null}
      {version.terms ? (
        <Block title={<Trans>Terms</Trans>}>
          <p className="whitespace-pre-line">{version.terms}</p>
        </Block>
      ) : null}
    </article>
  );
}

function Promises({ quote, version }: PrintSheetProps) {
  const { starts, duration, deposit_minor: deposit, guarantee } = version;
  if (!starts && !duration && !deposit && !guarantee) return null;
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 [&_dt]:text-secondary">
      {starts ? <Fact label={<Trans>Could start</Trans>}>{starts}</Fact> : null}
      {duration ? <Fact label={<Trans>On site</Trans>}>{duration}</Fact> : null}
      {deposit ? (
        <Fact label={<Trans>Deposit</Trans>}>
          <Money minor={deposit} currency={quote.currency} locale={quote.locale} />
        </Fact>
      ) : null}
      {guarantee ? <Fact label={<Trans>Guarantee</Trans>}>{guarantee}</Fact> : null}
    </dl>
  );
}

function Letterhead({ quote, version }: PrintSheetProps) {
  const { provider, customer, locale } = quote;
  const day = (date: string, timeZone?: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(date));
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-10 gap-y-6 border-b border-default pb-5">
      <div>
        <p className="text-[13pt] leading-tight font-[650]">{provider.name}</p>
        {[provider.address, provider.phone_number, provider.email, ...partyNumbers(provider)]
          .filter(Boolean)
          .map((line) => (
            <p key={line} className="whitespace-pre-line">
              {line}
            </p>
          ))}
      </div>
      <dl className="grid grid-cols-[auto_auto] content-start gap-x-4 tabular-nums [&_dd]:text-right [&_dt]:text-secondary">
        {quote.number ? <Fact label={<Trans>Quote</Trans>}>{quote.number}</Fact> : null}
        <Fact label={<Trans>Version</Trans>}>{version.number}</Fact>
        {quote.sent_at ? (
          <Fact label={<Trans>Date</Trans>}>
            <span suppressHydrationWarning>{day(quote.sent_at)}</span>
          </Fact>
        ) : null}
        {version.valid_until ? <Fact label={<Trans>Valid until</Trans>}>{day(version.valid_until, 'UTC')}</Fact> : null}
      </dl>
      {customer.name ? (
        <div>
          <p className="text-secondary">
            <Trans>For</Trans>
          </p>
          <p className="font-semibold">{customer.name}</p>
          {customer.address ? <p className="whitespace-pre-line">{customer.address}</p> : null}
        </div>
      ) : null}
    </header>
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Lines({ quote, version }: PrintSheetProps) {
  const isRated = version.detail === 'rates';
  const { parts } = version;
  return (
    <table className="mt-6 w-full border-collapse text-left tabular-nums [&_td]:align-top [&_td:not(:first-child)]:pl-4 [&_td:not(:first-child)]:text-right [&_td:not(:first-child)]:whitespace-nowrap [&_th:not(:first-child)]:pl-4 [&_th:not(:first-child)]:text-right">
      <thead>
        <tr className="border-b border-default text-secondary [&_th]:py-1 [&_th]:font-medium">
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          {isRated ? (
            <>
              <th scope="col">
                <Trans>Quantity</Trans>
              </th>
              <th scope="col">
                <Trans>Price</Trans>
              </th>
            </>
          ) : null}
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      {parts.map((part) => (
        <Part
          key={part.component_id ?? 'job'}
          title={part.title ?? (parts.length > 1 ? <Trans>For the job as a whole</Trans> : quote.title)}
          part={part}
          quote={quote}
          isRated={isRated}
        />
      ))}
      {chosenExtras(version).map((extra) => (
        <Part
          key={extra.component_id}
          title={<Trans>Extra you chose: {extra.title}</Trans>}
          part={extra}
          quote={quote}
          isRated={isRated}
        />
      ))}
    </table>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly part: SentPart;
  readonly quote: CustomerQuote;
  readonly isRated: boolean;
}

function Part({ title, part, quote, isRated }: PartProps) {
  const { sentence, amount_minor: amount, lines } = part;
  return (
    <tbody>
      <tr className={`break-inside-avoid ${lines.length > 0 ? 'break-after-avoid' : 'border-b border-subtle'}`}>
        <th colSpan={isRated ? 3 : 1} scope="rowgroup" className="pt-3 pb-1 text-left font-semibold">
          {title}
          {lines.length === 0 && sentence ? <span className="block font-normal">{sentence}</span> : null}
        </th>
        <td className="pt-3 pb-1 font-semibold">
          {amount === null ? null : <Money minor={amount} currency={quote.currency} locale={quote.locale} />}
        </td>
      </tr>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} quote={quote} isRated={isRated} />
      ))}
    </tbody>
  );
}

interface LineRowProps extends Pick<PartProps, 'quote' | 'isRated'> {
  readonly line: SentLine;
}

function LineRow({ line, quote, isRated }: LineRowProps) {
  const { currency, locale } = quote;
  return (
    <tr className="break-inside-avoid border-b border-subtle [&_td]:py-1.5">
      <td className="whitespace-pre-line">
        {line.description}
        <FreeOfTax line={line} quote={quote} />
      </td>
      {isRated ? <RateCells line={line} quote={quote} /> : null}
      <td>
        <Money minor={line.amount_minor} currency={currency} locale={locale} />
      </td>
    </tr>
  );
}

function RateCells({ line, quote }: Pick<LineRowProps, 'line' | 'quote'>) {
  const counted = useCountedUnit(line);
  const { quantity, unit_price_minor: price } = line;
  if (line.unit === 'fixed' || quantity === null || price === null) return <td colSpan={2} />;
  const written = new Intl.NumberFormat(quote.locale, { maximumFractionDigits: 3 }).format(quantity);
  return (
    <>
      <td>{counted ? `${written} ${counted}` : withOwnUnit(written, line.unit_label)}</td>
      <td>
        <Money minor={price} currency={quote.currency} locale={quote.locale} />
      </td>
    </>
  );
}

/** A provider's own word may begin with a number of its own: "3 × 2.5 L can". */
function withOwnUnit(quantity: string, unit: string | null): string {
  return unit ? `${quantity} × ${unit}` : quantity;
}

function Sums({ quote, version }: PrintSheetProps) {
  const { currency, locale } = quote;
  return (
    <dl className="mt-3 ml-auto grid w-fit break-inside-avoid grid-cols-[auto_auto] gap-y-0.5 tabular-nums [&_dd]:pl-8 [&_dd]:text-right">
      <BeforeTotal quote={quote} version={version} />
      <dt className="border-t border-default pt-1.5 text-[13pt] leading-tight font-[650]">
        <Trans>Total</Trans>
      </dt>
      <dd className="border-t border-default pt-1.5 text-[13pt] leading-tight font-[650]">
        <Money minor={version.totals.total_minor} currency={currency} locale={locale} />
      </dd>
      {version.amounts_include_tax && taxesOf(version).length > 0 ? (
        <>
          <dt className="col-span-full pt-1 text-secondary">
            <Trans>of which</Trans>
          </dt>
          <TaxRows quote={quote} version={version} />
        </>
      ) : null}
    </dl>
  );
}

function Acceptance({ quote, version: { accepted } }: PrintSheetProps) {
  if (!accepted) return null;
  const day = new Intl.DateTimeFormat(quote.locale, { dateStyle: 'long' }).format(new Date(accepted.accepted_at));
  return (
    <p className="mt-5 break-inside-avoid border-l-4 border-action-accept pl-3 font-semibold">
      <span suppressHydrationWarning>
        <Trans>
          Accepted by {accepted.name} on {day}
        </Trans>
      </span>
    </p>
  );
}

function Block({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-[11pt] leading-tight font-[650]">{title}</h2>
      {children}
    </section>
  );
}
