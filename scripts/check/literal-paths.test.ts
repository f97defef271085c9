import { expect, test } from 'vitest';
import { literalPaths } from './literal-paths.ts';
import { parseModule } from './source-modules.ts';

const found = (code: string, path = 'src/web/pages/some.tsx') => literalPaths(parseModule(path, code)).length;

test.each([
  "const to = '/quotes/create';",
  `const to = \`/quotes/\${id}\`;`,
  `const to = \`/quotes/\${id}?view=messages\`;`,
  `const url = \`\${publicUrl}/q/\${token}/flow\`;`,
  `const url = \`\${site}/auth/verify#token_hash=\${token}\`;`,
  'const link = <Link to="/provider/pricing">Prices</Link>;',
  `const url = \`\${publicUrl}/quotes/\${id}\${search}\`;`,
])('a page’s address that is written out is found: %s', (code) => {
  expect(found(code)).toBe(1);
});

test.each([
  "const home = '/';",
  "const answer = call('GET /quotes/{id}');",
  "const url = '/auth/v1/token';",
  "import { x } from './quotes/edit.ts';",
  "const to = pathTo('quotes');",
])('what is no page’s address is left alone: %s', (code) => {
  expect(found(code)).toBe(0);
});

test('tests write addresses out, as a person types them', () => {
  expect(found("const to = '/quotes';", 'src/web/paths.test.ts')).toBe(0);
});
