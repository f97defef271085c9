import { type QuoteStatus, quoteStatuses } from '#domain/quote/status.ts';
import type { QuoteSort } from '#web/api/quotes.ts';
import type { SavedView } from '#web/api/saved-views.ts';
import { type FigureFilter, figureFrom, figureParams } from '#web/provider-kit/figure-filter.ts';

export interface ListFilter {
  readonly page: number;
  readonly perPage: number;
  readonly status: QuoteStatus | undefined;
  readonly search: string | undefined;
  /** What was put aside, instead of all the rest. */
  readonly isArchived: boolean;
  /** Undefined for the usual order: the latest change first. */
  readonly sort: QuoteSort | undefined;
  /** Only the quotes behind a figure of the dashboard. */
  readonly figure: FigureFilter | undefined;
}

/** How many quotes one page may hold. */
export const pageSizes = [20, 50, 100] as const;

/** The columns that sort the list; undefined is the latest change first. */
const sortColumns = ['updated', 'number', 'title', 'customer', 'status', 'value'] as const;
export type SortColumn = (typeof sortColumns)[number];

const sorts: readonly QuoteSort[] = sortColumns.flatMap((column): QuoteSort[] => [column, `-${column}`]);
/** The same as none. */
const usual: QuoteSort = '-updated';

/** The filter lives in the address, so that it can be shared, reloaded and gone back to. */
export function filterFrom(params: URLSearchParams): ListFilter {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === params.get('per_page')) ?? pageSizes[0],
    status: quoteStatuses.find((status) => status === params.get('status')),
    search: params.get('search')?.trim().slice(0, 200) || undefined,
    isArchived: params.get('archived') === 'true',
    sort: sorts.find((sort) => sort === params.get('sort') && sort !== usual),
    figure: figureFrom(params),
  };
}

export function paramsOf({ page, perPage, status, search, isArchived, sort, figure }: ListFilter): URLSearchParams {
  return new URLSearchParams({
    ...(figure && figureParams(figure)),
    ...(search && { search }),
    ...(status && { status }),
    ...(isArchived && { archived: 'true' }),
    ...(sort && { sort }),
    ...(perPage !== pageSizes[0] && { per_page: String(perPage) }),
    ...(page > 1 && { page: String(page) }),
  });
}

export const isFiltered = ({ status, search, isArchived, figure }: ListFilter): boolean =>
  status !== undefined || search !== undefined || isArchived || figure !== undefined;

/** The order after a press on a column's heading: amounts from the largest, words from A; then turned; then the usual one. */
export function nextSort(column: SortColumn, sort: QuoteSort | undefined): QuoteSort | undefined {
  if (column === 'updated') return sort === undefined ? 'updated' : undefined;
  const [first, second]: [QuoteSort, QuoteSort] =
    column === 'value' || column === 'number' ? [`-${column}`, column] : [column, `-${column}`];
  if (sort === first) return second;
  return sort === second ? undefined : first;
}

type KeptFilter = SavedView['filter'];

/** What a view keeps of the list: all but where in it the reader is. */
export function keptFilter({ perPage, status, search, isArchived, sort, figure }: ListFilter): KeptFilter {
  const { isWaiting, ...ofFigure } = figure ?? {};
  return {
    ...ofFigure,
    status,
    search,
    sort: sort ?? usual,
    archived: isArchived ? 'true' : 'false',
    per_page: perPage,
    ...(isWaiting && { waiting_for: 'provider' as const }),
  };
}

/** The same as an address of the list. */
export function paramsOfView({ waiting_for: waitingFor, ...filter }: KeptFilter): URLSearchParams {
  const params = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  if (waitingFor) params.push(['waiting', 'true']);
  return paramsOf(filterFrom(new URLSearchParams(params)));
}
