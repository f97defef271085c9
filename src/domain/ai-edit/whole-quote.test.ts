import { describe, expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { tables } from './cases/read-cases.ts';
import { amountOf } from './diff.ts';
import { editByWords } from './edit-by-words.ts';
import type { EditTable } from './plan.ts';

/** The tables of the four languages with tax: most at the standard rate, the equipment at a reduced one. */
const standard = { en: 20, de: 19, fr: 20, es: 21 } as const;
const named = { en: 'bathroom_gbp', de: 'bad_de', fr: 'jardin_fr', es: 'pintura_es' } as const;
const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<string, Locale>;
type Language = keyof typeof named;

function taxed(language: Language, change: Partial<EditTable> = {}): EditTable {
  const table = tables.get(named[language]);
  if (!table) throw new Error(`no table ${language}`);
  const rate = standard[language];
  const lines = table.lines.map((line) => ({ ...line, taxRate: line.category === 'equipment' ? 5 : rate }));
  return { ...table, lines, defaultTaxRate: rate, tax: { isCharged: true, isOpen: true }, ...change };
}

const edit = (language: Language, command: string, table = taxed(language)) =>
  editByWords(table, command, locales[language]);

/** The new lines as `description category sum`, the discount in percent, and the total. */
function outcome(language: Language, command: string, table = taxed(language)): string {
  const proposal = edit(language, command, table);
  if (proposal.kind !== 'edit') return 'reason' in proposal ? `${proposal.kind} ${proposal.reason}` : proposal.kind;
  const { diff } = proposal;
  const added = diff.lines.map((line) => {
    const shown = line.action === 'delete' ? line.before : line.after;
    return `${line.action} ${shown.description} ${shown.category} ${amountOf(shown)}`;
  });
  const percent = diff.discountPercent ? [`${diff.discountPercent.after} %`] : [];
  const tax = diff.taxCharged === null ? [] : [diff.taxCharged ? 'tax' : 'no tax'];
  return [...added, ...percent, ...tax, `${diff.totalMinor.after - diff.totalMinor.before}`].join('; ');
}

function totalAfter(language: Language, command: string, table = taxed(language)): number | string {
  const proposal = edit(language, command, table);
  return proposal.kind === 'edit' ? proposal.diff.totalMinor.after : outcome(language, command, table);
}

function totalNow(table: EditTable): number {
  const proposal = editByWords(table, '0.001% off', 'en-GB');
  return proposal.kind === 'edit' ? proposal.diff.totalMinor.before : Number.NaN;
}

describe('a discount on the whole', () => {
  test.each<[Language, string, number]>([
    ['en', '10% off', 10],
    ['en', '20% off everything', 20],
    ['en', 'knock ten percent off the whole job', 10],
    ['en', 'take 7.5% off the total', 7.5],
    ['de', '10 % Rabatt', 10],
    ['de', '20 % Rabatt auf alles', 20],
    ['de', 'Gib 5 % Nachlass auf das ganze Angebot', 5],
    ['fr', '10 % de remise', 10],
    ['fr', '20 % de remise sur tout', 20],
    ['fr', 'fais-lui une remise de 5 % sur le devis', 5],
    ['es', '10 % de descuento', 10],
    ['es', '20 % de descuento en todo', 20],
    ['es', 'haz un descuento del 5 % sobre el total', 5],
  ])('in %s, %s, is the percentage of the quote', (language, command, percent) => {
    const proposal = edit(language, command);
    expect(proposal).toMatchObject({ kind: 'edit', plan: { ops: [{ op: 'discount', percent }] } });
    expect(proposal.kind === 'edit' && proposal.diff.lines).toEqual([]);
    expect(proposal.kind === 'edit' && proposal.table.discountPercent).toBe(percent);
  });

  test.each<[Language, string]>([
    ['en', 'knock £50 off'],
    ['en', 'take fifty quid off the quote'],
    ['de', '50 € runter'],
    ['de', 'Zieh 50 € vom Gesamtpreis ab'],
    ['fr', 'enlève 50 € du total'],
    ['fr', 'fais 50 € de remise'],
    ['es', 'quita 50 €'],
    ['es', 'rebaja 50 € del total'],
  ])('in %s, %s, lowers what the customer pays by just that', (language, command) => {
    for (const taxMode of ['exclusive', 'inclusive'] as const) {
      const table = taxed(language, { taxMode });
      const proposal = edit(language, command, table);
      if (proposal.kind !== 'edit') throw new Error(proposal.kind);
      expect(proposal.diff.totalMinor.before - proposal.diff.totalMinor.after).toBe(5000);
      const added = proposal.table.lines.filter(({ id }) => id.startsWith('new'));
      expect(added.every(({ category, unitPriceMinor }) => category === 'other' && (unitPriceMinor ?? 0) < 0)).toBe(
        true,
      );
      expect(added.map(({ taxRate }) => taxRate).toSorted((a, b) => a - b)).toEqual([5, standard[language]]);
    }
  });

  test('never takes the total below nothing', () => {
    expect(outcome('en', 'knock £9,000 off')).toBe('refusal negative_total');
    expect(outcome('en', '120% off')).toBe('refusal out_of_bounds');
  });

  test('of some lines is none of the whole', () => {
    expect(edit('en', '10% off the tiles')).toMatchObject({ plan: { ops: [{ op: 'scale_price', lines: ['li5'] }] } });
    expect(edit('en', '£50 off the skip')).toMatchObject({ plan: { ops: [{ op: 'shift_price', lines: ['li8'] }] } });
    expect(edit('en', '10% off all lines')).toMatchObject({ plan: { ops: [{ op: 'scale_price' }] } });
  });

  test.each<[Language, string]>([
    ['en', "don't give 10% off"],
    ['en', 'maybe 10% off'],
    ['en', 'remove the 10% discount'],
    ['en', 'is the total £2,000?'],
    ['en', '£50 off everything'],
    ['en', '10% off or £50 off'],
    ['en', '10% off and 5% off'],
    ['en', 'take the £50 discount off'],
    ['en', 'give them another 5% off'],
    ['de', 'keine 10 % Rabatt'],
    ['de', 'vielleicht 10 % Rabatt'],
    ['de', 'Streiche die 10 % Rabatt'],
    ['fr', 'pas 10 % de remise'],
    ['fr', 'peut-être 10 % de remise'],
    ['es', 'no hagas un 10 % de descuento'],
    ['es', 'quizás 10 % de descuento'],
  ])('in %s, %s, is none that is surely wanted', (language, command) => {
    expect(outcome(language, command)).toMatch(/^(question|refusal) /);
  });

  test('goes with changes of lines in one command', () => {
    const proposal = edit('en', 'remove the skip hire and take 5% off the total');
    expect(proposal).toMatchObject({
      plan: {
        ops: [
          { op: 'delete', lines: ['li8'] },
          { op: 'discount', percent: 5 },
        ],
      },
    });
  });
});

describe('a total that the provider names', () => {
  test.each<[Language, string, number]>([
    ['en', 'make it a round £2,000', 200_000],
    ['en', 'take enough off to land on 950', 95_000],
    ['en', 'bring the total to £3,000', 300_000],
    ['en', 'call it £2,000 all in', 200_000],
    ['en', 'round the quote down to £2,000', 200_000],
    ['en', 'discount it so the total is £2,000', 200_000],
    ['en', 'make the whole job £2,100', 210_000],
    ['de', 'mach glatte 2.200 € draus', 220_000],
    ['de', 'so viel Rabatt, dass wir bei 950 landen', 95_000],
    ['de', 'Setze die Gesamtsumme auf 3.500 €', 350_000],
    ['fr', 'arrondis le total à 2 200 €', 220_000],
    ['fr', 'fais une remise pour arriver à 950', 95_000],
    ['fr', 'mets le total à 3 000 €', 300_000],
    ['es', 'déjalo en 1.200 € redondos', 120_000],
    ['es', 'descuenta lo necesario para llegar a 950', 95_000],
    ['es', 'pon el total en 2.000 €', 200_000],
  ])('in %s, %s, is what the customer pays, to the penny', (language, command, minor) => {
    expect(totalAfter(language, command)).toBe(minor);
    expect(totalAfter(language, command, taxed(language, { taxMode: 'inclusive' }))).toBe(minor);
    expect(totalAfter(language, command, taxed(language, { discountPercent: 12.5 }))).toBe(minor);
  });

  test('takes a line of the difference, never of the total', () => {
    const table = taxed('en', { taxMode: 'inclusive' });
    expect(totalNow(table)).toBe(208_650);
    expect(outcome('en', 'make it a round £2,000', table)).toMatch(/^add Discount other -\d{4}; .*; -8650$/);
    expect(outcome('en', 'make the total £2,100', table)).toMatch(/^add Surcharge other \d{4}; .*; 1350$/);
  });

  test('that tax and rounding leave out is come near to, and said', () => {
    const table = taxed('en', { lines: taxed('en').lines.map((line) => ({ ...line, taxRate: 20 })) });
    const proposal = edit('en', 'bring the total to £2,000.01', table);
    expect(proposal).toMatchObject({ kind: 'edit', missed: { wantedMinor: 200_001 } });
    expect(proposal.kind === 'edit' && Math.abs(proposal.diff.totalMinor.after - 200_001)).toBe(1);
    expect(edit('en', 'bring the total to £2,000.00', table)).toMatchObject({ kind: 'edit', missed: null });
  });

  test('on the wrong side of what it is now, or of another order, is asked about', () => {
    expect(outcome('en', 'take enough off to land on 9,500')).toBe('question contradiction');
    expect(outcome('en', 'make it a round £12')).toBe('question contradiction');
    expect(outcome('en', 'make it £2,000')).toBe('question missing_target');
  });

  test('is the total of all that the command asks for', () => {
    expect(totalAfter('en', 'make it a round £2,200 and add £40 for parking')).toBe(220_000);
  });
});

describe('something on top of the whole', () => {
  test.each<[Language, string, string]>([
    ['en', 'put £40 on for parking', 'add Parking other 4000'],
    ['en', 'plus £45 for the tip run', 'add Tip run other 4500'],
    ['de', 'Schlag 40 € fürs Parken drauf', 'add Parken other 4000'],
    ['de', 'plus 45 € für die Fahrt zur Deponie', 'add Fahrt zur Deponie other 4500'],
    ['fr', 'mets 40 € pour le parking', 'add Parking other 4000'],
    ['fr', 'plus 45 € pour la déchetterie', 'add Déchetterie other 4500'],
    ['es', 'pon 40 € para el aparcamiento', 'add Aparcamiento other 4000'],
    ['es', 'más 45 € por el viaje al vertedero', 'add Viaje al vertedero other 4500'],
  ])('in %s, %s, is a line of its own', (language, command, line) => {
    expect(outcome(language, command).split('; ')[0]).toBe(line);
  });

  test.each<[Language, string, string]>([
    ['en', 'add 15% contingency', 'Contingency'],
    ['de', '15 % Sicherheitszuschlag dazu', 'Sicherheitszuschlag'],
    ['fr', "ajoute 15 % d'imprévus", 'Imprévus'],
    ['es', 'añade un 15 % de imprevistos', 'Imprevistos'],
  ])('in %s, %s, is that share of all lines', (language, command, description) => {
    const proposal = edit(language, command);
    if (proposal.kind !== 'edit') throw new Error(proposal.kind);
    const added = proposal.table.lines.filter(({ id }) => id.startsWith('new'));
    const sum = taxed(language).lines.reduce((all, line) => all + amountOf(line), 0);
    expect(added.map((line) => line.description)).toEqual([description, description]);
    expect(added.reduce((all, line) => all + amountOf(line), 0)).toBe(Math.round(sum * 0.15));
    const { before, after } = proposal.diff.totalMinor;
    expect(Math.abs(after - before * 1.15)).toBeLessThanOrEqual(2);
  });

  test('of a line that is there, or of what is no cost of its own, is asked about or done there', () => {
    expect(edit('en', 'put £20 on the skip')).toMatchObject({ plan: { ops: [{ op: 'shift_price', lines: ['li8'] }] } });
    expect(outcome('en', 'add 10% on scaffold')).toBe('question not_found');
    expect(outcome('en', 'add 10% wallpaper')).toBe('question not_found');
  });
});

describe('tax of the whole', () => {
  test.each<[Language, string]>([
    ['en', 'no VAT on this one'],
    ['en', 'take the VAT off'],
    ['de', 'ohne Mehrwertsteuer'],
    ['de', 'Lass die MwSt weg'],
    ['fr', 'pas de TVA sur ce devis'],
    ['fr', 'sans TVA'],
    ['es', 'sin IVA'],
    ['es', 'quita el IVA'],
  ])('in %s, %s, is left off where the provider may', (language, command) => {
    expect(outcome(language, command)).toMatch(/^no tax; -\d+$/);
    const fixed = taxed(language, { tax: { isCharged: true, isOpen: false } });
    const none = taxed(language, { tax: { isCharged: false, isOpen: false } });
    expect(outcome(language, command, none)).toBe('no_change');
    expect(outcome(language, command, fixed)).toBe('refusal tax_setting');
  });

  test('is charged again when asked for', () => {
    const free = taxed('en', { tax: { isCharged: false, isOpen: true } });
    expect(outcome('en', 'put the VAT back on', free)).toMatch(/^tax; \d+$/);
    expect(outcome('en', 'no VAT', free)).toBe('no_change');
  });

  test('keeps its rates out of words', () => {
    for (const command of ['Add 20% VAT', 'Change everything to 5% VAT', 'the customer pays no VAT, 10% off labour'])
      expect(outcome('en', command)).toBe('refusal tax_setting');
  });
});

describe('all prices rounded', () => {
  test.each<[Language, string]>([
    ['en', 'round all prices to the nearest pound'],
    ['de', 'Runde alle Preise auf volle Euro'],
    ['fr', "arrondis tous les prix à l'euro"],
    ['es', 'redondea todos los precios al euro'],
  ])('in %s, %s, are those of each line', (language, command) => {
    const proposal = edit(language, command);
    const prices = proposal.kind === 'edit' ? proposal.table.lines.map((line) => line.unitPriceMinor) : [null];
    expect(prices.every((price) => price !== null && price % 100 === 0)).toBe(true);
    expect(prices).toHaveLength(taxed(language).lines.length);
  });

  test('are what the lines come to where each unit price is round already', () => {
    const table = taxed('en');
    const lines = table.lines.map((line) => ({ ...line, quantity: 0.67, unitPriceMinor: 5500 }));
    const proposal = edit('en', 'round all prices to the nearest pound', { ...table, lines });
    expect(proposal.kind === 'edit' && new Set(proposal.table.lines.map(amountOf))).toEqual(new Set([3700]));
  });
});
