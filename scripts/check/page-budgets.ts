/** What a page may weigh at its first view, compressed and everything together. */
export interface PageBudget {
  readonly page: string;
  /** The route modules of the pages it holds for, as the build's manifest names them. */
  readonly routes: readonly string[];
  readonly kilobytes: number;
  /** Bytes of its HTML beside styles and texts, as `npm run bench:web` finds them, with some room. */
  readonly markup: number;
}

/** Of HTML, script, styles, font and our own pictures: every one more is a wait on a phone. */
export const mostRequests = 10;

export const pageBudgets: readonly PageBudget[] = [
  { page: 'customer’s quote', routes: ['pages/q/result'], kilobytes: 165, markup: 6000 },
  { page: 'question flow', routes: ['pages/q/flow'], kilobytes: 190, markup: 6000 },
  { page: 'landing', routes: ['pages/landing'], kilobytes: 200, markup: 6000 },
  { page: 'sign-in', routes: ['pages/auth/login'], kilobytes: 200, markup: 6000 },
  {
    page: 'provider',
    routes: [
      'pages/quotes/list',
      'pages/quotes/create',
      'pages/quotes/edit',
      'pages/quotes/initial-question-review',
      'pages/customers/list',
      'pages/customers/show',
      'pages/provider/profile',
      'pages/provider/services',
      'pages/provider/pricing',
      'pages/provider/settings',
    ],
    kilobytes: 350,
    markup: 6000,
  },
];

export function kilobytesFor(route: string): number {
  const budget = pageBudgets.find(({ routes }) => routes.includes(route));
  if (!budget) throw new Error(`no budget names ${route}`);
  return budget.kilobytes;
}
