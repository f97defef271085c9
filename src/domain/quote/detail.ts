/** How much of a quote its customer sees: one total, the parts with their sums, also the lines, also their rates. */
export const quoteDetails = ['total', 'parts', 'lines', 'rates'] as const;
export type QuoteDetail = (typeof quoteDetails)[number];
