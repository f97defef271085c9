import { type QuoteStatus, quoteStatuses } from '#domain/quote/status.ts';
import type { QuoteSort } from '#web/api/quotes.ts';
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

const sorts = ['updated', '-value', 'value'] as const satisfies readonly QuoteSort[];

/** The filter lives in the address, so that it can be shared, reloaded and gone back to. */
export function filterFrom(params: URLSearchParams): ListFilter {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === params.get('per_page')) ?? pageSizes[0],
    status: quoteStatuses.find((status) => status === params.get('status')),
    search: params.get('search')?.trim().slice(0, 200) || undefined,
    isArchived: params.get('archived') === 'true',
    sort: sorts.find((sort) => sort === params.get('sort')),
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

/** The order after a press on a column's heading: the largest first, then the smallest, then the usual one. */
export function nextSort(column: 'updated' | 'value', sort: QuoteSort | undefined): QuoteSort | undefined {
  if (column === 'updated') return sort === undefined ? 'updated' : undefined;
  if (sort === '-value') return 'value';
  return sort === 'value' ? undefined : '-value';
}
