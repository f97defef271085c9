import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import type { JobSample as Sample } from '#web/api/own-work.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

interface SampleQuoteProps {
  readonly query: UseQueryResult<Sample>;
  readonly currency: Currency;
}

/** What an everyday job would cost, drafted the way quotes are. */
export function SampleQuote({ query, currency }: SampleQuoteProps) {
  const { t } = useLingui();
  const title = t`What a job would cost`;
  if (!query.data) {
    return (
      <Card title={title}>
        {query.isError || query.isPaused ? (
          <LoadFailure title={t`The example could not be worked out`} query={query} />
        ) : (
          <SkeletonRows count={3} label={t`Working out the example`} rowClassName="h-7" />
        )}
      </Card>
    );
  }
  const { lines, total_minor: total } = query.data;
  return (
    <Card title={title}>
      <ul aria-busy={query.isFetching} className="flex flex-col gap-2 transition-opacity aria-busy:opacity-60">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an example have nothing else of their own
          <SampleLine key={index} line={line} currency={currency} />
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4 border-t border-subtle pt-2.5 font-semibold">
        <Trans>Customer pays</Trans>
        {total === null ? <span>–</span> : <Money minor={total} currency={currency} />}
      </p>
      <p className="type-small mt-1.5 text-pretty text-secondary">
        {total === null ? (
          <Trans>A line without a price has to be priced by hand before a quote can go out.</Trans>
        ) : (
          <Trans>An everyday amount of each thing, with tax.</Trans>
        )}
      </p>
    </Card>
  );
}

function SampleLine({ line, currency }: { readonly line: Sample['lines'][number]; readonly currency: Currency }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const quantity = `${numberText(line.quantity, locale)} ${line.unit_label || i18n._(unitWords[line.unit])}`;
  const note = (words: ReactNode) => <span className="type-small block text-secondary">{words}</span>;
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0" dir="auto">
        {line.description}
        {line.unit_price_minor === null || line.unit === 'fixed'
          ? null
          : note(
              <>
                {quantity} × <Money minor={line.unit_price_minor} currency={currency} />
              </>,
            )}
        {line.is_own_price || line.net_minor === null ? null : note(<Trans>Usual rate</Trans>)}
      </span>
      {line.net_minor === null ? (
        <span className="text-secondary">
          <Trans>No price yet</Trans>
        </span>
      ) : (
        <Money minor={line.net_minor} currency={currency} />
      )}
    </li>
  );
}
