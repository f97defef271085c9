import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

const own = { names: ['Tom Brush', 'Brush & Sons'], email: 'tom@brush.example' };

/** What is read, in short; a name that is not sure behind a `?`. */
function read(text: string) {
  const { body, name, email, address } = readPaste(text, own);
  const said = (one: { value: string; isSure: boolean } | null) =>
    one ? `${one.isSure ? '' : '?'}${one.value}` : null;
  return { body, name: said(name), email: said(email), address: address?.value.address ?? null };
}

const mara = { name: 'Mara Muster', email: 'mara@muster.example', address: '12 Mill Lane, Leeds LS1 4DY' };

describe('a paste says who wrote it, apart from what is asked for', () => {
  it.each([
    [
      'a signature below a greeting',
      'Hi Tom,\n\nplease paint the hall.\n\nKind regards,\nMara Muster\n12 Mill Lane\nLeeds LS1 4DY\nmara@muster.example',
      { body: 'please paint the hall.', ...mara },
    ],
    [
      'a signature without a greeting above it',
      'please paint the hall.\n\nMara Muster\n12 Mill Lane, Leeds LS1 4DY\nmara@muster.example',
      { body: 'please paint the hall.', ...mara },
    ],
    [
      'the head of a forwarded mail, with the provider’s note above it',
      'FYI\n\n---------- Forwarded message ---------\nFrom: Mara Muster <mara@muster.example>\nDate: 5 May 2026\nSubject: Hall\n\nplease paint the hall at 12 Mill Lane, Leeds LS1 4DY',
      { body: 'please paint the hall at 12 Mill Lane, Leeds LS1 4DY', ...mara },
    ],
    [
      'a German head',
      'Von: Max Muster [mailto:max@muster.example]\nGesendet: Dienstag, 5. Mai 2026 10:12\nAn: Tom\nBetreff: Flur\n\nGuten Tag,\nbitte den Flur streichen.\nMit freundlichen Grüßen\nMax Muster\nMusterstraße 12, 12345 Musterstadt',
      {
        body: 'bitte den Flur streichen.',
        name: 'Max Muster',
        email: 'max@muster.example',
        address: 'Musterstraße 12, 12345 Musterstadt',
      },
    ],
    [
      'an older mail quoted below, which counts for nothing',
      'please paint the hall.\nMara\n\nOn Tue, 5 May 2026 at 10:12, Tom Brush <tom@brush.example> wrote:\n> we once wanted a patio\n> Zora Other',
      { body: 'please paint the hall.\nMara', name: null, email: null, address: null },
    ],
    [
      'nothing but a quoted mail',
      'Am 05.05.2026 um 10:12 schrieb Max Muster <max@muster.example>:\n> Hallo,\n> bitte den Flur streichen\n',
      { body: 'bitte den Flur streichen', name: 'Max Muster', email: 'max@muster.example', address: null },
    ],
    [
      'a chat in which the provider answers',
      '[12/05/2026, 09:14:33] Mara Muster: Hi, please paint the hall\n[12/05/2026, 09:15:02] Tom Brush: Sure, when?\n[12/05/2026, 09:16:40] Mara Muster: next week',
      { body: 'please paint the hall\nnext week', name: 'Mara Muster', email: null, address: null },
    ],
    [
      'a chat of another kind',
      '12.05.26, 09:14 - Max Muster: Guten Tag, bitte den Flur streichen',
      { body: 'bitte den Flur streichen', name: 'Max Muster', email: null, address: null },
    ],
    [
      'a form',
      'Name: Mara Muster\nEmail: mara@muster.example\nPhone: 020 7946 0991\nAddress: 12 Mill Lane, Leeds LS1 4DY\nMessage: please paint the hall',
      { body: 'please paint the hall', ...mara },
    ],
    [
      'a card',
      'BEGIN:VCARD\nVERSION:3.0\nN:Muster;Mara\nFN:Mara Muster\nEMAIL:mara@muster.example\nADR;TYPE=home:;;12 Mill Lane;Leeds;;LS1 4DY;UK\nEND:VCARD\nplease paint the hall',
      { body: 'please paint the hall', ...mara, address: '12 Mill Lane, Leeds, LS1 4DY' },
    ],
    [
      'a name told in a sentence, which is not sure',
      'My name is Mara Muster and I need the hall painted',
      { body: 'My name is Mara Muster and I need the hall painted', name: '?Mara Muster', email: null, address: null },
    ],
    [
      'the provider’s own address, which is nobody’s who asks',
      'please answer to tom@brush.example, thanks',
      { body: 'please answer to tom@brush.example, thanks', name: null, email: null, address: null },
    ],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ['12 rue de la Paix, 75002 Paris'],
    ['Calle Mayor 5, 28013 Madrid'],
    ['Via Roma 10, 20121 Milano'],
    ['ul. Kwiatowa 12/3, 00-001 Warszawa'],
    ['Rua das Flores 12, 4050-262 Porto'],
    ['Dorpsstraat 12a, 1011 AB Amsterdam'],
    ['Storgatan 12, 111 22 Stockholm'],
    ['742 Sample Avenue, Springfield, IL 62701'],
  ])('the address %s', (address) => {
    expect(read(`Please paint it.\n\nRegards\nMara Muster\n${address}\n`).address).toBe(address);
  });

  it.each([
    'lay 4500 bricks, 12 x 4 in the yard',
    'Laminat 12 m, 20000 Euro Budget',
    'Unit 12 x 4, Trading Estate',
    '600x300 tiles',
  ])('no address where there is none: %s', (text) => expect(read(text).address).toBeNull());

  it('whatever is pasted, the body is part of it and reading takes no time', () => {
    const pieces = [
      'From: ',
      'Hi ',
      '12/05/2026, 09:14 ',
      '> ',
      'Thanks',
      '\n',
      ':',
      ' ',
      '@',
      '12 ',
      'A'.repeat(3000),
      '.'.repeat(3000),
      '-'.repeat(500),
      'LS1 4DY',
      ', ',
    ];
    const paste = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 })
      .map((all) => all.join('').slice(0, 10_000));
    fc.assert(
      fc.property(paste, (text) => {
        const begin = performance.now();
        readPaste(text, own);
        expect(performance.now() - begin).toBeLessThan(1000);
      }),
      { numRuns: 300 },
    );
  });
});
