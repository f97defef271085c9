import { type Currency, currencies } from '#domain/currency.ts';
import { type Happening, happenings, type Reach, reaches, type Trouble, troubles } from '#domain/quote/figures.ts';
import { pathTo } from '#web/paths.ts';

/** Which quotes of the list stand behind a figure. */
export interface FigureFilter {
  readonly isWaiting?: boolean;
  readonly happened?: Happening | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly reached?: Reach | undefined;
  readonly currency?: Currency | undefined;
  readonly trouble?: Trouble | undefined;
}

/** As the list's address has it. What cannot be meant is left out. */
export function figureFrom(params: URLSearchParams): FigureFilter | undefined {
  const filter = {
    isWaiting: params.get('waiting') === 'true',
    happened: happenings.find((one) => one === params.get('happened')),
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
    reached: reaches.find((one) => one === params.get('reached')),
    currency: currencies.find((one) => one === params.get('currency')),
    trouble: troubles.find((one) => one === params.get('trouble')),
  };
  return filter.isWaiting || filter.happened || filter.trouble ? filter : undefined;
}

function dayFrom(text: string | null): string | undefined {
  const isDay = text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

export const figureParams = ({ isWaiting, ...filter }: FigureFilter): Record<string, string> => ({
  ...(isWaiting && { waiting: 'true' }),
  ...Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))),
});

/** The list with just the quotes behind a figure. */
export const figureAddress = (filter: FigureFilter): string =>
  `${pathTo('quotes')}?${new URLSearchParams(figureParams(filter))}`;
