import { type Browser, chromium } from '@playwright/test';
import { startApp } from '../../tests/support/start-app.ts';
import { goalOf, mostRequests } from '../check/page-budgets.ts';
import { findChromium } from '../entry/chromium.mjs';
import type { Report } from '../eval/report/table.ts';
import { type BarePage, serveBarePage } from './bare-page.ts';
import { measurePage, type PageWeight } from './measure-page.ts';
import { type BenchPage, preparePages } from './pages.ts';
import { timeTaps } from './time-taps.ts';

const rounds = 3;
const goal = { lcpRatio: 1.6, tapMs: 100 } as const;

interface Measured {
  readonly page: BenchPage;
  readonly views: readonly PageWeight[];
  readonly bare: readonly PageWeight[];
}

/** The bare page and the page by turns, so that a busy moment of the machine meets both. */
async function measured(browser: Browser, { page, url, bare }: { page: BenchPage; url: string; bare: BarePage }) {
  const views: PageWeight[] = [];
  const floors: PageWeight[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(await measurePage(browser, { url: bare.url }));
    views.push(await measurePage(browser, { url: url + page.path, ...(page.kept && { kept: page.kept }) }));
  }
  return { page, views, bare: floors } satisfies Measured;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length - 1) / 2)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function rowOf({ page, views, bare }: Measured): string[] {
  const of = (figure: keyof PageWeight, from = views): number => middle(from.map((view) => view[figure]));
  const ratio = of('lcpMs') / of('lcpMs', bare);
  return [
    page.name,
    of('firstByteMs').toFixed(0),
    of('lcpMs').toFixed(0),
    `${ratio.toFixed(2)} ×`,
    `${goal.lcpRatio} ×`,
    String(of('requests')),
    String(mostRequests),
    kilobytes(of('bytes')),
    String(goalOf(page.route)),
    kilobytes(of('htmlBytes')),
    of('shift').toFixed(3),
    String(of('calls')),
  ];
}

const columns = [
  'page',
  'first byte ms',
  'LCP ms',
  '/ bare',
  'goal',
  'requests',
  'goal',
  'kB',
  'goal',
  'HTML kB',
  'shift',
  'calls, photos',
];

/** The built server with a database of its own, seen by a phone with a slow line and an empty cache. */
export async function webReports(words: readonly string[], tell: (report: Report) => void): Promise<void> {
  const app = await startApp({ managedDatabase: true });
  const bare = await serveBarePage();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const { pages, flowPath } = await preparePages(app);
    const wanted = words.length ? pages.filter(({ name }) => words.some((word) => name.includes(word))) : pages;
    const all: Measured[] = [];
    for (const page of wanted) all.push(await measured(browser, { page, url: app.url, bare }));
    tell(pagesReport(all));
    tell(tapsReport(await timeTaps(browser, app.url + flowPath)));
  } finally {
    await browser.close();
    bare.stop();
    await app.stop();
  }
}

function pagesReport(all: readonly Measured[]): Report {
  const floor = middle(all.flatMap(({ bare }) => bare.map(({ lcpMs }) => lcpMs)));
  return {
    title: 'pages on a phone: 4× slower processor, 1.6 Mbit/s, 150 ms, nothing cached',
    tables: [{ columns, rows: all.map(rowOf) }],
    notes: [
      `The bare page is some words without style, script or font: its LCP is ${floor.toFixed(0)} ms. Middle of ${rounds} views each.`,
      'Requests and kB are HTML, script, styles, font and our own pictures, as they came over the line.',
    ],
    misses: [],
  };
}

function tapsReport(taps: readonly number[]): Report {
  const cells = [String(taps.length), middle(taps).toFixed(0), Math.max(...taps).toFixed(0), String(goal.tapMs)];
  return {
    title: 'question flow on the same phone',
    tables: [{ columns: ['', 'n', 'p50 ms', 'max ms', 'goal'], rows: [['tap → next question', ...cells]] }],
    notes: [],
    misses: [],
  };
}
