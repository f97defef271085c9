import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';

/** Work of trades that no playbook knows, and the trades with which it has nothing but a word in common. */
const unknown: ReadonlyArray<readonly [text: string, locale: Locale, canMean: readonly string[]]> = [
  ['Please sweep our chimney before winter.', 'en-GB', []],
  ['Bitte den Schornstein fegen, vor dem Winter.', 'de-DE', []],
  ['Can you groom our dog, a large poodle?', 'en-GB', []],
  ['Unser Hund müsste geschoren und gebadet werden.', 'de-DE', []],
  ['Could someone clean our house every week, three hours?', 'en-GB', []],
  ['Wir suchen jemanden, der jede Woche unser Haus putzt.', 'de-DE', []],
  ['Our upright piano needs tuning.', 'en-GB', []],
  ['Unser Klavier muss gestimmt werden.', 'de-DE', []],
  [
    'We have asbestos sheets on the garage roof and want them taken away.',
    'en-GB',
    ['roof-replacement', 'roof-repair'],
  ],
  ['Auf der Garage liegen Asbestplatten, die müssen weg.', 'de-DE', ['roof-replacement', 'roof-repair']],
  ['Core drilling through a 300 mm concrete wall for a pipe, two holes.', 'en-GB', []],
  ['Kernbohrung durch eine Betonwand, zwei Löcher mit 120 mm.', 'de-DE', []],
  ['How much to clean an oven and the hob?', 'en-GB', []],
  ['Was kostet eine Backofenreinigung?', 'de-DE', []],
  ['Window cleaning for our house please, inside and out.', 'en-GB', []],
  ['Fenster putzen, innen und außen, 14 Stück.', 'de-DE', []],
];

describe('work of no trade that is known', () => {
  // The first one makes every playbook's words ready.
  it.each(unknown)('is taken for none of them: %s', { timeout: 60_000 }, (text, locale, canMean) => {
    const { confident, candidates } = classifyRequest({ text, locale, playbooks });
    expect([null, ...canMean]).toContain(confident ? candidates[0]?.service_type : null);
  });
});
