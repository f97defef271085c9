import { describe, expect, it } from 'vitest';
import { estimate, figures, room, rule } from '#tests/support/estimates.ts';

// A room of 4 × 3 m with walls of 2.4 m: 2 × 7 × 2.4 − 10 % = 30.24 m² of walls.
const walls = (change: Parameters<typeof rule>[0]) => rule({ lineKey: 'walls', ...change });
const wallsOf = (rules: ReturnType<typeof rule>[], sections = [room({ 'room.size': [4, 3] })]) =>
  figures(estimate({ rules, sections })).filter((line) => line.startsWith('walls'));

describe('a price that is cheaper by quantity', () => {
  const tiered = walls({ strategy: 'tiered', rateMinor: 1000, tiers: [{ fromQuantity: 40, rateMinor: 850 }] });

  it('takes the first rate below the first tier', () => {
    expect(wallsOf([tiered])).toEqual(['walls 30.24 × 1000']);
  });

  it('goes by all the work it prices: two rooms reach the tier together', () => {
    const sections = [room({ 'room.size': [4, 3] }, 'one', 'One'), room({ 'room.size': [4, 3] }, 'two', 'Two')];
    expect(wallsOf([tiered], sections)).toEqual(['walls 30.24 × 850', 'walls 30.24 × 850']);
  });
});

describe('own cost plus a markup', () => {
  const costPlus = walls({ strategy: 'cost_plus', rateMinor: 1000, markupPercent: 25 });

  it('prices the line and keeps the cost beside it', () => {
    const [line] = estimate({ rules: [costPlus] }).lines.filter(({ playbook_line }) => playbook_line === 'walls');
    expect(line).toMatchObject({ unit_price_minor: 1250, unit_cost_minor: 1000, pricing_rule_id: 'rule-1' });
  });

  it('knows no cost for a price without a markup', () => {
    const [line] = estimate({ rules: [walls({})] }).lines.filter(({ playbook_line }) => playbook_line === 'walls');
    expect(line?.unit_cost_minor).toBeNull();
  });
});

describe('charges on the whole job', () => {
  const job = (key: 'call_out' | 'travel' | 'urgency' | 'minimum_charge', change: Parameters<typeof rule>[0] = {}) =>
    rule({ id: key, name: key, lineKey: key, strategy: key, unit: 'fixed', costCategory: 'other', ...change });
  const chargesOf = (rules: ReturnType<typeof rule>[], urgency: string | null = null) =>
    estimate({ rules: [walls({ rateMinor: 1000 }), ...rules], urgency })
      .lines.filter(({ playbook_line }) => ['call_out', 'travel', 'urgency', 'minimum_charge'].includes(playbook_line))
      .map((line) => `${line.playbook_line} ${line.quantity} × ${line.unit_price_minor}`);

  it('stand after the work, once each', () => {
    expect(chargesOf([job('call_out', { rateMinor: 4500 }), job('travel', { rateMinor: 2000 })])).toEqual([
      'call_out 1 × 4500',
      'travel 1 × 2000',
    ]);
  });

  it.each([1, 4])('count travel by working days where it is charged by the day, in %d rooms', (rooms) => {
    const sections = Array.from({ length: rooms }, (_, at) =>
      room({ 'room.size': [4, 3] }, `room-${at}`, `Room ${at}`),
    );
    const { lines, hours } = estimate({ rules: [job('travel', { rateMinor: 2000, unit: 'daily' })], sections });
    const travel = lines.find(({ playbook_line }) => playbook_line === 'travel');
    expect(travel).toMatchObject({ quantity: Math.ceil(hours / 8), unit: 'daily', unit_price_minor: 2000 });
  });

  it('put the urgency surcharge on all labour when the customer says that it cannot wait', () => {
    const rules = [job('call_out', { rateMinor: 5000, costCategory: 'labour' }), job('urgency', { markupPercent: 50 })];
    const { lines } = estimate({ rules: [walls({ rateMinor: 1000 }), ...rules], urgency: 'ASAP' });
    const labour = lines.filter(({ category, playbook_line }) => category === 'labour' && playbook_line !== 'urgency');
    const net = labour.reduce((sum, line) => sum + Math.round(line.quantity * (line.unit_price_minor ?? 0)), 0);
    const surcharge = lines.find(({ playbook_line }) => playbook_line === 'urgency');
    expect(surcharge?.unit_price_minor).toBe(Math.round(net / 2));
    expect(surcharge?.evidence[0]).toMatchObject({ kind: 'request', value: 'ASAP' });
    expect(chargesOf([job('urgency', { markupPercent: 50 })])).toEqual([]);
  });

  it('count towards the minimum of the job', () => {
    const minimum = job('minimum_charge', { rateMinor: 1_000_000 });
    const without = chargesOf([minimum]);
    const withTravel = chargesOf([minimum, job('travel', { rateMinor: 2000 })]);
    const balance = (lines: string[]) => Number(lines.at(-1)?.split('× ')[1]);
    expect(balance(without) - balance(withTravel)).toBe(2000);
  });

  it('are none where a price for work has the name of one: a photographer may charge the way by the hour', () => {
    expect(chargesOf([job('travel', { strategy: 'hourly', unit: 'hourly', rateMinor: 2000 })])).toEqual([]);
  });

  it('prefer the price of the service to the one for any', () => {
    const general = job('call_out', { id: 'any', rateMinor: 1, serviceTypeId: null });
    expect(chargesOf([general, job('call_out', { rateMinor: 4500 })])).toEqual(['call_out 1 × 4500']);
  });
});
