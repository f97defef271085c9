/** What a page may weigh at its first view, in gzip (browsers that read Brotli get a tenth less) and everything together. */
export interface PageBudget {
  readonly page: string;
  /** The route modules of the pages it holds for, as the build's manifest names them. */
  readonly routes: readonly string[];
  readonly kilobytes: number;
  /** What it shall come down to, where that is less. */
  readonly goal?: number;
  /** Bytes of its HTML beside styles and texts, as they come in gzip, with some room. */
  readonly markup: number;
}

/** Of HTML, script, styles, font and our own pictures: every one more is a wait on a phone. */
export const mostRequests = 10;

export const pageBudgets: readonly PageBudget[] = [
  // React and its router are 100 kB of it: what is left to take away is in how the page is written.
  { page: 'customer’s quote', routes: ['pages/q/result'], kilobytes: 175, goal: 165, markup: 10_400 },
  { page: 'question flow', routes: ['pages/q/flow'], kilobytes: 190, markup: 5900 },
  // The same pages with sample data.
  { page: 'demo', routes: ['pages/q/demo-flow', 'pages/q/demo-result'], kilobytes: 190, markup: 5900 },
  { page: 'landing', routes: ['pages/landing'], kilobytes: 200, markup: 4300 },
  { page: 'sign-in', routes: ['pages/auth/login', 'pages/auth/signup'], kilobytes: 200, markup: 4300 },
  // Its dialogs and other views could come on demand; cut by the bundler as it is, that made more requests than allowed.
  { page: 'provider’s quote', routes: ['pages/quotes/edit'], kilobytes: 354, goal: 350, markup: 4000 },
  {
    page: 'provider',
    routes: [
      'pages/dashboard',
      'pages/quotes/list',
      'pages/quotes/create',
      'pages/quotes/initial-question-review',
      'pages/customers/list',
      'pages/customers/show',
      'pages/provider/profile',
      'pages/provider/services',
      'pages/provider/pricing',
      'pages/provider/pricing-v2',
      'pages/test-pricing',
      'pages/provider/settings/index',
      'pages/provider/settings/business',
      'pages/provider/settings/quotes',
      'pages/provider/settings/kits',
      'pages/provider/settings/trades',
      'pages/provider/settings/branding',
      'pages/provider/settings/look',
      'pages/provider/settings/languages',
      'pages/provider/settings/engine',
      'pages/provider/settings/notifications',
      'pages/provider/settings/products',
      'pages/provider/settings/data',
      'pages/account/security',
    ],
    kilobytes: 350,
    markup: 4000,
  },
];

export function goalOf(route: string): number {
  const budget = pageBudgets.find(({ routes }) => routes.includes(route));
  if (!budget) throw new Error(`no budget names ${route}`);
  return budget.goal ?? budget.kilobytes;
}
