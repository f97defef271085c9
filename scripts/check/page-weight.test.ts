import { expect, test } from 'vitest';
import { type BuiltPages, filesOf, overweight, weighPage } from './page-weight.ts';

const manifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/shell.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/shell.js'], css: ['/late.css#'] },
    frame: { parentId: 'root', module: '/frame.js', imports: ['/shell.js', '/shared.js'] },
    page: { parentId: 'frame', module: '/page.js', imports: ['/shared.js'] },
  },
};

const built: BuiltPages = {
  manifest,
  bytesOf: () => 1000,
  inlineOf: () => ({ styles: 300, texts: 200 }),
  fonts: ['/font.woff2'],
};

const budget = { page: 'a page', routes: ['page'], kilobytes: 10, markup: 0 };

test('a page loads its own files and those of the frames around it, each once', () => {
  expect(filesOf(manifest, 'page').sort()).toEqual(
    ['/entry.js', '/frame.js', '/late.css', '/manifest.js', '/page.js', '/root.js', '/shared.js', '/shell.js'].sort(),
  );
});

test('a page weighs its files, its font and its document', () => {
  expect(weighPage(built, 'page', 500)).toEqual({ route: 'page', requests: 10, bytes: 9 * 1000 + 300 + 200 + 500 });
});

test('a page that the build does not have is no light page', () => {
  expect(() => weighPage(built, 'gone', 0)).toThrow('gone');
});

test('a page at its limits is within them', () => {
  expect(overweight(budget, { route: 'page', requests: 10, bytes: 10_000 })).toEqual([]);
});

test('one byte and one request more are named', () => {
  expect(overweight(budget, { route: 'page', requests: 11, bytes: 10_100 })).toEqual([
    'page weighs 10.1 kB; 10 are the most for a page',
    'page takes 11 requests; 10 are the most',
  ]);
});
