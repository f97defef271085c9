import { describe, expect, it } from 'vitest';
import { titleOf } from './create-quote.ts';

describe('the title of a quote nobody has named', () => {
  it.each([
    ['Hi! How much to paint our living room? It is 5 x 4 m.', 'How much to paint our living room?'],
    ['Hello, could you paint the hall.\nThanks', 'Could you paint the hall'],
    ['Paint hall', 'Paint hall'],
    ['Hi', 'Hi'],
    ['- two bedrooms\n- one hall', '- two bedrooms'],
    ['👋 مرحبا هل يمكنك طلاء الغرفة', '👋 مرحبا هل يمكنك طلاء الغرفة'],
  ])('%j is %j', (description, title) => {
    expect(titleOf(description)).toBe(title);
  });

  it('is cut between words where it is long', () => {
    const title = titleOf(`Paint ${'wall '.repeat(60)}`);
    expect(title).toMatch(/^Paint wall.*wall…$/);
    expect([...title].length).toBeLessThanOrEqual(80);
  });
});
