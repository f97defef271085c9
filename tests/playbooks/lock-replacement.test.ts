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

const lockReplacement = bundled('lock-replacement');
const lockReplacementDe = textsIn(bundled('lock-replacement'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

const forced =
  "Bonjour, on a essayé de forcer ma porte cette nuit, elle ferme encore mais la serrure accroche. C'est un appartement au 5e. Il me faut quelque chose de solide, et une facture pour l'assurance";

describe('locks worked out by hand', () => {
  it('one cylinder changed', () => {
    const result = draft('lock-replacement', {}, { locks: { cylinder: 1 }, work: 'replace' });
    expect(figures(result)).toEqual(['change_cylinder 1 × 6000', 'adjusting 1 × 800', 'cylinder 1 × 3500']);
    // 60 + 8 + 35
    expect(total(result)).toBe(10300);
    expect(extrasOf(result)).toEqual(['guard: door_guard 1 × 2500', 'guard: door_guard_fit 1 × 3500']);
  });

  it('after a break-in: multipoint lock of high security, metal door, frame, eight keys, report, today', () => {
    const job = {
      locks: { multipoint: 1, cylinder: 1 },
      grade: 'high',
      'door.material': 'metal',
      'frame.damaged': true,
      'keys.wanted': 8,
      insurance: true,
      'when.needed': 'today',
    };
    const result = draft('lock-replacement', {}, job);
    // three keys with each of two locks: 8 − 6 = 2 more
    expect(figures(result)).toEqual([
      'change_cylinder 1 × 6000',
      'change_multipoint 1 × 10500',
      'metal_door 1 × 3500',
      'frame_repair 1 × 9000',
      'adjusting 1 × 800',
      'report 1 × 2500',
      'call_today 1 × 2000',
      'cylinder 1 × 3500',
      'multipoint 1 × 9000',
      'security 2 × 3500',
      'keys 2 × 700',
      'frame_parts 1 × 3500',
    ]);
    // 60 + 105 + 35 + 90 + 8 + 25 + 20 + 35 + 90 + 70 + 14 + 35
    expect(total(result)).toBe(58700);
  });

  it('only opening a door at night', () => {
    const result = draft('lock-replacement', {}, { work: 'open', 'when.needed': 'night' });
    // 85 + 65
    expect(figures(result)).toEqual(['opening 1 × 8500', 'call_night 1 × 6500']);
  });

  it('three locks with new keys', () => {
    // 3 × 45 + 8
    expect(total(draft('lock-replacement', {}, { locks: { cylinder: 3 }, work: 'rekey' }))).toBe(14300);
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 9000 })];
    // 3 cylinders ÷ 1.5 an hour
    expect(figures(draft('lock-replacement', {}, { locks: { cylinder: 3 } }, { rules }))).toContain(
      'change_cylinder 2 × 9000',
    );
  });

  it('an hour by day costs what is published for it (lock-02: £72.50)', () => {
    const result = draft('lock-replacement', {}, { 'session.hours': 1 });
    expect(figures(result)).toEqual(['session 1 × 7250']);
  });

  it('a lock with several points is dearer on the continent', () => {
    const result = estimate({
      playbook: lockReplacement,
      sections: [room({})],
      jobFacts: stated({ locks: { multipoint: 1 } }),
      currency: 'EUR',
    });
    // 140 + 8.80 + 170
    expect(total(result)).toBe(31880);
  });
});

describe('requests for locks as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['fr-FR', forced, ['grade high', 'work repair?', 'break_in true']],
    ['en-GB', 'lost a set of keys so want the front door lock changed', ['door.state opens', 'work replace']],
    [
      'en-GB',
      'Replace 2 euro cylinders with anti snap ones, upvc doors, 6 keys please',
      ['door.material plastic', 'grade high', 'keys.wanted 6', 'locks cylinder 2', 'work replace'],
    ],
    [
      'en-GB',
      'Key snapped in the yale lock, locked out, need someone today',
      ['door.state shut', 'locks latch 1', 'when.needed today'],
    ],
    ['en-US', 'Rekey 3 deadbolts, not urgent', ['locks cylinder 3', 'when.needed planned', 'work rekey']],
    [
      'en-GB',
      'We were burgled, the frame is damaged, new mortice lock wanted',
      ['break_in true', 'frame.damaged true', 'locks mortice 1', 'work replace'],
    ],
    [
      'de-DE',
      'Zwei Schließzylinder austauschen, 5 Schlüssel, eilt nicht',
      ['keys.wanted 5', 'locks cylinder 2', 'when.needed planned', 'work replace'],
    ],
    [
      'de-DE',
      'Einbruchsversuch, Zarge ist beschädigt, brauchen ein Sicherheitsschloss, Holztür',
      ['break_in true', 'door.material wood', 'frame.damaged true', 'grade high'],
    ],
    ['de-DE', 'Ausgesperrt, die Mehrfachverriegelung geht nicht auf', ['door.state shut', 'locks multipoint 1']],
  ])('%s: %s', (locale, text, facts) => {
    expect(readFacts(lockReplacement, text, locale).toSorted()).toEqual(facts.toSorted());
    const answered = new Set(facts.filter((fact) => !fact.endsWith('?')).map((fact) => fact.split(' ')[0]));
    const asked = firstQuestions(lockReplacement, text, locale);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(
      asked.filter(
        (one) => one.requirement_key !== null && answered.has(one.requirement_key) && one.question_key !== 'q.details',
      ),
    ).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Replace a standard euro cylinder.'],
    ['fr-FR', forced],
    ['en-GB', 'lost a set of keys so want the front door lock changed'],
    ['en-GB', 'My back door will not lock, the key just spins'],
    ['en-US', 'Need a locksmith to install a keypad deadbolt'],
    ['de-DE', 'Haustür lässt sich nicht mehr abschließen'],
    ['es-ES', 'La llave se ha roto dentro de la puerta'],
    ['de-DE', 'Das Türschloss klemmt'],
    ['de-DE', 'Schlüssel verloren, bitte Zylinder tauschen'],
    ['es-ES', 'Cambiar la cerradura de la puerta'],
    ['es-ES', 'He perdido las llaves y quiero cambiar el bombín'],
    ['fr-FR', "Changer le barillet de la porte d'entrée"],
    ['it-IT', 'Cambiare la serratura della porta blindata'],
    ['it-IT', 'Ho perso le chiavi, sostituire il cilindro'],
    ['pt-PT', 'Preciso de mudar a fechadura da porta de entrada'],
    ['pt-BR', 'Trocar fechadura quebrada'],
    ['nl-NL', 'Slot van de voordeur vervangen'],
    ['nl-NL', 'Sleutels kwijt, nieuwe cilinders'],
    ['pl-PL', 'Wymiana zamka w drzwiach'],
    ['pl-PL', 'Zgubiłem klucze, trzeba wymienić wkładkę'],
    ['sv-SE', 'Byta lås på ytterdörren'],
    ['sv-SE', 'Nyckeln gick av i låset'],
    ['da-DK', 'Skifte lås i hoveddøren'],
    ['da-DK', 'Låsen binder, ny cylinder'],
    ['no-NO', 'Bytte lås på ytterdøren'],
    ['no-NO', 'Mistet nøkler, må ha ny sylinder'],
    ['fi-FI', 'Ulko-oven lukon vaihto'],
    ['fi-FI', 'Avain katkesi lukkoon'],
  ])('%s: "%s" is about a lock', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('lock-replacement');
  });

  it.each<[Locale, string]>([
    ['es-ES', 'Pintar las paredes y las puertas'],
    ['en-GB', 'Blocked kitchen sink'],
  ])('%s: "%s" is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('lock-replacement');
  });
});

describe('what a lock is asked', () => {
  it('a forced door is asked for photos, kind and points, material, keys, frame, police, owner and time', () => {
    const questions = firstQuestions(lockReplacement, forced, 'fr-FR');
    expect(questions.length).toBeLessThanOrEqual(8);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of ['photo', 'brand', 'multipoint', 'door material', 'keys', 'frame', 'police', 'tenant', 'when'])
      expect(words).toContain(topic);
  });

  it('whether the door is open now is asked unless it is said', () => {
    const asked = (text: string): boolean =>
      firstQuestions(lockReplacement, text).some((one) => one.question_key === 'q.state');
    expect([asked('change the lock please'), asked('change the lock please, we are locked out')]).toEqual([
      true,
      false,
    ]);
  });

  it('every text is there in German', () => {
    expect(missingTexts(lockReplacement, lockReplacementDe)).toEqual([]);
  });
});
