import { describe, expect, it } from 'vitest';
import { type Locale, languageOf } from '../../../locale.ts';
import { tokensOf } from '../tokens.ts';
import { withoutOthersWork } from './without-others-work.ts';

function left(text: string, locale: Locale): string {
  const words = withoutOthersWork(tokensOf(text, locale), languageOf(locale)).filter(({ kind }) => kind === 'word');
  return words.map(({ folded }) => folded).join(' ');
}

describe('work that nobody is asked to do', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'Shelves in the study, the painter comes on Monday', 'shelves in the study the on monday'],
    ['de-DE', 'Wände glätten, bevor der Maler kommt', 'wande glatten'],
    ['fr-FR', 'Reboucher les trous avant le peintre', 'reboucher les trous'],
    ['it-IT', 'Chiudere i buchi prima dell’imbianchino', 'chiudere i buchi'],
    ['nl-NL', 'Alles eruit voordat de stukadoor komt', 'alles eruit'],
    ['da-DK', 'Gulvet skal slibes inden maleren kommer', 'gulvet skal slibes'],
  ])('%s: %s: another trade is set aside', (locale, text, rest) => {
    expect(left(text, locale)).toBe(rest);
  });

  it.each<[Locale, string, string]>([
    ['en-GB', 'The floor is already laid, but the trim is missing', 'but the trim is missing'],
    ['de-DE', 'Gestrichen ist schon, aber der Boden fehlt', 'aber der boden fehlt'],
    ['es-ES', 'Gotea en el salón, recién pintado', 'gotea en el salon'],
    ['it-IT', 'Macchia sul soffitto appena imbiancato', 'macchia sul soffitto'],
    ['fr-FR', 'Le parquet est posé mais il manque les plinthes', 'mais il manque les plinthes'],
    ['pl-PL', 'Podłoga już położona, brakuje listew', 'brakuje listew'],
  ])('%s: %s: finished work is set aside', (locale, text, rest) => {
    expect(left(text, locale)).toBe(rest);
  });

  it.each<[Locale, string, string]>([
    ['en-GB', 'We pulled up the old carpet, the boards are stained', 'we the boards are stained'],
    ['es-ES', 'Quitamos el papel pintado y quedan agujeros', 'y quedan agujeros'],
    ['pl-PL', 'Po zdjęciu starej wykładziny, deski są brudne', 'po deski sa brudne'],
  ])('%s: %s: what was taken away is set aside', (locale, text, rest) => {
    expect(left(text, locale)).toBe(rest);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'The old fence needs to be pulled down and replaced'],
    ['en-GB', 'Looking for a painter for two rooms'],
    ['en-GB', 'The hall needs to be painted by last week of May'],
    ['en-GB', 'Never painted, already twenty years old'],
    ['de-DE', 'Das Bad soll schon nächste Woche gefliest werden'],
    ['es-ES', 'Busco un fontanero para el baño'],
  ])('%s: %s: what is wanted stays', (locale, text) => {
    const tokens = tokensOf(text, locale);
    expect(withoutOthersWork(tokens, languageOf(locale))).toBe(tokens);
  });
});
