import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Archive, FileText, SearchX } from 'lucide-react';
import { type QuotePage, quoteCountsQuery, quoteListQuery } from '#web/api/quotes.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Pager } from '#web/provider-kit/pager.tsx';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FigureBar } from './figure-bar.tsx';
import { isFiltered, type ListFilter, pageSizes, paramsOf } from './list-filter.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { QuoteCards } from './quote-cards.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useListFilter } from './use-list-filter.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

const BulkBar = onDemand(async () => (await import('./bulk-bar.tsx')).BulkBar);

export function QuotesList() {
  const { filter, change, open } = useListFilter();
  const query = useQuery({ ...quoteListQuery(filter), placeholderData: keepPreviousData });
  useListKeys();
  const hasNone = query.data?.meta?.total === 0;
  if (hasNone && !isFiltered(filter) && !query.isPlaceholderData)
    return <NoQuotesYet onArchive={() => change({ isArchived: true })} />;
  return (
    <div className="flex flex-col gap-4">
      {filter.figure ? (
        <FigureBar figure={filter.figure} onClear={() => change({ figure: undefined })} />
      ) : (
        <ListToolbar filter={filter} onChange={change} onOpenView={open} />
      )}
      <div
        aria-busy={query.isPlaceholderData}
        className={classNames('transition-opacity delay-300', query.isPlaceholderData && 'opacity-60')}
      >
        <Results
          query={query}
          filter={filter}
          onChange={change}
          onClear={() => change({ status: undefined, search: undefined, isArchived: false, figure: undefined })}
        />
      </div>
    </div>
  );
}

interface ResultsProps {
  readonly query: UseQueryResult<QuotePage>;
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
  readonly onClear: () => void;
}

function Results({ query, filter, onChange, onClear }: ResultsProps) {
  const { t } = useLingui();
  const isDesk = useMediaQuery(tableQuery);
  const quotes = query.data?.data;
  const selection = useSelection(paramsOf(filter).toString(), quotes?.map(({ id }) => id) ?? []);
  if (!quotes) {
    if (query.isError || query.isPaused) return <LoadFailure title={t`The quotes could not be loaded`} query={query} />;
    return <SkeletonRows count={8} label={t`Loading quotes`} rowClassName={isDesk ? 'h-10' : 'h-24'} />;
  }
  if (quotes.length === 0) {
    const isBare = filter.isArchived && filter.status === undefined && filter.search === undefined;
    return isBare ? <NothingArchived onBack={onClear} /> : <NothingFound onClear={onClear} />;
  }
  return (
    <>
      {isDesk ? (
        <Card as="div" className="pt-2! pb-1!">
          <QuotesTable quotes={quotes} sort={filter.sort} onSort={(sort) => onChange({ sort })} selection={selection} />
        </Card>
      ) : (
        <QuoteCards
          quotes={quotes}
          selection={selection}
          order={<SortChoice sort={filter.sort} onSort={(sort) => onChange({ sort })} />}
        />
      )}
      {selection.ids.length > 0 ? <BulkBar selection={selection} isArchived={filter.isArchived} /> : null}
      {query.data?.meta ? (
        <Pager
          meta={query.data.meta}
          onPage={(page) => onChange({ page })}
          sizes={{ label: t`Quotes on a page`, choices: pageSizes, onChange: (perPage) => onChange({ perPage }) }}
        />
      ) : null}
    </>
  );
}

function NoQuotesYet({ onArchive }: { readonly onArchive: () => void }) {
  const { data: archived } = useQuery(quoteCountsQuery({ isArchived: true }));
  return (
    <Card as="div">
      <EmptyState
        icon={FileText}
        title={<Trans>Your quotes will be here</Trans>}
        text={
          <Trans>
            Paste what a customer asked for. The questions that matter are prepared for you, then the prices.
          </Trans>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink to={pathTo('quoteCreate')} variant="primary">
              <Trans>Start the first quote</Trans>
            </ButtonLink>
            {archived && archived.total > 0 ? (
              <Button onClick={onArchive}>
                <Trans>Archived quotes</Trans>
              </Button>
            ) : null}
          </div>
        }
      />
    </Card>
  );
}

function NothingArchived({ onBack }: { readonly onBack: () => void }) {
  return (
    <Card as="div">
      <EmptyState
        icon={Archive}
        title={<Trans>Nothing is archived</Trans>}
        text={<Trans>What you put aside from the list lies here, and can be brought back.</Trans>}
        action={
          <Button onClick={onBack}>
            <Trans>Back to the list</Trans>
          </Button>
        }
      />
    </Card>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <Card as="div">
      <EmptyState
        icon={SearchX}
        title={<Trans>No matching data</Trans>}
        text={<Trans>No quotes match this search and status.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear the filter</Trans>
          </Button>
        }
      />
    </Card>
  );
}
