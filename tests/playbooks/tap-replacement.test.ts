import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  draft,
  estimate,
  extrasOf,
  figures,
  firstQuestions,
  missingTexts,
  readFacts,
  room,
  rule,
  stated,
  total,
} from '#tests/support/estimates.ts';

const tapReplacement = bundled('tap-replacement');
const tapReplacementDe = textsIn(bundled('tap-replacement'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('taps worked out by hand', () => {
  it('a kitchen tap of good standard in the place of the old one', () => {
    const result = draft('tap-replacement', {}, { taps: { kitchen: 1 }, work: 'replace' });
    expect(figures(result)).toEqual([
      'fit_kitchen 1 × 7500',
      'testing 1 × 1000',
      'tap_standard 1 × 7500',
      'fixings 1 × 1000',
    ]);
    // 75 + 10 + 75 + 10
    expect(total(result)).toBe(17000);
    expect(extrasOf(result)).toEqual([
      'valves: valve_extra 1 × 3500',
      'valves: valve_extra_parts 1 × 900',
      'waste: waste 1 × 1800',
      'waste: waste_fit 1 × 2500',
    ]);
  });

  it('two basins and a bath, taps of the customer, old nuts and no valves', () => {
    const job = {
      taps: { basin: 2, bath: 1 },
      work: 'replace',
      'supply.by': 'customer',
      state: 'corroded',
      valve: 'none',
    };
    const result = draft('tap-replacement', {}, job);
    expect(figures(result)).toEqual([
      'fit_basin 2 × 6500',
      'fit_bath 1 × 8500',
      'stuck 3 × 3000',
      'valves 3 × 3500',
      'testing 1 × 1000',
      'fixings 3 × 1000',
      'hoses 3 × 1400',
      'valve_parts 3 × 900',
    ]);
    // 130 + 85 + 90 + 105 + 10 + 30 + 42 + 27
    expect(total(result)).toBe(51900);
  });

  it('a dripping tap is mended for little more than the minimum, at night for more', () => {
    // 65 + 10 + 12 = 87; with 80 for the night 167
    expect(total(draft('tap-replacement', {}, { taps: { basin: 1 }, work: 'repair' }))).toBe(8700);
    expect(total(draft('tap-replacement', {}, { taps: { basin: 1 }, work: 'repair', 'when.needed': 'night' }))).toBe(
      16700,
    );
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    // 2 basins ÷ 1 an hour
    const result = draft('tap-replacement', {}, { taps: { basin: 2 }, work: 'replace' }, { rules });
    expect(figures(result)).toContain('fit_basin 2 × 6000');
  });

  it('half a day at an agreed rate and fixings cost just that, in every currency (plum-05: £85)', () => {
    const job = { work: 'replace', 'booked.days': 0.5, 'day.rate': 150, 'parts.amount': 10 } as const;
    const result = draft('tap-replacement', {}, job);
    expect(figures(result)).toEqual(['agreed_days 75 × 100', 'agreed_parts 10 × 100']);
    expect(total(result)).toBe(8500);
    expect(figures(draft('tap-replacement', {}, { ...job, taps: { bath: 1, basin: 1 } }))).toEqual(figures(result));
    const inYen = estimate({
      playbook: tapReplacement,
      sections: [room({})],
      jobFacts: stated({ ...job, 'day.rate': 40000 }),
      currency: 'JPY',
    });
    expect(figures(inYen)[0]).toBe('agreed_days 20000 × 1');
  });

  it('basin taps of the customer cost as much without any rate agreed', () => {
    // 65 + 10 + 10
    expect(total(draft('tap-replacement', {}, { taps: { basin: 1 }, 'supply.by': 'customer' }))).toBe(8500);
  });

  it('days said beside the taps do not replace the price of a tap; without taps they are hours', () => {
    const named = draft('tap-replacement', {}, { taps: { basin: 1 }, 'supply.by': 'customer', 'booked.days': 0.5 });
    expect(total(named)).toBe(8500);
    expect(figures(draft('tap-replacement', {}, { 'booked.days': 0.5 }))).toContain('session 4 × 5000');
  });
});

describe('requests for taps as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', 'Kitchen tap is dripping, can you fix it', ['taps kitchen 1', 'work repair']],
    [
      'en-GB',
      'Replace 2 basin taps and the bath tap, I have already bought them',
      ['taps basin 2, bath 1', 'work replace', 'supply.by customer'],
    ],
    [
      'en-GB',
      'Supply and fit a new kitchen mixer with pull out spray, isolation valves are seized',
      ['taps kitchen 1', 'work replace', 'supply.by trade', 'kind pull_out', 'valve none'],
    ],
    [
      'en-US',
      'Need a new bathroom faucet installed, the old one is corroded. No rush',
      ['taps basin 1', 'work replace', 'state corroded', 'when.needed planned'],
    ],
    ['en-GB', 'outside tap leaking, urgent please', ['taps outdoor 1', 'work repair', 'when.needed today']],
    ['de-DE', 'Küchenarmatur tropft, bitte reparieren', ['taps kitchen 1', 'work repair']],
    [
      'de-DE',
      'Zwei Waschtischarmaturen austauschen, Armaturen sind schon vorhanden',
      ['taps basin 2', 'work replace', 'supply.by customer'],
    ],
    [
      'de-DE',
      'Neuer Wasserhahn in der Küche, Niederdruck wegen Untertischgerät',
      ['taps kitchen 1', 'work replace', 'pressure low'],
    ],
    ['it-IT', 'Cambiare il rubinetto della cucina che perde', ['taps kitchen 1', 'work replace']],
    ['fi-FI', 'Keittiön hana vuotaa, vaihto uuteen', ['taps kitchen 1', 'work replace']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(tapReplacement, text, locale).toSorted()).toEqual(facts.toSorted());
    const answered = new Set(facts.map((fact) => fact.split(' ')[0]));
    const asked = firstQuestions(tapReplacement, text, locale);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(asked.filter((one) => one.requirement_key !== null && answered.has(one.requirement_key))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en-US', 'Install a new kitchen faucet, I already bought the faucet.'],
    ['en-GB', 'Fit a new bathroom tap, please'],
    ['en-GB', 'The hot tap in the bathroom will not turn off properly'],
    ['en-GB', 'fit new taps on the bath'],
    ['en-US', 'Leaky faucet in the powder room'],
    ['de-DE', 'Der Wasserhahn im Bad tropft ständig'],
    ['de-DE', 'Neue Mischbatterie für die Dusche'],
    ['es-ES', 'El grifo de la cocina gotea'],
    ['es-ES', 'Cambiar los grifos del baño'],
    ['fr-FR', 'Mon robinet de cuisine fuit'],
    ['fr-FR', 'Remplacer le mitigeur du lavabo'],
    ['it-IT', 'Cambiare il rubinetto della cucina che perde'],
    ['it-IT', 'Sostituire il miscelatore del lavabo'],
    ['pt-PT', 'A torneira da cozinha está a pingar'],
    ['pt-BR', 'Trocar torneira do banheiro'],
    ['nl-NL', 'De keukenkraan lekt'],
    ['nl-NL', 'Nieuwe mengkraan in de douche'],
    ['pl-PL', 'Kapie z kranu w kuchni'],
    ['pl-PL', 'Wymiana baterii umywalkowej'],
    ['sv-SE', 'Byta köksblandare'],
    ['sv-SE', 'Kranen i badrummet droppar'],
    ['da-DK', 'Vandhanen drypper'],
    ['da-DK', 'Nyt armatur i køkkenet'],
    ['no-NO', 'Bytte kjøkkenkran'],
    ['no-NO', 'Blandebatteriet i dusjen lekker'],
    ['fi-FI', 'Keittiön hana vuotaa, vaihto uuteen'],
    ['fi-FI', 'Suihkuhanan vaihto'],
  ])('%s: "%s" is about a tap', (locale, text) => {
    const { candidates } = classifyRequest({ text, locale, playbooks });
    expect(candidates[0]?.service_type).toBe('tap-replacement');
  });
});

describe('what a tap request is asked', () => {
  it('which taps, who buys, photos, old nuts, valves, kind and water damage', () => {
    const questions = firstQuestions(tapReplacement, 'My taps need changing');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'how many',
      'photo',
      'supply',
      'limescale',
      'how old',
      'stopcock',
      'damp',
      'pressure',
      'holes',
    ])
      expect(words).toContain(topic);
  });

  it('water damage is always asked, less what is stated', () => {
    const hazards = firstQuestions(tapReplacement, 'kitchen tap leaking, the worktop is swollen').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([{ id: 'water.escaping' }, { id: 'none' }, { id: 'unsure' }]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(tapReplacement, tapReplacementDe)).toEqual([]);
  });
});
