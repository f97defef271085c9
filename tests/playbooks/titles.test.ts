import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobTitle, longestTitle } from '#domain/estimate/title/job-title.ts';
import { phrasesOf } from '#domain/language/installed-languages.ts';
import type { Locale } from '#domain/locale.ts';
import { readPaste } from '#domain/paste/read-paste.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { fold } from '#domain/text/fold.ts';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { readCases } from '#tests/support/playbook-cases.ts';

/** Every request that the playbooks' own cases write, in every language. */
const requests = readCases(join(import.meta.dirname, '../../playbooks'), (problem) => {
  throw new Error(problem);
}).flatMap(({ service, language, locale, cases }) =>
  [...(cases.requests ?? []), ...(cases.recognised ?? [])].map((one) => {
    const { text, locale: own = locale } = typeof one === 'string' ? { text: one, locale } : one;
    return { service, language, locale: own, text };
  }),
);
const languages = [...new Set(requests.map(({ language }) => language))];

function titleOf(text: string, service: string | null, locale: Locale): string {
  const { body, name } = readPaste(text);
  const playbook = service === null ? undefined : bundled(service);
  return jobTitle({ body, locale, playbook, serviceName: null, names: name ? [name.value] : [] });
}

/** With the service known, and with none. */
const titled = requests.map((request) => ({
  ...request,
  titles: [request.service, null].map((service) => titleOf(request.text, service, request.locale)),
}));

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** The provider, who is greeted. */
const own = { names: ['Zyx Quibble'], email: null };

/** The same request as it may be pasted. */
const wraps: Readonly<Record<string, (text: string, language: string) => string>> = {
  'a mail with greeting and signature': (text, language) => {
    const [greetings = [], signOffs = []] = (['greetings', 'sign_offs'] as const).map((list) =>
      phrasesOf([language], 'pastes', list),
    );
    return `${capital(greetings[0])} Zyx Quibble,\n\n${text}\n\n${capital(signOffs[0])}\nZora Quabble\n+44 20 7946 0991`;
  },
  'a line of a chat': (text) => `[12/05/2026, 09:14:33] Zora Quabble: ${text}`,
  'a forwarded mail': (text, language) => {
    const [from = [], heads = []] = (['from', 'heads'] as const).map((list) => phrasesOf([language], 'pastes', list));
    return `${capital(from[0])}: Zora Quabble <zora@quabble.example>\n${capital(heads[0])}: Zyx\n\n${text}`;
  },
};
const capital = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);

describe.each(languages)('titles of requests in %s', (language) => {
  const ofLanguage = titled.filter((one) => one.language === language);

  it('are short, one line, and begin with a capital or a figure', () => {
    for (const { text, titles } of ofLanguage)
      for (const title of titles) {
        expect(title.length, text).toBeLessThanOrEqual(longestTitle);
        expect(title, text).toMatch(/^[\p{Lu}\d"'][^\n]+$/u);
        expect(title, text).not.toMatch(/[\s,;:–-]$/u);
      }
  });

  it('have no half word: each stands in the request or in the texts of the service', () => {
    for (const { text, service, titles } of ofLanguage)
      for (const [index, title] of titles.entries()) {
        const texts = index === 0 ? JSON.stringify(textsIn(bundled(service), language)) : '';
        const allowed = new Set([...wordsOf(text), ...wordsOf(texts)]);
        const others = wordsOf(title).filter(
          (word) => !allowed.has(word) && !/^[\dm]|^(?:ft|x|und|and|weitere|more)/.test(word),
        );
        expect(others, `${title} ← ${text}`).toEqual([]);
      }
  });

  it.each(Object.entries(wraps))('stay the same for %s: the request is read alone, and the name apart', (_, wrap) => {
    for (const { text } of ofLanguage) {
      const { body, name } = readPaste(wrap(text, language), own);
      expect(body).toBe(readPaste(text).body);
      expect(name, text).toEqual({ value: 'Zora Quabble', isSure: true });
    }
  });
});

describe('a title is made of what was recognised', () => {
  it.each([
    ['en-GB', 'interior-painting', 'Hi Tom, could you paint our lounge and hallway?', 'Paint living room and hallway'],
    ['de-DE', 'electrical-sockets', 'Hallo, wir brauchen drei Steckdosen in der Küche.', '3 Doppelsteckdosen, Küche'],
    ['en-US', 'decking', 'Build a 12x16 ft deck', 'Decking, 12 × 16 ft'],
    ['de-DE', 'window-replacement', 'ein neues Fenster bitte', '1 neues Fenster'],
    ['en-GB', 'interior-painting', 'Paint the walls', 'Interior painting'],
    [
      'en-GB',
      'plastering',
      'Plaster bedroom, lounge, kitchen, hallway, bathroom, study, landing',
      'Plaster bedroom, living room, kitchen and 4 more',
    ],
    ['en-GB', 'interior-painting', 'paint two bedrooms and the kitchen', 'Paint 2 × bedroom and kitchen'],
  ] as const)('%s %s: %s', (locale, service, text, title) => expect(titleOf(text, service, locale)).toBe(title));

  it.each([
    [
      'en-GB',
      'Hi there,\nplease sweep our chimney before the winter comes and check whether the cap is still sound',
      'Please sweep our chimney before the winter comes and check',
    ],
    ['en-GB', 'Hello! My name is Zora. Could you tune an old piano?', 'Could you tune an old piano'],
    ['en-GB', 'Hi', 'Request'],
    ['de-DE', 'Hallo zusammen', 'Anfrage'],
    [
      'fr-FR',
      'Bonjour, je voudrais ramoner la cheminée du salon. Cordialement, Zoé',
      'Je voudrais ramoner la cheminée du salon',
    ],
  ] as const)('where nothing is recognised, of a clause that says something: %s %s', (locale, text, title) =>
    expect(titleOf(text, null, locale)).toBe(title),
  );

  it('is the service’s name where no playbook knows the service', () => {
    const input = { body: 'once a year please', locale: 'en-GB', playbook: undefined, names: [] } as const;
    expect(jobTitle({ ...input, serviceName: 'Chimney sweeping' })).toBe('Chimney sweeping');
  });
});
