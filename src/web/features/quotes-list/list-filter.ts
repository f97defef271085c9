import { type QuoteStatus, quoteStatuses } from '#domain/quote/status.ts';

export interface ListFilter {
  readonly page: number;
  readonly status: QuoteStatus | undefined;
  readonly search: string | undefined;
}

/** The filter lives in the address, so that it can be shared, reloaded and gone back to. */
export function filterFrom(params: URLSearchParams): ListFilter {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    status: quoteStatuses.find((status) => status === params.get('status')),
    search: params.get('search')?.trim() || undefined,
  };
}

export function paramsOf({ page, status, search }: ListFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  });
}

export const isFiltered = ({ status, search }: ListFilter): boolean => status !== undefined || search !== undefined;
