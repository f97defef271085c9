import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { quoteListQuery } from '#web/api/quotes.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { QuoteValue } from '#web/provider-kit/quote-value.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Cell, HeadCell, RowHead, rowLink, Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const shown = 6;

/** The quotes that changed last. */
export function LatestQuotes({ total }: { readonly total: number }) {
  const { t } = useLingui();
  const query = useQuery(quoteListQuery({ page: 1, perPage: shown }));
  const quotes = query.data?.data;
  return (
    <Card
      title={<Trans>Latest quotes</Trans>}
      aside={
        <TextLink to={pathTo('quotes')}>
          <Trans>See all {total}</Trans>
        </TextLink>
      }
    >
      {quotes ? (
        <LatestTable quotes={quotes} />
      ) : query.isError || query.isPaused ? (
        <LoadFailure title={t`The quotes could not be loaded`} query={query} />
      ) : (
        <SkeletonRows count={shown} label={t`Loading quotes`} />
      )}
    </Card>
  );
}

function LatestTable({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Latest quotes`} className="table-fixed [&_tbody_tr:last-child>*]:border-b-0">
      <thead>
        <tr>
          <HeadCell className="pl-0!">
            <Trans>Job</Trans>
          </HeadCell>
          <HeadCell className="w-36 max-md:hidden">
            <Trans>Customer</Trans>
          </HeadCell>
          <HeadCell className="w-36 max-sm:w-32">
            <Trans>Status</Trans>
          </HeadCell>
          <HeadCell isNumber className="w-28 max-sm:hidden">
            <Trans>Value</Trans>
          </HeadCell>
          <HeadCell isNumber className="w-26 pr-0! max-md:hidden">
            <Trans>Updated</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id} className="relative hover:bg-hover">
            <RowHead className="pl-0!">
              <Link
                to={quoteAddress(quote)}
                title={quote.title}
                className={classNames(rowLink, 'text-primary no-underline')}
              >
                {quote.title}
              </Link>
            </RowHead>
            <Cell className="truncate text-secondary max-md:hidden">
              <span dir="auto">{quote.customer_name}</span>
            </Cell>
            <Cell>
              <StatusChip status={quote.status} className="whitespace-nowrap" />
            </Cell>
            <Cell isNumber className="max-sm:hidden">
              <QuoteValue quote={quote} />
            </Cell>
            <Cell isNumber className="pr-0! text-secondary max-md:hidden">
              <RelativeTime at={quote.updated_at} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
