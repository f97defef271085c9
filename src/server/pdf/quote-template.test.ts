import { describe, expect, it } from 'vitest';
import { missingPdfTools, pagesOf } from '#tests/support/pdf-tools.ts';
import template from './quote.typ?raw';
import type { DocumentPart, QuoteDocument } from './quote-document.ts';
import { typeset } from './typeset.ts';

const line = (number: number) => ({ description: `Line${number}.`, note: null, cells: ['2', '£10.00', '£20.00'] });

function part(title: string, from: number, count: number): DocumentPart {
  return {
    title,
    sentence: null,
    amount: '£1.00',
    lines: Array.from({ length: count }, (_, index) => line(from + index)),
  };
}

const document = (parts: readonly DocumentPart[]): QuoteDocument => ({
  lang: 'en',
  region: 'GB',
  paper: 'a4',
  title: 'A long job',
  author: 'Invented Painters',
  footer: 'Q-1001',
  mark: null,
  logo: null,
  provider: { name: 'Invented Painters', lines: [] },
  customer: null,
  facts: [],
  notes: [],
  message: null,
  columns: ['Item', 'Quantity', 'Price', 'Amount'],
  parts,
  sums: [
    { label: 'Total', amount: '£2.00', 'is-total': true },
    { label: 'of which', amount: null, 'is-total': false },
    { label: 'VAT 20 %', amount: '£0.33', 'is-total': false },
  ],
  below: [],
  sections: [],
  photos: null,
  certificate: null,
});

const pages = async (parts: readonly DocumentPart[]) =>
  pagesOf(await typeset({ template, data: document(parts), images: {} }));

describe.skipIf(missingPdfTools.length > 0)('however many lines there are', () => {
  // Over a whole page of lengths, so that every row once meets the end of a page.
  const counts = Array.from({ length: 30 }, (_, index) => index + 20);

  it('the sums never stand on a page without the last line', async () => {
    for (const count of counts) {
      const last = (await pages([part('Walls', 1, count)])).at(-1) ?? '';
      for (const said of [`Line${count}.`, 'Total', 'VAT 20 %']) expect(last, `${count} lines`).toContain(said);
    }
  });

  it('a title never stands at the foot of a page without a line of its part', async () => {
    for (const count of counts) {
      const made = await pages([part('Walls', 1, count), part('Ceilings', count + 1, 3), part('Doors', count + 4, 1)]);
      for (const [title, first] of [
        ['Ceilings', count + 1],
        ['Doors', count + 4],
      ] as const)
        expect(made.find((page) => page.includes(title)) ?? '', `${count} lines`).toContain(`Line${first}.`);
    }
  });
});
