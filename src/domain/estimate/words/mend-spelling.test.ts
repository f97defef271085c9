import { describe, expect, it } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../../locale.ts';
import { classifyRequest } from '../classify-request.ts';
import { isOneEditAway, mendSpelling } from './mend-spelling.ts';
import { readingLanguages, tokensOf } from './tokens.ts';

function mended(text: string, locale: Locale): string {
  return mendSpelling(tokensOf(text, locale), readingLanguages(locale), playbooks)
    .map(({ folded }) => folded)
    .join(' ');
}

describe('slips of spelling', () => {
  it.each([
    ['streihcen', 'streichen'],
    ['stekdosen', 'steckdosen'],
    ['laminnat', 'laminat'],
    ['fechadara', 'fechadura'],
  ])('%s is one slip away from %s', (written, meant) => {
    expect(isOneEditAway(written, meant)).toBe(true);
    expect(isOneEditAway(meant, written)).toBe(true);
  });

  it.each([
    ['streichen', 'streichen'],
    ['striechne', 'streichen'],
    ['laden', 'lampen'],
  ])('%s is not one slip away from %s', (written, meant) => {
    expect(isOneEditAway(written, meant)).toBe(false);
  });

  it.each<[Locale, string, string]>([
    ['de-DE', 'Zwei Stekdosen im Flur', 'electrical-sockets'],
    ['de-DE', 'Lamminat im Kinderzimmer', 'laminate-wood-flooring'],
    ['en-GB', 'Weding photograper for June', 'wedding-photography'],
    ['it-IT', 'Cambiare la seratura di casa', 'lock-replacement'],
    ['sv-SE', 'Nya elutag i köket', 'electrical-sockets'],
    ['da-DK', 'Flyterengøring i lejlighed', 'end-of-tenancy-cleaning'],
    ['fi-FI', 'Muutosiivous kaksioon', 'end-of-tenancy-cleaning'],
  ])('%s: %s is understood, and asked about', (locale, text, service) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect(candidates[0]?.service_type).toBe(service);
    expect(confident).toBe(false);
  });

  it('vowels spelt out for want of an umlaut are the same word', () => {
    expect(mended('Waermepumpe', 'de-DE')).toBe(mended('Wärmepumpe', 'de-DE'));
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Walk the dog'],
    ['de-DE', 'Dach neu decken'],
    ['en-GB', `${'x'.repeat(5000)} fenceing`.slice(0, 5000)],
  ])('%s: what is spelt right, short or no word stays as it is', (locale, text) => {
    const tokens = tokensOf(text, locale);
    expect(mendSpelling(tokens, readingLanguages(locale), playbooks)).toBe(tokens);
  });
});
