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

const drainUnblocking = bundled('drain-unblocking');
const drainUnblockingDe = textsIn(bundled('drain-unblocking'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const laundry =
  "Kitchen sink and the laundry both back up when the washer drains, plunged it, used the stuff from the store, nothing. It's happened like three times this year. Renting but landlord pays";

describe('blockages worked out by hand', () => {
  it('one toilet', () => {
    const result = draft('drain-unblocking', {}, { where: 'toilet' });
    expect(figures(result)).toEqual(['clear_toilet 1 × 9500', 'protection 1 × 1200', 'small_parts 1 × 500']);
    // 95 + 12 + 5
    expect(total(result)).toBe(11200);
    expect(extrasOf(result)).toEqual(['camera: camera_extra 1 × 11000', 'jetting: jetting_extra 1 × 5000']);
  });

  it('the main line of an old house, cleared before, overflowing with sewage, at night', () => {
    const job = {
      where: 'several',
      before: 'cleared',
      cleanout: 'none',
      pipe: 'old',
      flow: 'overflow',
      'sewage.out': true,
      'when.needed': 'night',
    };
    const result = draft('drain-unblocking', {}, job);
    expect(figures(result)).toEqual([
      'clear_main 1 × 15500',
      'full_pipe 1 × 2500',
      'no_access 1 × 5000',
      'old_pipe 1 × 2500',
      'camera 1 × 11000',
      'cleaning 1 × 4500',
      'protection 1 × 1200',
      'call_night 1 × 8000',
      'small_parts 1 × 500',
      'disinfectant 1 × 800',
    ]);
    // 155 + 25 + 50 + 25 + 110 + 45 + 12 + 80 + 5 + 8
    expect(total(result)).toBe(51500);
  });

  it('two sinks with drain cleaner in them are handled with care', () => {
    const result = draft('drain-unblocking', {}, { where: 'sink', blockages: 2, chemicals: true });
    // 2 × 90 + 20 + 12 + 5
    expect(total(result)).toBe(21700);
    expect(result.assumptions.join(' ')).toContain('keep the bottle');
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 7000 })];
    expect(figures(draft('drain-unblocking', {}, { where: 'toilet' }, { rules }))).toContain('clear_toilet 1 × 7000');
  });

  it('a simple toilet clog costs what is published for it (plum-03: $188)', () => {
    const result = estimate({
      playbook: drainUnblocking,
      sections: [room({})],
      jobFacts: stated({ where: 'toilet' }),
      currency: 'USD',
    });
    expect(Math.abs(total(result) - 18800)).toBeLessThan(1000);
  });
});

describe('requests for blockages as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-US', laundry, ['chemicals true', 'where several?', 'before again?']],
    [
      'en-GB',
      'Our toilet is blocked and overflowing, need someone today',
      ['where toilet', 'flow overflow', 'when.needed today'],
    ],
    ['en-US', 'Toilet backs up and so does the tub, I guess it is the main line', ['where several']],
    ['en-GB', 'Shower drains slowly, not urgent', ['where shower', 'flow slow', 'when.needed planned']],
    [
      'en-GB',
      'Manhole outside is full, sewage smell, old clay pipes',
      ['where outside', 'cleanout there', 'pipe old', 'sewage.out true'],
    ],
    [
      'en-GB',
      'two blocked toilets in the office, we have tried drain cleaner',
      ['where toilet', 'chemicals true', 'blockages 2'],
    ],
    ['de-DE', 'Abfluss der Dusche verstopft, Rohrreiniger hat nichts gebracht', ['where shower', 'chemicals true']],
    [
      'de-DE',
      'Toilette verstopft und läuft über, dringend, es stinkt',
      ['where toilet', 'flow overflow', 'when.needed today', 'sewage.out true'],
    ],
    ['de-DE', 'Küchenspüle läuft nur langsam ab, Altbau', ['where sink', 'flow slow', 'pipe old']],
    ['es-ES', 'Se me ha atascado el váter y no traga', ['where toilet']],
    ['nl-NL', 'Afvoer van de douche zit verstopt', ['where shower']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(drainUnblocking, text, locale).toSorted()).toEqual(facts.toSorted());
    const answered = new Set(facts.filter((fact) => !fact.endsWith('?')).map((fact) => fact.split(' ')[0]));
    const asked = firstQuestions(drainUnblocking, text, locale);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(
      asked.filter(
        (one) => one.requirement_key !== null && answered.has(one.requirement_key) && one.question_key !== 'q.hazards',
      ),
    ).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en-US', laundry],
    ['en-GB', "The loo won't go down and rises to the top when flushed"],
    ['en-GB', 'Water coming up in the shower when I flush'],
    ['de-DE', 'Klo ist dicht'],
    ['en-GB', 'bath water not draining away'],
    ['de-DE', 'Die Toilette ist verstopft'],
    ['de-DE', 'Wasser im Waschbecken läuft nicht mehr ab'],
    ['es-ES', 'Se me ha atascado el váter y no traga'],
    ['es-ES', 'Desatascar fregadero de la cocina'],
    ['fr-FR', 'Mes toilettes sont bouchées'],
    ['fr-FR', 'Déboucher un évier'],
    ['it-IT', 'Lo scarico della doccia è otturato'],
    ['it-IT', 'Water intasato, serve spurgo'],
    ['pt-PT', 'A sanita está entupida'],
    ['pt-BR', 'Desentupir pia da cozinha'],
    ['nl-NL', 'Afvoer van de douche zit verstopt'],
    ['nl-NL', 'De wc is verstopt'],
    ['pl-PL', 'Zapchany zlew w kuchni'],
    ['pl-PL', 'Przepchać toaletę'],
    ['sv-SE', 'Stopp i avloppet i köket'],
    ['sv-SE', 'Toaletten är igensatt'],
    ['da-DK', 'Toilettet er stoppet'],
    ['da-DK', 'Stoppet afløb i brusebadet'],
    ['no-NO', 'Tett avløp på kjøkkenet'],
    ['no-NO', 'Sluket på badet er tett'],
    ['fi-FI', 'Viemäri tukossa'],
    ['fi-FI', 'Vessanpönttö ei vedä, tukossa'],
  ])('%s: "%s" is about a blockage', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('drain-unblocking');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Block paving for the driveway'],
    ['de-DE', 'Dachrinne verstopft'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).confident).toBe(false);
  });
});

describe('what a blockage is asked', () => {
  it('drains that back up are asked which, access point, pipes, sewage, septic, what was done before, landlord and time', () => {
    const questions = firstQuestions(drainUnblocking, laundry, 'en-US');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'fixture',
      'cleanout',
      'cast iron',
      'sewage',
      'septic',
      'last time',
      'landlord',
      'access',
      'photo',
    ])
      expect(words).toContain(topic);
    expect(words).not.toContain('drain cleaner');
  });

  it('sewage, chemicals and water damage are always asked, less what is stated', () => {
    const hazards = firstQuestions(drainUnblocking, 'blocked sink, bleach did not help').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([
      { id: 'sewage.out' },
      { id: 'damage.water' },
      { id: 'septic.tank' },
      { id: 'rented' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(drainUnblocking, drainUnblockingDe)).toEqual([]);
  });
});
