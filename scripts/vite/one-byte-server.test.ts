import { expect, test } from 'vitest';
import { withoutWideCharacters } from './one-byte-server.ts';

test('what the server is built of says the same in one byte a character', () => {
  const source = 'return ["“Größe” 5 € 🦊", `ł`, /^[“”]+$/.test("“”"), /^\\p{L}🦊$/u.test("ß🦊"), { żółw: 1 }]';
  const built = withoutWideCharacters(source);
  expect(built).toMatch(/^[\0-\xff]+$/);
  expect(new Function(built)()).toEqual(new Function(source)());
});
