import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWords } from './asked-words.ts';
import { readPaste } from './read-paste.ts';

const own = { names: ['Tom Brush', 'Brush & Sons'], email: null };
const inShort = (text: string): string => askedWords(text, own).replace(/\s+/g, ' ').trim();

describe('a request is read from the words of whoever asks', () => {
  it.each([
    [
      'an older mail quoted below',
      'Hi Tom,\nplease paint the hall.\n\nOn Tue, 5 May 2026 at 10:12, Tom Brush <tom@brush.example> wrote:\n> we once wanted a patio of 40 m²',
      'please paint the hall.',
    ],
    [
      'a forwarded mail with its head',
      'FYI\n\nVon: Max Muster <max@muster.example>\nGesendet: Dienstag, 5. Mai 2026 10:12\nAn: Tom\nBetreff: Flur, 12 qm\n\nGuten Tag,\nbitte den Flur streichen.\nMit freundlichen Grüßen\nMax Muster',
      'bitte den Flur streichen.',
    ],
    [
      'a chat with stamps in which the provider answers',
      '[12/05/2026, 09:14:33] Mara Muster: please paint the hall\n[12/05/2026, 09:15:02] Tom Brush: 4 x 3 m?\n[12/05/2026, 09:16:40] Mara Muster: 5 x 3 m',
      'please paint the hall 5 x 3 m',
    ],
    [
      'a signature with figures',
      'Please lay laminate in the bedroom.\n\nRegards\nMara Muster\nUnit 12 x 4, Trading Estate\n020 7946 0991',
      'Please lay laminate in the bedroom.',
    ],
    ['a name in the greeting that is a word of the trade', 'Hello Mr Sparks, the fence is down.', 'the fence is down.'],
    ['nothing but a greeting', 'Kind regards\nMara', 'Kind regards Mara'],
  ])('%s', (_, text, asked) => expect(inShort(text)).toBe(asked));

  it('whatever is pasted, every word stays in its place, and what is read is the body of the message', () => {
    const pieces = [
      'From: a@b.example\nDate: 5 May\n\n',
      'Hi Tom, ',
      '> ',
      'Thanks, Mara',
      '\r\n',
      '\n',
      '\u200bé',
      'e\u0301 ',
    ];
    const chats = [
      '12/05/2026, 09:14 - Tom Brush: ',
      '12/05/2026, 09:14 - Mara: ',
      'paint the hall',
      '4 x 3 m',
      '🏠',
      '\t',
    ];
    const paste = fc.array(fc.oneof(fc.constantFrom(...pieces, ...chats), fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(paste, (all) => {
        const text = all.join('');
        const asked = askedWords(text, own);
        expect(asked).toHaveLength(text.length);
        expect(asked.split('').findIndex((letter, at) => letter !== ' ' && letter !== text[at])).toBe(-1);
        const { body } = readPaste(text, own);
        const letters = (words: string) => words.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
        if (body !== '') expect(letters(asked)).toBe(letters(body));
      }),
      { numRuns: 500 },
    );
  });
});
