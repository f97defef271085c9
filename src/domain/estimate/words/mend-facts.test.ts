import { describe, expect, it } from 'vitest';
import { playbookOf } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../../locale.ts';
import { extractSections } from '../extract-sections.ts';
import { mendFacts } from './mend-facts.ts';
import { tokensOf } from './tokens.ts';

function playbook(service: string) {
  const found = playbookOf(service);
  if (!found) throw new Error(`no ${service}`);
  return found;
}

function mended(text: string, service: string, locale: Locale = 'en-GB'): string[] {
  const tokens = mendFacts(tokensOf(text, locale), { text, locale, playbook: playbook(service) });
  return tokens.flatMap(({ folded, slip }) => (slip ? [`${folded} ${slip}`] : []));
}

describe('a misspelt word that states a fact', () => {
  it.each<[string, string, Locale, string]>([
    ['paint the celiing', 'interior-painting', 'en-GB', 'ceiling'],
    ['the berdoom please', 'interior-painting', 'en-GB', 'bedroom'],
    ['the bahtroom please', 'interior-painting', 'en-GB', 'bathroom'],
    ['a copmosite deck', 'decking', 'en-GB', 'composite'],
    ['drei Stcekdosen', 'electrical-sockets', 'de-DE', 'steckdosen'],
    ['pintar las paerdes', 'interior-painting', 'es-ES', 'paredes'],
    ['peindre le plfaond', 'interior-painting', 'fr-FR', 'plafond'],
  ])('%s (%s)', (text, service, locale, word) => {
    expect(mended(text, service, locale)).toEqual([`${word} sure`]);
  });

  it('states what it states when spelt right', () => {
    const read = (text: string) => {
      const { sections, job_facts } = extractSections({
        text,
        locale: 'en-GB',
        playbook: playbook('interior-painting'),
      });
      return [...sections.flatMap(({ facts }) => facts), ...job_facts].map(({ requirement, value, confidence }) => ({
        requirement,
        value,
        confidence,
      }));
    };
    expect(read('Only the celiing of the berdoom, 4 x 3 m')).toEqual(read('Only the ceiling of the bedroom, 4 x 3 m'));
  });

  it.each([
    ['words that the product knows', 'Please paint the garden furniture and the kitchen carpets'],
    ['names', 'Paint for Mrs Celing at Bedrom Street'],
    ['short words', 'the wlls and the dor'],
    ['two slips', 'the cieilng'],
  ])('%s stay as they are', (_, text) => {
    expect(mended(text, 'interior-painting')).toEqual([]);
  });
});
