import { describe, expect, it } from 'vitest';
import { playbookList } from '#tests/support/bundled-playbooks.ts';
import { rule } from '#tests/support/estimates.ts';
import { classifyRequest } from '../estimate/classify-request.ts';
import { estimateQuote } from '../estimate/estimate-quote.ts';
import { extractSections } from '../estimate/extract-sections.ts';
import { rulesFor } from '../estimate/pricing/choose-rule.ts';
import { unpricedLines } from '../estimate/pricing/unpriced-lines.ts';
import type { Locale } from '../locale.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { amountOf, measuredRequirement } from './amount.ts';
import { namedServices } from './named-service.ts';
import type { OwnWork, StandardLine } from './own-work.ts';
import { hasOwnWork, rulesWithOwn, settledEstimate, withOwnWork } from './with-own-work.ts';

const { general } = playbookList;
const serviceTypeId = 'st-1';

function work(rules: readonly PricingRule[], standardLines: readonly StandardLine[] = []): OwnWork {
  return { serviceTypeId, title: 'Chimneys', rules, standardLines, asksItself: false };
}

function line(change: Partial<StandardLine>): StandardLine {
  return {
    id: 'line-1',
    serviceTypeId,
    description: 'Sheets',
    category: 'materials',
    quantity: 1,
    unit: 'fixed',
    unitLabel: null,
    pricingRuleId: null,
    unitPriceMinor: 500,
    ...change,
  };
}

/** What a request comes to by the provider's own work alone: `description quantity label × price`. */
function drafted(own: OwnWork, text: string, locale: Locale = 'en-GB'): string[] {
  const playbook = withOwnWork({ base: general, general }, own);
  const { sections, job_facts: jobFacts } = extractSections({ text, locale, playbook });
  const rules = rulesWithOwn(general, own);
  const input = { playbook, sections, jobFacts, rules, serviceTypeId, currency: 'GBP', locale, taxRate: 20 } as const;
  const { lines } = settledEstimate(estimateQuote(input), { base: general, work: own, sections });
  return lines.map(
    ({ description, quantity, unit_label, unit_price_minor }) =>
      `${description} ${quantity}${unit_label && ` ${unit_label}`} × ${unit_price_minor}`,
  );
}

const perUnit = (change: Partial<PricingRule>) =>
  rule({ serviceTypeId, strategy: 'per_unit', unit: 'per_unit', lineKey: null, ...change });

describe('each rule of a service that no playbook knows is a line', () => {
  it('with the quantity that the request states in its unit', () => {
    const rules = [
      perUnit({ id: 'r1', name: 'Sweep', unitLabel: 'flue', rateMinor: 6000 }),
      perUnit({ id: 'r2', name: 'Flashing', unitLabel: 'm', rateMinor: 3000 }),
      rule({ id: 'r3', name: 'Repoint', strategy: 'per_area', unit: 'per_area', lineKey: null, rateMinor: 5000 }),
      rule({ id: 'r4', name: 'Camera', strategy: 'fixed', unit: 'fixed', lineKey: null, rateMinor: 4000 }),
    ];
    expect(drafted(work(rules), 'Three flues, 12 m² of brickwork and 8 m of flashing.')).toEqual([
      'Sweep 3 flue × 6000',
      'Flashing 8 m × 3000',
      'Repoint 12 m² × 5000',
      'Camera 1 × 4000',
    ]);
  });

  it.each([
    ['two sizes are one area', 'Repoint 4 x 3 m and 2 x 1.5 m, please.', 'Repoint 15 m² × 100'],
    ['nothing said is one, which is shown as assumed', 'Please repoint it.', 'Repoint 1 m² × 100'],
  ])('%s', (_, text, expected) => {
    const area = rule({ name: 'Repoint', strategy: 'per_area', unit: 'per_area', lineKey: null, rateMinor: 100 });
    expect(drafted(work([area]), text)).toEqual([expected]);
  });

  it('a rate by the foot is counted in feet', () => {
    const feet = perUnit({ name: 'Gutter', unitLabel: 'ft', rateMinor: 100 });
    expect(drafted(work([feet]), 'A gutter of 20 ft')).toEqual(['Gutter 20 ft × 100']);
  });

  it('a charge on the whole job, one switched off and one for another service are none', () => {
    const others = [
      rule({ strategy: 'call_out', lineKey: 'call_out', unit: 'fixed' }),
      perUnit({ isActive: false }),
      perUnit({ serviceTypeId: 'st-2' }),
      rule({ serviceTypeId: null, lineKey: null, strategy: 'fixed', unit: 'fixed', costCategory: 'labour' }),
      rule({ serviceTypeId: null, lineKey: null, strategy: 'hourly', unit: 'hourly' }),
    ];
    for (const one of others) expect(hasOwnWork(general, work([one]))).toBe(false);
    expect(drafted(work(others.slice(1)), 'Sweep it')).toEqual(['Chimneys 1 × null']);
  });
});

describe('asbestos stops a quote for work that no playbook knows', () => {
  const rules = [
    rule({ id: 'r1', name: 'Sheets', strategy: 'per_area', unit: 'per_area', lineKey: null, rateMinor: 5000 }),
    rule({ id: 'r2', serviceTypeId: null, lineKey: null, strategy: 'fixed', unit: 'fixed', costCategory: 'other' }),
  ];
  const stop = (text: string, locale: Locale) =>
    drafted(work(rules), text, locale).filter((one) => !/^Sheets/.test(one));

  it.each<readonly [string, Locale]>([
    ['Take down 20 m² of asbestos sheets on the garage', 'en-GB'],
    ['20 m² Asbestplatten vom Garagendach abnehmen', 'de-DE'],
    ['Enlever 20 m² de plaques en amiante', 'fr-FR'],
    ['Zdjąć 20 m² płyt z azbestu', 'pl-PL'],
  ])('with a line that no rule prices: %s', (text, locale) => {
    expect(stop(text, locale)).toEqual([expect.stringMatching(/^(Asbestos|Asbest): .* 1 × null$/)]);
  });

  it('not where none is named, or it is said that there is none', () => {
    expect(stop('Take down 20 m² of sheets on the garage', 'en-GB')).toEqual([]);
    expect(stop('Take down 20 m² of sheets, no asbestos', 'en-GB')).toEqual([]);
  });

  it('whatever else of that unit and kind of cost has a price', () => {
    const [stopped] = general.lines;
    const fits = rule({ serviceTypeId: null, lineKey: null, strategy: 'fixed', unit: 'fixed', costCategory: 'other' });
    expect(stopped && rulesFor(general, stopped, [fits], null)).toEqual([]);
  });

  it('and is no kind of work that a price is missing for', () => {
    const playbook = withOwnWork({ base: general, general }, work(rules.slice(0, 1)));
    expect(unpricedLines(playbook, rulesWithOwn(general, work(rules.slice(0, 1))), serviceTypeId)).toEqual([]);
  });
});

describe('a standard line', () => {
  it('by a rule has the rule’s unit and price, and the rule is no line beside it', () => {
    const sweep = perUnit({ id: 'r1', name: 'Sweep', unitLabel: 'flue', rateMinor: 6000 });
    const lines = [
      line({ id: 'a', description: 'Sweep the main flue', pricingRuleId: 'r1', unitPriceMinor: null }),
      line({ id: 'b', description: 'Sweep others', pricingRuleId: 'r1', unitPriceMinor: null, quantity: null }),
    ];
    expect(drafted(work([sweep], lines), '2 flues')).toEqual([
      'Sweep the main flue 1 flue × 6000',
      'Sweep others 2 flue × 6000',
    ]);
  });

  it('keeps its own quantity to the digit, in days and square feet too', () => {
    const lines = [
      line({ id: 'a', description: 'Scaffold', unit: 'daily', quantity: 2.5, unitPriceMinor: 9000 }),
      line({ id: 'b', description: 'Sheet', unit: 'per_area', unitLabel: 'sq ft', quantity: 200, unitPriceMinor: 3 }),
    ];
    expect(drafted(work([], lines), 'Sweep it')).toEqual(['Scaffold 2.5 day × 9000', 'Sheet 200 sq ft × 3']);
  });

  it('by the hour without a price takes the rate for any service; without that it has none', () => {
    const anywhere = rule({ serviceTypeId: null, lineKey: null, strategy: 'hourly', unit: 'hourly', rateMinor: 4500 });
    const lines = [
      line({ description: 'Help', category: 'labour', unit: 'hourly', quantity: 3, unitPriceMinor: null }),
    ];
    expect(drafted(work([anywhere], lines), 'Sweep it')).toEqual(['Help 3 h × 4500']);
    expect(drafted(work([], lines), 'Sweep it')).toEqual(['Help 3 h × null']);
  });
});

it('a service’s own playbook is the very same without own lines, and has them beside its own with them', () => {
  const painting = playbookList.all[0];
  if (!painting) throw new Error('no playbook');
  expect(withOwnWork({ base: painting, general }, work([perUnit({})]))).toBe(painting);
  const { lines } = withOwnWork({ base: painting, general }, work([], [line({})]));
  expect(lines).toHaveLength(painting.lines.length + 1);
});

it('units are told apart by what they are called, in any script', () => {
  const keys = ['flue', 'Flue', 'cowl', 'труба', ''].map(
    (unitLabel) => amountOf({ unit: 'per_unit', unitLabel }).requirements[0],
  );
  expect(new Set(keys).size).toBe(4);
  expect(measuredRequirement({ unit: 'per_unit', unitLabel: 'm' }, 'NumberInput')).toBe('own.length');
  expect(measuredRequirement({ unit: 'per_unit', unitLabel: 'm' }, 'Dimensions')).toBeNull();
});

describe('work without a playbook is recognised by its name', () => {
  const services = namedServices(
    [
      { slug: 'chimney-repair', names: { en: 'Chimney repair', de: 'Schornsteinreparatur' } },
      { slug: 'window-cleaning', names: { en: 'Window cleaning', de: 'Fensterreinigung' } },
      { slug: 'oven-cleaning', names: { en: 'Oven cleaning', de: 'Backofenreinigung' } },
      { slug: 'pet-grooming', names: { en: 'Pet grooming', de: 'Tierpflege' } },
    ],
    general,
  );
  const found = (text: string, locale: Locale = 'en-GB') => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks: services });
    return [confident, ...candidates.map(({ service_type }) => service_type)];
  };

  it.each([
    ['Could you clean the windows of our house?', [true, 'window-cleaning']],
    ['The chimney wants repairing', [true, 'chimney-repair']],
    ['Fensterreinigung im ganzen Haus', [true, 'window-cleaning']],
  ] as const)('%s', (text, expected) => {
    expect(found(text, text.startsWith('Fenster') ? 'de-DE' : 'en-GB').slice(0, 2)).toEqual(expected);
  });

  it('never where only words that several services share are said', () => {
    expect(found('Weekly cleaning of our house')[0]).toBe(false);
    expect(found('Tune our piano')).toEqual([false]);
  });
});
