import { expect, test } from 'vitest';
import { withoutUnusedProperties } from './used-styles.ts';

test('a sheet keeps the properties that it reads, and drops a chain that nothing reads', () => {
  const sheet =
    ':root{--blue-50:#eef;--blue-60:#dde;--space:;--link:var(--blue-50);--chart:var(--blue-60);--font:"a; b", (c)}a{color:var(--link);margin:var(--space,0);font:var(--font)}';
  expect(withoutUnusedProperties(sheet, '')).toBe(
    ':root{--blue-50:#eef;--space:;--link:var(--blue-50);--font:"a; b", (c)}a{color:var(--link);margin:var(--space,0);font:var(--font)}',
  );
});

test('what a page’s script names is kept with all that it reads', () => {
  const sheet = ':root{--green:#0f0;--chart-1:var(--green);--chart-2:red}';
  expect(withoutUnusedProperties(sheet, "fill: 'var(--chart-1)'")).toBe(':root{--green:#0f0;--chart-1:var(--green);}');
});

test('a property that is registered and never read is not registered', () => {
  const sheet =
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}p{top:var(--tw-b)}';
  expect(withoutUnusedProperties(sheet, '')).toBe('@property --tw-b{syntax:"*";inherits:false}p{top:var(--tw-b)}');
});
