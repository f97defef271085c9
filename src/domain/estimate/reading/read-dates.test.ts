import { expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import { readDate } from './read-dates.ts';

const today = '2026-11-28';

it.each<[Locale, string, string | null]>([
  ['en-GB', 'on 12 September in a barn', '2027-09-12'],
  ['en-GB', 'before 5th December please', '2026-12-05'],
  ['en-GB', 'on the 3rd of March 2028', '2028-03-03'],
  ['en-US', 'the wedding is September 12', '2027-09-12'],
  ['en-US', 'by 3/4/2027', '2027-03-04'],
  ['en-GB', 'by 3/4/2027', '2027-04-03'],
  ['en-GB', 'we could start in March', '2027-03-01 or so'],
  ['en-GB', 'some time in November', '2026-11-28 or so'],
  ['en-GB', 'on 14 May', '2027-05-14'],
  ['de-DE', 'am 12. September', '2027-09-12'],
  ['de-DE', 'bis 24.12. fertig', '2026-12-24'],
  ['en-US', 'on Tuesday 06/07', '2027-06-07'],
  ['en-GB', 'on Tuesday 06/07', '2027-07-06'],
  ['de-DE', 'Dienstag, 6.7., nachmittags', '2027-07-06'],
  ['fr-FR', 'mardi 06/07', '2027-07-06'],
  ['fi-FI', 'ti 6.7.', '2027-07-06'],
  ['en-GB', 'two walls of 1/2 brick, sat 2.5 m high', null],
  ['de-DE', 'ab März', '2027-03-01 or so'],
  ['fr-FR', 'le 1er février', '2027-02-01'],
  ['fr-FR', 'le 14 mai', '2027-05-14'],
  ['es-ES', 'el 15 de enero de 2027', '2027-01-15'],
  ['it-IT', 'il 20 giugno', '2027-06-20'],
  ['nl-NL', 'op 7 augustus', '2027-08-07'],
  ['pl-PL', '12 września', '2027-09-12'],
  ['pt-PT', 'em 3 de outubro', '2027-10-03'],
  ['sv-SE', 'den 6 juni', '2027-06-06'],
  ['fi-FI', '24. kesäkuuta', '2027-06-24'],
  ['en-GB', 'two rooms, it may need 2 coats', null],
  ['en-GB', '2 sets of stairs and 4 decking boards', null],
  ['en-GB', 'a wall of 3 x 2.4 m', null],
  ['en-GB', 'on 31 February', null],
  ['de-DE', 'Höhe 2.5 m', null],
])('in %s, “%s” states %s', (locale, text, date) => {
  const found = readDate(text, { locale, today });
  expect(found && `${found.date}${found.flexible ? ' or so' : ''}`).toBe(date);
});

it('a day without a year says nothing where nobody knows today', () => {
  expect(readDate('on 12 September', { locale: 'en-GB', today: null })).toBeNull();
  expect(readDate('on 12 September 2027', { locale: 'en-GB', today: null })?.date).toBe('2027-09-12');
});
