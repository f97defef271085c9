import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { Money } from '#web/ui/money.tsx';
import { groupLines } from './lines/group-lines.ts';

/** What it adds up to, always in sight. The figures are the server's; while a change is on its way, the domain's. */
export function TotalsBar({ quote, children }: { readonly quote: Quote; readonly children?: ReactNode }) {
  const { i18n } = useLingui();
  const { totals, currency } = quote;
  const { name } = useProviderTax();
  const hasOpenExtras =
    groupLines(quote).extras.length > 0 &&
    quote.components.some(({ is_optional, is_visible }) => is_optional && !is_visible);
  return (
    <footer className="sticky bottom-(--bottom-inset) z-10 mt-auto flex flex-wrap items-end gap-x-6 gap-y-2 border-t border-default bg-surface px-5 pt-3 pb-4 md:px-6">
      <div className="hidden min-w-0 flex-1 basis-40 md:block">{children}</div>
      <ShortSums quote={quote} />
      <dl
        aria-live="polite"
        className="grid flex-none grid-cols-[auto_auto] gap-x-7 gap-y-[3px] tabular-nums max-md:w-full max-md:grid-cols-[1fr_auto]"
      >
        {quote.charges_tax ? (
          <SumRow label={hasOpenExtras ? <Trans>Net, without extras</Trans> : <Trans>Net</Trans>}>
            <Money minor={totals.net_minor} currency={currency} />
          </SumRow>
        ) : null}
        {totals.discount_minor === 0 ? null : (
          <SumRow label={<Trans>Discount, already taken off</Trans>}>
            <Money minor={-totals.discount_minor} currency={currency} />
          </SumRow>
        )}
        {totals.tax.map(({ rate, tax_minor }) => {
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
        })}
        <dt className="text-[1.125rem] leading-[1.625rem] font-[650] tracking-[-.01em]">
          {hasOpenExtras ? <Trans>Customer pays from</Trans> : <Trans>Customer pays</Trans>}
        </dt>
        <dd className="text-right text-[1.125rem] leading-[1.625rem] font-[650] tracking-[-.01em]">
          <Money minor={totals.total_minor} currency={currency} />
        </dd>
      </dl>
    </footer>
  );
}

/** The phone's one line of what the total is made of, so that the bar stays low. */
function ShortSums({ quote: { totals, currency, charges_tax } }: { readonly quote: Quote }) {
  const { name } = useProviderTax();
  if (!charges_tax) return null;
  const tax = totals.tax.reduce((sum, { tax_minor }) => sum + tax_minor, 0);
  return (
    <p className="type-small w-full text-secondary md:hidden">
      <Trans>
        <Money minor={totals.net_minor} currency={currency} /> net, <Money minor={tax} currency={currency} /> {name}
      </Trans>
    </p>
  );
}

function SumRow({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-secondary max-md:hidden">{label}</dt>
      <dd className="text-right max-md:hidden">{children}</dd>
    </>
  );
}
