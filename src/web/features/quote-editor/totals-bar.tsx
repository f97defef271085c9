import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/money.tsx';
import { TaxOnTop } from './tax-on-top.tsx';
import { type ExtrasStand, extrasStand, readsNetFirst, taxOf } from './totals-words.ts';

/** What it adds up to, always in sight. The figures are the server's; while a change is on its way, the domain's. */
export function TotalsBar({ quote, children }: { readonly quote: Quote; readonly children?: ReactNode }) {
  const { totals, currency } = quote;
  const stand = extrasStand(quote);
  const isNetFirst = readsNetFirst(quote);
  const [NetRow, TotalRow] = isNetFirst ? [MainRow, SumRow] : [SumRow, MainRow];
  return (
    <footer className="sticky bottom-(--bottom-inset) z-10 mt-auto flex flex-wrap items-end gap-x-6 gap-y-2 border-t border-default bg-surface px-5 pt-3 pb-4 md:px-6">
      <div className="hidden min-w-0 flex-1 basis-40 md:block">{children}</div>
      <ShortSums quote={quote} isNetFirst={isNetFirst} />
      <dl
        aria-live="polite"
        className="grid flex-none grid-cols-[auto_auto] gap-x-7 gap-y-[3px] tabular-nums max-md:w-full max-md:grid-cols-[1fr_auto]"
      >
        {quote.charges_tax ? (
          <NetRow label={<NetWords stand={stand} />}>
            <Money minor={totals.net_minor} currency={currency} />
          </NetRow>
        ) : null}
        {totals.discount_minor === 0 ? null : (
          <SumRow label={<Trans>Discount, already taken off</Trans>}>
            <Money minor={-totals.discount_minor} currency={currency} />
          </SumRow>
        )}
        <TaxRows quote={quote} />
        <TotalRow label={<TotalWords stand={stand} />}>
          <Money minor={totals.total_minor} currency={currency} />
        </TotalRow>
      </dl>
    </footer>
  );
}

function NetWords({ stand }: { readonly stand: ExtrasStand }) {
  switch (stand.kind) {
    case 'none':
      return <Trans>Net</Trans>;
    case 'open':
      return <Trans>Net, without extras</Trans>;
    case 'chosen':
      return <Plural value={stand.count} one="Net with # extra" other="Net with # extras" />;
  }
}

function TotalWords({ stand }: { readonly stand: ExtrasStand }) {
  switch (stand.kind) {
    case 'none':
      return <Trans>Customer pays</Trans>;
    case 'open':
      return stand.isLeast ? <Trans>Customer pays from</Trans> : <Trans>Customer pays, without extras</Trans>;
    case 'chosen':
      return <Plural value={stand.count} one="Customer pays, with # extra" other="Customer pays, with # extras" />;
  }
}

function TaxRows({ quote: { totals, currency } }: { readonly quote: Quote }) {
  const { i18n } = useLingui();
  const { name } = useProviderTax();
  return totals.tax.map(({ rate, tax_minor }) => {
    const percent = i18n.number(rate / 100, { style: 'percent', maximumFractionDigits: 3 });
    return (
      <SumRow
        key={rate}
        label={
          <span className="inline-block first-letter:uppercase">
            {name} {percent}
          </span>
        }
      >
        <Money minor={tax_minor} currency={currency} />
      </SumRow>
    );
  });
}

interface ShortSumsProps {
  readonly quote: Quote;
  readonly isNetFirst: boolean;
}

/** The phone's one line of what the total is made of, or of what comes on top of the net, so that the bar stays low. */
function ShortSums({ quote, isNetFirst }: ShortSumsProps) {
  const { totals, currency, charges_tax } = quote;
  const { name } = useProviderTax();
  if (!charges_tax) return null;
  return (
    <p className={classNames('type-small w-full text-secondary md:hidden', isNetFirst && 'order-last')}>
      {isNetFirst ? (
        <TaxOnTop quote={quote} />
      ) : (
        <Trans>
          <Money minor={totals.net_minor} currency={currency} /> net,{' '}
          <Money minor={taxOf(totals)} currency={currency} /> {name}
        </Trans>
      )}
    </p>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function MainRow({ label, children }: RowProps) {
  const look = 'text-[1.125rem] leading-[1.625rem] font-[650] tracking-[-.01em]';
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`text-right ${look}`}>{children}</dd>
    </>
  );
}

function SumRow({ label, children }: RowProps) {
  return (
    <>
      <dt className="text-secondary max-md:hidden">{label}</dt>
      <dd className="text-right max-md:hidden">{children}</dd>
    </>
  );
}
