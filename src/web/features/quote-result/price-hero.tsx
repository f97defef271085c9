import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { keepTogether } from '#web/ui/keep-together.ts';
import { HeroPrice, Money } from '#web/ui/money.tsx';
import { EstimateWords } from './estimate-words.tsx';
import { type CustomerQuote, type SentVersion, shownTotal, taxesOf } from './sent-quote.ts';
import type { Extras } from './use-extras.ts';

interface PriceHeroProps {
  readonly quote: CustomerQuote;
  readonly extras: Extras;
  readonly header: ReactNode;
  /** Instead of the tax sentence, where the price no longer stands. */
  readonly ended: ReactNode;
}

export function PriceHero({ quote, extras, header, ended }: PriceHeroProps) {
  const { version, totalMinor } = extras;
  return (
    <section className="bg-calm-strong px-5 pb-6 md:mt-6 md:rounded-xl print:border-b print:border-default print:bg-transparent print:px-0">
      {header}
      <h1 className="type-title text-pretty">{keepTogether(quote.title)}</h1>
      <p className={`mt-0.5 ${ended ? 'text-calm' : ''}`} aria-live="polite">
        {ended ? (
          <span className="sr-only">
            <Trans>Earlier price:</Trans>{' '}
          </span>
        ) : null}
        <HeroPrice
          minor={version.amounts_include_tax ? totalMinor : shownTotal(version)}
          currency={quote.currency}
          locale={quote.locale}
        />
      </p>
      <p className="mt-0.5 text-[0.9375rem] leading-[1.375rem] text-calm">
        {ended ?? (extras.isSettling ? <Trans>Adding it up…</Trans> : <TaxSentence quote={quote} extras={extras} />)}
      </p>
      {ended ? null : <EstimateWords quote={quote} version={version} />}
      {ended ? null : <PromisedFacts quote={quote} version={version} />}
    </section>
  );
}

/** When, how long and what is paid first, as far as the provider says so. */
function PromisedFacts({ quote, version }: { readonly quote: CustomerQuote; readonly version: SentVersion }) {
  const { starts, duration, deposit_minor: deposit } = version;
  if (!starts && !duration && deposit === null) return null;
  return (
    <dl className="mt-4 grid auto-cols-fr grid-flow-col gap-x-4 border-t border-default pt-3.5 [&_dd]:font-semibold [&_dd]:text-pretty [&_dt]:text-[0.875rem] [&_dt]:leading-5 [&_dt]:text-calm">
      {starts ? (
        <div>
          <dt>
            <Trans>Could start</Trans>
          </dt>
          <dd>{starts}</dd>
        </div>
      ) : null}
      {duration ? (
        <div>
          <dt>
            <Trans>On site</Trans>
          </dt>
          <dd>{duration}</dd>
        </div>
      ) : null}
      {deposit === null ? null : (
        <div>
          <dt>
            <Trans>Deposit</Trans>
          </dt>
          <dd>
            {deposit === 0 ? (
              <Trans>None</Trans>
            ) : (
              <Money minor={deposit} currency={quote.currency} locale={quote.locale} />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the large figure holds or leaves out, so that nobody is surprised at the end. */
function TaxSentence({ quote, extras: { version, extraCount } }: Pick<PriceHeroProps, 'quote' | 'extras'>) {
  const extras = extraCount;
  const taxes = taxesOf(version);
  const money = (minor: number) => <Money minor={minor} currency={quote.currency} locale={quote.locale} />;
  const tax = (
    <>
      {taxes.map((row, index) => (
        <span key={row.rate}>
          {index > 0 ? ' + ' : ''}
          {money(row.tax_minor)}
        </span>
      ))}{' '}
      {quote.provider.tax.name}
    </>
  );
  const total = money(version.totals.total_minor);
  if (taxes.length > 0 && !version.amounts_include_tax) {
    return (
      <Trans>
        plus {tax}: {total} in all
      </Trans>
    );
  }
  if (taxes.length === 0 && extras === 0) return <Trans>Nothing is added to this price</Trans>;
  if (taxes.length === 0) {
    return <Plural value={extras} one="Includes one extra you chose" other="Includes # extras you chose" />;
  }
  if (extras === 0) return <Trans>Includes {tax}</Trans>;
  return (
    <>
      <Trans>Includes {tax}</Trans>{' '}
      <Plural value={extras} one="and one extra you chose" other="and # extras you chose" />
    </>
  );
}
