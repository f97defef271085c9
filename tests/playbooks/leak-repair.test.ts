import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  draft,
  extrasOf,
  figures,
  firstQuestions,
  missingTexts,
  readFacts,
  rule,
  total,
} from '#tests/support/estimates.ts';

const leakRepair = bundled('leak-repair');
const leakRepairDe = textsIn(bundled('leak-repair'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('leaks worked out by hand', () => {
  it('a dripping joint under a sink, with nothing in front of it', () => {
    const result = draft('leak-repair', {}, { where: 'joint', cover: 'open', flow: 'drip' });
    expect(figures(result)).toEqual([
      'call_out 1 × 3500',
      'mend_joint 1 × 6000',
      'testing 1 × 1200',
      'joint_parts 1 × 1500',
    ]);
    // 35 + 60 + 12 + 15
    expect(total(result)).toBe(12200);
    expect(extrasOf(result)).toEqual([
      'new_stopcock: valve_extra 1 × 7000',
      'new_stopcock: valve_extra_parts 1 × 2000',
    ]);
  });

  it('a burst pipe that can be seen, at night, of old metal and without a working stopcock', () => {
    const job = {
      where: 'pipe',
      cover: 'open',
      flow: 'burst',
      pipe: 'old_metal',
      valve: 'none',
      'when.needed': 'night',
    };
    const result = draft('leak-repair', {}, job);
    expect(figures(result)).toEqual([
      'call_out 1 × 3500',
      'mend_pipe 1 × 7000',
      'burst 1 × 2500',
      'old_pipe 1 × 5000',
      'valve_fit 1 × 7000',
      'testing 1 × 1200',
      'call_night 1 × 9500',
      'pipe_parts 1 × 2000',
      'valve_parts 1 × 2000',
    ]);
    // 35 + 70 + 25 + 50 + 70 + 12 + 95 + 20 + 20
    expect(total(result)).toBe(39700);
  });

  it('water through a ceiling is found, opened, mended and closed', () => {
    const result = draft('leak-repair', {}, { where: 'ceiling', insurance: true, 'electrics.wet': true });
    expect(figures(result)).toEqual([
      'call_out 1 × 3500',
      'detection 1 × 17000',
      'mend_hidden 1 × 13000',
      'open_plaster 1 × 5500',
      'close_plaster 1 × 8500',
      'testing 1 × 1200',
      'electrical_check 1 × 5500',
      'report 1 × 6000',
      'pipe_parts 1 × 2000',
      'plaster_parts 1 × 2000',
    ]);
    // 35 + 170 + 130 + 55 + 85 + 12 + 55 + 60 + 20 + 20
    expect(total(result)).toBe(64200);
    expect(result.assumptions.join(' ')).toMatch(/switched off until.*report with photos/);
  });

  it('only finding it costs the visit and the detection', () => {
    expect(figures(draft('leak-repair', {}, { where: 'wall_floor', work: 'find' }))).toEqual([
      'call_out 1 × 3500',
      'detection 1 × 17000',
    ]);
  });

  it('booked hours stand for all the work', () => {
    expect(figures(draft('leak-repair', {}, { 'session.hours': 3, where: 'radiator' }))).toEqual([
      'session 3 × 5000',
      'radiator_parts 1 × 2200',
    ]);
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    expect(figures(draft('leak-repair', {}, { where: 'joint', cover: 'open' }, { rules }))).toContain(
      'mend_joint 1 × 6000',
    );
  });
});

describe('requests for leaks as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      "There's a leak under the kitchen sink, it drips into the cupboard. Not urgent",
      ['where joint', 'flow drip', 'cover open', 'when.needed planned'],
    ],
    [
      'en-GB',
      'Burst pipe, water everywhere, I have turned the water off, need someone today',
      ['where pipe', 'flow burst', 'valve works', 'when.needed today', 'damage.spreading true'],
    ],
    [
      'en-GB',
      'Water coming through the ceiling near the light fitting, no idea where from. Insurance will need a report',
      ['where ceiling', 'located no', 'electrics.wet true', 'insurance true'],
    ],
    ['en-GB', 'radiator leaking at the valve', ['where radiator']],
    ['en-US', 'I think we have a slab leak under the tiles', ['where wall_floor']],
    [
      'de-DE',
      'Rohrbruch im Keller, Kupferrohr, Wasser ist abgestellt, dringend',
      ['where pipe', 'flow burst', 'pipe copper', 'valve works', 'when.needed today'],
    ],
    [
      'de-DE',
      'Es tropft von der Decke, die Wohnung darunter ist auch betroffen. Ist ein Fall für die Versicherung',
      ['where ceiling', 'flow drip', 'damage.spreading true', 'insurance true'],
    ],
    ['de-DE', 'Siphon unter der Spüle undicht', ['where joint', 'cover open']],
    ['no-NO', 'Det lekker fra et rør under vasken', ['where joint']],
    ['pt-PT', 'Tenho uma fuga de água por baixo do lava-loiça', ['where joint']],
  ])('%s: %s', (locale, text, facts) => {
    const read = readFacts(leakRepair, text, locale).filter((fact) => !fact.endsWith('?'));
    expect(read.toSorted()).toEqual(expect.arrayContaining(facts.toSorted()));
    const answered = new Set(facts.map((fact) => fact.split(' ')[0]));
    const asked = firstQuestions(leakRepair, text, locale);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(
      asked.filter(
        (one) => one.requirement_key !== null && answered.has(one.requirement_key) && one.question_key !== 'q.hazards',
      ),
    ).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Water dripping through the kitchen ceiling from somewhere upstairs'],
    ['en-GB', 'There is a wet patch spreading on the living room ceiling'],
    ['en-GB', 'Upstairs says water is coming into their flat from ours'],
    ['de-DE', 'Habe beim Bohren eine Leitung getroffen'],
    ['en-GB', 'I drilled into a pipe in the bathroom wall'],
    ['en-US', 'Pipe burst in the basement'],
    ['de-DE', 'Unter der Spüle ist alles nass, da tropft etwas'],
    ['de-DE', 'Wasserrohrbruch in der Wand'],
    ['de-DE', 'Heizkörper tropft'],
    ['es-ES', 'Hay una fuga de agua en el baño'],
    ['es-ES', 'Se ha roto una tubería'],
    ['fr-FR', "Fuite d'eau sous l'évier"],
    ['fr-FR', 'Un tuyau fuit dans la cave'],
    ['it-IT', "C'è una perdita d'acqua nel muro"],
    ['it-IT', 'Un tubo perde sotto il lavello'],
    ['pt-PT', 'Tenho uma fuga de água por baixo do lava-loiça'],
    ['pt-BR', 'Vazamento no teto do banheiro'],
    ['nl-NL', 'Lekkage onder de gootsteen'],
    ['nl-NL', 'Er lekt water door het plafond'],
    ['pl-PL', 'Pękła rura w łazience'],
    ['pl-PL', 'Cieknie z sufitu'],
    ['sv-SE', 'Vattenläcka under diskbänken'],
    ['sv-SE', 'Ett rör läcker i källaren'],
    ['da-DK', 'Der drypper vand fra loftet'],
    ['da-DK', 'Sprunget vandrør'],
    ['no-NO', 'Det lekker fra et rør under vasken'],
    ['no-NO', 'Vannlekkasje i kjelleren'],
    ['fi-FI', 'Putki vuotaa keittiössä'],
    ['fi-FI', 'Vesivuoto kylpyhuoneen katossa'],
  ])('%s: "%s" is about a leak', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('leak-repair');
  });

  it.each<[Locale, string, string]>([
    ['en-GB', 'The kitchen tap is leaking', 'tap-replacement'],
    ['en-GB', 'toilet leaking at the base', 'toilet-repair'],
    ['de-DE', 'Der Wasserhahn ist undicht', 'tap-replacement'],
  ])('%s: "%s" is another job: %s', (locale, text, service) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(service);
  });
});

describe('what a leak is asked', () => {
  it('a damp ceiling is asked for access, material, stopcock, photos, dangers, insurance, flow and time', () => {
    const questions = firstQuestions(leakRepair, 'We have a leak somewhere in the house');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'photo',
      'stopcock',
      'access',
      'since when',
      'insurance',
      'socket',
      'below',
      'how soon',
      'floor',
      'which pipe',
    ])
      expect(words).toContain(topic);
  });

  it('electrics and spreading damage are always asked, less what is stated', () => {
    const hazards = firstQuestions(leakRepair, 'leak near a socket').find((one) => one.question_key === 'q.hazards');
    expect(hazards?.config.options).toMatchObject([
      { id: 'damage.spreading' },
      { id: 'insurance' },
      { id: 'none' },
      { id: 'unsure' },
    ]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(leakRepair, leakRepairDe)).toEqual([]);
  });
});
