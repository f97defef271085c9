import { describe, expect, test } from 'vitest';
import { createLinkTokens } from './link-token.ts';

const tokens = createLinkTokens('a secret for tests only, of decent length');
const link = { id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', generation: 2 };
const token = tokens.tokenFor(link);

describe('the token of a link', () => {
  test('names its link and proves it', () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
    expect(tokens.linkIdOf(token)).toBe(link.id);
    expect(tokens.matches(token, link)).toBe(true);
  });

  test('is the same whenever it is made', () => {
    expect(tokens.tokenFor({ ...link })).toBe(token);
  });

  test('does not prove another link, an earlier or a later generation', () => {
    expect(tokens.matches(token, { ...link, id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c' })).toBe(false);
    expect(tokens.matches(token, { ...link, generation: 1 })).toBe(false);
    expect(tokens.matches(token, { ...link, generation: 3 })).toBe(false);
  });

  test('of another installation proves nothing here', () => {
    const elsewhere = createLinkTokens('a secret of another installation, as long');
    expect(elsewhere.linkIdOf(token)).toBe(link.id);
    expect(elsewhere.matches(token, link)).toBe(false);
  });

  test('with any one character changed proves nothing', () => {
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      const named = { id: tokens.linkIdOf(changed) ?? '', generation: link.generation };
      expect(tokens.matches(changed, named), `character ${at}`).toBe(false);
    }
  });

  test.each([token.slice(0, 63), `${token}A`, `${token.slice(0, 63)}=`, `${token.slice(0, 63)}é`, link.id, ''])(
    'that is cut, too long or no token at all names no link: %j',
    (wrong) => {
      expect(tokens.linkIdOf(wrong)).toBeUndefined();
      expect(tokens.matches(wrong, link)).toBe(false);
    },
  );
});
