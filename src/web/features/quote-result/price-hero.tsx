import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { keepTogether } from '#web/ui/keep-together.ts';
import { HeroPrice, Money } from '#web/ui/money.tsx';
import type { CustomerQuote, SentTotals } from './sent-quote.ts';

interface PriceHeroProps {
  readonly quote: CustomerQuote;
  readonly totals: SentTotals;
  readonly extras: number;
  readonly header: ReactNode;
  /** Instead of the tax sentence, where the price no longer stands. */
  readonly ended: ReactNode;
}

export function PriceHero({ quote, totals, extras, header, ended }: PriceHeroProps) {
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
        <HeroPrice minor={totals.total_minor} currency={quote.currency} locale={quote.locale} />
      </p>
      <p className="mt-0.5 text-[0.9375rem] leading-[1.375rem] text-calm">
        {ended ?? <TaxSentence quote={quote} totals={totals} extras={extras} />}
      </p>
    </section>
  );
}

type TaxSentenceProps = Pick<PriceHeroProps, 'quote' | 'totals' | 'extras'>;

function TaxSentence({ quote, totals, extras }: TaxSentenceProps) {
  const taxed = totals.tax.filter((row) => row.tax_minor !== 0);
  const tax = (
    <>
      {taxed.map((row, index) => (
        <span key={row.rate}>
          {index > 0 ? ' + ' : ''}
          <Money minor={row.tax_minor} currency={quote.currency} locale={quote.locale} />
        </span>
      ))}{' '}
      {quote.provider.tax.name}
    </>
  );
  if (taxed.length === 0 && extras === 0) return <Trans>Nothing is added to this price</Trans>;
  if (taxed.length === 0) {
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
