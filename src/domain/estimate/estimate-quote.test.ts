import { describe, expect, it, vi } from 'vitest';
import { estimate, figures, line, painting, room, rule, stated, total, traceOf } from '#tests/support/estimates.ts';
import type { Playbook } from '../playbooks/playbook.ts';

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const walls = stated({ surfaces: ['walls', 'ceiling'], 'paint.supply': 'painter' });

describe('estimates worked out by hand', () => {
  it('a bedroom of 4 × 3 m, walls and ceiling', () => {
    const result = estimate({ jobFacts: walls });
    // walls: 2 × (4 + 3) × 2.4 = 33.6, less 10 % = 30.24 m²; paint: 30.24 × 2 ÷ 12 ÷ 2.5 = 2.016 → 3 cans
    // ceiling: 12 m²; paint: 12 × 2 ÷ 12 ÷ 2.5 = 0.8 → 1 can
    expect(figures(result)).toEqual([
      // A painter's hour is £32, the markup on material 15 %.
      'protection 1 × 2133', // 0.6667 h × 32
      'walls 30.24 × 640', // 0.2 h × 32
      'ceiling 12 × 533', // 0.1667 h × 32
      'paint_walls 3 × 2760', // 24 × 1.15
      'paint_ceiling 1 × 2070', // 18 × 1.15
      'setting_up 2 × 1600', // 0.5 h × 32; 8.72 h are two days
    ]);
    // 21.33 + 193.54 + 63.96 + 82.80 + 20.70 + 32.00
    expect(total(result)).toBe(41433);
    // 0.67, 30.24 × 0.2 = 6.05, 12 × 0.1667 = 2
    expect(result.hours).toBe(8.72);
    expect(traceOf(result, 'walls')).toBe('2 × (4.00 + 3.00) × 2.40 − 10 % openings = 30.24 m²');
    expect(traceOf(result, 'ceiling')).toBe('4.00 × 3.00 = 12.00 m²');
    expect(traceOf(result, 'paint_walls')).toContain('= 2.02, rounded up to 3 2.5 L can');
  });

  it('a living room of 5 × 4 m from dark to light, walls in poor condition', () => {
    const sections = [room({ 'room.size': [5, 4], 'walls.condition': 'poor' })];
    const jobFacts = stated({ surfaces: ['walls'], 'colour.change': 'strong', 'paint.supply': 'painter' });
    const result = estimate({ sections, jobFacts });
    // walls: 2 × (5 + 4) × 2.4 = 43.2, less 10 % = 38.88 m²; a third coat on all of it
    // paint: 38.88 × 3 ÷ 12 ÷ 2.5 = 3.888 → 4 cans
    expect(figures(result)).toEqual([
      'protection 1 × 2133',
      'repair 38.88 × 384', // 0.12 h × 32
      'walls 38.88 × 640',
      'extra_coat 38.88 × 224', // 0.07 h × 32
      'paint_walls 4 × 2760',
      'waste 1 × 3900', // 0.5 h × 32 + 20 × 1.15
      'setting_up 3 × 1600', // 0.67 + 4.67 + 7.78 + 2.72 + 0.5 = 16.33 h
    ]);
    // 21.33 + 149.30 + 248.83 + 87.09 + 110.40 + 39.00 + 48.00
    expect(total(result)).toBe(70395);
  });

  it('two rooms with woodwork, doors counted, the customer buys the paint', () => {
    const sections = [
      room({ 'room.size': [4, 3] }, 'a', 'A'),
      room({ 'room.size': [3, 2.5], 'room.height': 2.5 }, 'b', 'B'),
    ];
    const jobFacts = stated({
      surfaces: ['walls', 'woodwork'],
      'woodwork.items': { door: 3, window: 2 },
      'paint.supply': 'customer',
    });
    const result = estimate({ sections, jobFacts });
    // A: walls 30.24, skirting 14 − 10 % = 12.6 · B: walls 2 × 5.5 × 2.5 = 27.5 − 10 % = 24.75, skirting 11 − 10 % = 9.9
    expect(figures(result)).toEqual([
      'protection 1 × 2133',
      'walls 30.24 × 640',
      'skirting 12.6 × 288', // 0.09 h × 32
      'protection 1 × 2133',
      'walls 24.75 × 640',
      'skirting 9.9 × 288',
      'doors 3 × 3200',
      'windows 2 × 2880', // 0.9 h × 32
      'setting_up 3 × 1600', // 1.33 + 11 + 2.03 + 3 + 1.8 = 19.16 h
    ]);
    // 21.33 + 193.54 (193.536) + 36.29 (36.288) + 21.33 + 158.40 + 28.51 (28.512) + 96 + 57.60 + 48
    expect(total(result)).toBe(66100);
    expect(result.extras.map((extra) => extra.key)).toEqual(['radiators', 'feature_wall']);
  });

  it('feet are converted exactly', () => {
    const size = { type: 'dimensions', shape: 'rectangular', unit: 'feet', length: '3.6576', width: '3.048' } as const;
    const source = { kind: 'request', span: [0, 11], quote: '12 by 10 ft' } as const;
    const facts = [{ requirement: 'room.size', value: size, source, confidence: 0.95 }];
    const result = estimate({ sections: [{ key: 'bedroom', title: 'Bedroom', facts }], jobFacts: walls });
    // 2 × (3.6576 + 3.048) × 2.4 × 0.9 = 28.968192
    expect(line(result, 'walls').quantity).toBe(28.968);
    expect(line(result, 'walls').evidence).toContainEqual({
      kind: 'request',
      label: 'Room size',
      value: '12 × 10 ft (3.66 × 3.05 m)',
      text: 'Room size: 12 × 10 ft (3.66 × 3.05 m), from the request: “12 by 10 ft”.',
    });
  });

  it('a small job is raised to the minimum charge by a line of its own', () => {
    const jobFacts = stated({ surfaces: ['walls'], 'paint.supply': 'customer' });
    const result = estimate({ sections: [room({ 'room.size': [1.2, 1] })], jobFacts });
    // 2 × 2.2 × 2.4 × 0.9 = 9.504 m² × 6.40 = 60.83, + 21.33 + 16.00 = 98.16; four hours are 128.00, 29.84 more
    expect(figures(result)).toEqual([
      'protection 1 × 2133',
      'walls 9.504 × 640',
      'setting_up 1 × 1600',
      'minimum_charge 1 × 2984',
    ]);
    expect(total(result)).toBe(12800);
    expect(line(result, 'minimum_charge').evidence[0]?.text).toBe('Minimum charge £128.00; the work comes to £98.16.');
  });

  it('a factor multiplies the quantity and shows in the trace', () => {
    const result = estimate({ jobFacts: stated({ surfaces: ['walls'], coats: 1, 'colour.change': 'same' }) });
    expect(line(result, 'walls').quantity).toBe(19.656);
    expect(traceOf(result, 'walls')).toBe('(2 × (4.00 + 3.00) × 2.40 − 10 % openings) × 0.65 = 19.656 m²');
  });

  it('a round room goes by its diameter', () => {
    const size = { type: 'dimensions', shape: 'circular', unit: 'meters', length: '4', width: '4' } as const;
    const facts = [{ requirement: 'room.size', value: size, source: { kind: 'provider' }, confidence: 1 } as const];
    const result = estimate({ sections: [{ key: 'tower', title: 'Tower', facts }], jobFacts: walls });
    // 3.1416 × 4 × 2.4 × 0.9 = 27.143424; 3.1416 × 4 × 4 ÷ 4 = 12.5664
    expect([line(result, 'walls').quantity, line(result, 'ceiling').quantity]).toEqual([27.143, 12.566]);
  });
});

describe("the provider's prices", () => {
  it('a rule for the line wins over one for the unit, and both over the starter price', () => {
    const rules = [rule({ id: 'area' }), rule({ id: 'line', lineKey: 'walls', rateMinor: 900 })];
    expect(line(estimate({ rules }), 'walls')).toMatchObject({
      pricing_rule_id: 'line',
      unit_price_minor: 900,
      quantity: 30.24,
    });
    expect(line(estimate({ rules: rules.slice(0, 1) }), 'walls')).toMatchObject({
      pricing_rule_id: 'area',
      unit_price_minor: 800,
    });
  });

  it('a rule without a line prices the main line of its unit only', () => {
    const result = estimate({ rules: [rule({})] });
    expect(line(result, 'ceiling')).toMatchObject({ pricing_rule_id: null, unit_price_minor: 533 });
  });

  it('an hourly rate prices all labour through its pace', () => {
    const result = estimate({
      jobFacts: walls,
      rules: [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 })],
    });
    // 0.6667 · 30.24 × 0.2 · 12 × 0.1667
    expect(figures(result).slice(0, 3)).toEqual(['protection 0.67 × 3000', 'walls 6.05 × 3000', 'ceiling 2 × 3000']);
    expect(traceOf(result, 'walls')).toBe(
      '2 × (4.00 + 3.00) × 2.40 − 10 % openings = 30.24 m²; 30.24 m² × 0.2 h = 6.05 h',
    );
    expect(line(result, 'walls')).toMatchObject({ unit: 'hourly', unit_label: 'h' });
    expect(line(result, 'paint_walls').unit_price_minor).toBe(2760);
  });

  it('a day rate counts eight hours', () => {
    const result = estimate({
      rules: [rule({ lineKey: 'walls', unit: 'daily', strategy: 'daily', rateMinor: 22000 })],
    });
    // 30.24 × 0.2 ÷ 8 = 0.756
    expect(line(result, 'walls')).toMatchObject({ quantity: 0.76, unit: 'daily', unit_price_minor: 22000 });
  });

  it('a price per square foot counts square feet', () => {
    const result = estimate({ rules: [rule({ unitLabel: 'sq ft', rateMinor: 75 })] });
    // 30.24 ÷ 0.09290304 = 325.5006…
    expect(line(result, 'walls')).toMatchObject({ quantity: 325.5, unit_label: 'ft²', unit_price_minor: 75 });
  });

  it('a price per room counts rooms', () => {
    const rules = [
      rule({ lineKey: 'walls', unit: 'per_unit', strategy: 'per_unit', unitLabel: 'room', rateMinor: 25000 }),
    ];
    expect(line(estimate({ rules }), 'walls')).toMatchObject({
      quantity: 1,
      unit_label: 'room',
      unit_price_minor: 25000,
    });
  });

  it('markup goes into the unit price and is explained', () => {
    const rules = [
      rule({ lineKey: 'paint_walls', costCategory: 'materials', unit: 'per_unit', rateMinor: 2010, markupPercent: 15 }),
    ];
    const paint = line(estimate({ rules }), 'paint_walls');
    // 20.10 × 1.15 = 23.115 → 23.12
    expect(paint.unit_price_minor).toBe(2312);
    expect(paint.evidence).toContainEqual({
      kind: 'rule',
      id: 'rule-1',
      label: 'My rule',
      value: '£23.12 per 2.5 L can',
      text: 'Your price “My rule”: £20.10 per 2.5 L can plus 15 % is £23.12 per 2.5 L can.',
    });
  });

  it("a rule's minimum is reached by a line of its own; the starter minimum stays out of the provider's prices", () => {
    const sections = [room({ 'room.size': [1.2, 1] })];
    const rules = [rule({ lineKey: 'walls', minimumMinor: 10000 })];
    const result = estimate({ sections, rules, jobFacts: stated({ surfaces: ['walls'], 'paint.supply': 'customer' }) });
    // 9.504 × 8.00 = 76.03; 100.00 − 76.03
    expect(figures(result)).toEqual(['protection 1 × 2133', 'walls 9.504 × 800', 'minimum_charge 1 × 2397']);
    expect(line(result, 'minimum_charge').description).toBe('Paint walls: minimum charge, balance');
  });

  it("a rule for the minimum charge replaces the playbook's", () => {
    const rules = [rule({ lineKey: 'minimum_charge', unit: 'fixed', strategy: 'minimum_charge', rateMinor: 50000 })];
    expect(total(estimate({ rules }))).toBe(50000);
  });

  it('inactive rules, rules of other services and rules of another category are left out', () => {
    const rules = [rule({ isActive: false }), rule({ serviceTypeId: 'st-2' }), rule({ costCategory: 'materials' })];
    expect(line(estimate({ rules }), 'walls').pricing_rule_id).toBe(null);
  });

  it("a rule's tax rate counts before the quote's", () => {
    const result = estimate({ rules: [rule({ taxRate: 5 })] });
    expect([line(result, 'walls').tax_rate, line(result, 'ceiling').tax_rate]).toEqual([5, 20]);
  });

  it('work without any price is an unpriced line', () => {
    const playbook: Playbook = { ...painting(), starter_prices: { ...painting().starter_prices, countries: [] } };
    const result = estimate({ playbook, rules: [rule({})] });
    expect(line(result, 'walls').unit_price_minor).toBe(800);
    expect(line(result, 'ceiling').unit_price_minor).toBe(null);
    expect(result.lines.map((one) => one.playbook_line)).not.toContain('minimum_charge');
  });

  it('every currency of the product has starter prices', () => {
    for (const currency of ['GBP', 'USD', 'EUR', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SEK', 'NZD'] as const) {
      expect(estimate({ currency }).lines.every((one) => (one.unit_price_minor ?? 0) > 0)).toBe(true);
    }
  });
});

describe('what an estimate says of itself', () => {
  it('what is not known is assumed in a sentence', () => {
    const { assumptions } = estimate({ sections: [{ key: 'bedroom', title: 'Bedroom', facts: [] }] });
    const text = 'Bedroom: size assumed as 4 × 3 m; please check.';
    expect(assumptions).toContainEqual({ text, section_key: 'bedroom', is_internal: false });
    expect(assumptions.map((one) => one.text)).toContain('Ceiling height assumed as 2.4 m.');
  });

  it('how the price was worked out is the provider’s to read', () => {
    const { assumptions } = estimate({ sections: [room({})] });
    expect(assumptions.filter(({ is_internal }) => is_internal).map(({ text }) => text)).toEqual([
      '10 % of the wall area is taken off for doors and windows.',
    ]);
  });

  it('where a rate comes from is told to the provider and not to the customer', () => {
    const { assumptions, lines } = estimate({ sections: [room({})] });
    expect(assumptions.map(({ text }) => text).join(' ')).not.toMatch(/starter/i);
    expect(lines.flatMap(({ evidence }) => evidence).some(({ text }) => /Starter price 2025/.test(text))).toBe(true);
  });

  it('a fact with a value outside its bounds is not used', () => {
    const result = estimate({ sections: [room({ 'room.size': [4000, 3] })] });
    expect(line(result, 'walls').quantity).toBe(30.24);
  });

  it('an answer wins over the words of the request, whichever comes first', () => {
    const answer = stated({ 'room.size': [5, 4] });
    const source = { kind: 'request', span: [0, 3], quote: '4x3' } as const;
    const words = stated({ 'room.size': [4, 3] }).map((fact) => ({ ...fact, source }));
    for (const facts of [
      [...answer, ...words],
      [...words, ...answer],
    ]) {
      const result = estimate({ sections: [{ key: 'bedroom', title: 'Bedroom', facts }] });
      expect(line(result, 'walls').quantity).toBe(38.88);
    }
  });

  it('the range is narrower with own prices and answers than with assumptions', () => {
    const all = stated({
      surfaces: ['walls'],
      'colour.change': 'same',
      'room.emptied': 'some',
      'paint.supply': 'customer',
      'home.pre_1980': false,
      'work.high': false,
      'walls.damp': false,
      'access.parking': 'easy',
    });
    const sections = [room({ 'room.size': [4, 3], 'room.height': 2.4, 'walls.condition': 'good' })];
    const rules = [rule({}), rule({ id: 'rule-2', lineKey: 'protection', unit: 'fixed' })];
    const sure = estimate({ sections, jobFacts: all, rules });
    // 30.24 × 8.00 + 8.00 = 249.92, ± a tenth
    expect(sure.range).toEqual({ low_minor: 22493, high_minor: 27491 });
    const vague = estimate({});
    expect(vague.range.high_minor / vague.range.low_minor).toBeGreaterThan(1.6);
  });

  it('the hazards of an old house with damp walls are priced and said', () => {
    const jobFacts = stated({
      surfaces: ['walls', 'woodwork'],
      'home.pre_1980': true,
      'walls.damp': true,
      'work.high': true,
    });
    const result = estimate({ jobFacts });
    for (const key of ['lead_test', 'stain_block', 'high_access']) expect(line(result, key).quantity).toBe(1);
    expect(result.assumptions.map(({ text }) => text).join(' ')).toMatch(
      /tested for lead before sanding.*firm only after the walls were seen dry/,
    );
  });

  it('extras are offered apart and not counted in', () => {
    const { extras, lines } = estimate({ jobFacts: walls });
    expect(extras.map((extra) => [extra.title, extra.lines.length])).toEqual([
      ['Radiators', 1],
      ['Woodwork', 2],
      ['Feature wall', 1],
    ]);
    expect(lines.map((one) => one.playbook_line)).not.toContain('radiators_extra');
  });

  it('the trace is in the quote’s language, separators and all', () => {
    expect(traceOf(estimate({ locale: 'de-DE' }), 'walls')).toBe(
      '2 × (4,00 + 3,00) × 2,40 − 10 % Öffnungen = 30,24 m²',
    );
  });
});
