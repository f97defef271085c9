import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkOf } from './chunks-by-page.ts';
import { type Area, areaOf, importsThroughBarrels, reachedFrom } from './page-modules.ts';

test.each<[string, Area[], number, string | null]>([
  ['that every page starts with', ['shell', 'welcome'], 9, 'shell'],
  ['of the door and a quote’s page', ['welcome', 'quote'], 2, 'shell'],
  ['of a quote’s page and the provider', ['quote', 'provider'], 2, 'shell'],
  ['of all but the page of a quote', ['questions', 'welcome', 'provider'], 3, 'forms'],
  ['of both kinds of customers’ pages', ['quote', 'questions'], 2, 'customer'],
  ['of several pages of one area', ['provider'], 3, 'provider'],
])('a module %s goes to one file', (_, areas, pages, chunk) => {
  expect(chunkOf(new Set(areas), pages)).toBe(chunk);
});

test('a module of one page stays with it', () => {
  expect(chunkOf(new Set<Area>(['quote']), 1)).toBeNull();
});

test('a preview and the pages for development have no area', () => {
  expect(areaOf('/src/web/pages/quotes/preview.tsx')).toBeUndefined();
  expect(areaOf('/src/web/pages/dev.tsx')).toBeUndefined();
  expect(areaOf('/src/web/pages/quotes/list.tsx')).toBe('provider');
});

test('a page loads the icons that it names, not all that their package has', () => {
  const icons = '/node_modules/lucide-react/dist/esm';
  const modules: Record<string, { code: string; importedIds: string[] }> = {
    '/page.tsx': {
      code: 'import { Check, X as Cross } from "lucide-react";',
      importedIds: [`${icons}/lucide-react.mjs`],
    },
    [`${icons}/lucide-react.mjs`]: {
      code: [
        "export { default as Check, default as CheckIcon } from './icons/check.mjs';",
        "export { default as X } from './icons/x.mjs';",
        "export { default as Zap } from './icons/zap.mjs';",
      ].join('\n'),
      importedIds: ['check', 'x', 'zap'].map((name) => `${icons}/icons/${name}.mjs`),
    },
  };
  const infoOf = (id: string) => (modules[id] ? ({ id, ...modules[id] } as Rolldown.ModuleInfo) : null); // as much of one as this needs
  const imports = importsThroughBarrels(Object.keys(modules), infoOf);
  expect([...reachedFrom('/page.tsx', imports)].sort()).toEqual(
    [`${icons}/icons/check.mjs`, `${icons}/icons/x.mjs`, '/page.tsx'].sort(),
  );
});
