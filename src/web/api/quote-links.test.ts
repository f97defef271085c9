import { expect, test } from 'vitest';
import { currentLink } from './quote-links.ts';
import type { QuoteLink } from './quote-types.ts';

const link = (id: string, revoked_at: string | null = null) => ({ id, revoked_at }) as QuoteLink; // nothing else of a link is read

test('the link in use is the newest that was not taken back; the API lists the newest first', () => {
  const links = [link('third', '2026-03-03T09:00:00Z'), link('second'), link('first')];
  expect(currentLink(links)?.id).toBe('second');
  expect(currentLink([link('only', '2026-03-03T09:00:00Z')])).toBeNull();
});
