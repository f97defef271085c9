import { toCardinal as da } from 'n2words/da-DK';
import { toCardinal as de } from 'n2words/de-DE';
import { toCardinal as en } from 'n2words/en-US';
import { toCardinal as es } from 'n2words/es-ES';
import { toCardinal as fi } from 'n2words/fi-FI';
import { toCardinal as fr } from 'n2words/fr-FR';
import { toCardinal as it } from 'n2words/it-IT';
import { toCardinal as no } from 'n2words/nb-NO';
import { toCardinal as nl } from 'n2words/nl-NL';
import { toCardinal as pl } from 'n2words/pl-PL';
import { toCardinal as pt } from 'n2words/pt-PT';
import { toCardinal as sv } from 'n2words/sv-SE';
import type { SpokenFigures } from '#domain/measure/grammar/measure-words.ts';

const figures: Readonly<Record<string, SpokenFigures>> = { da, de, en, es, fi, fr, it, no, nl, pl, pt, sv };

/** How a language says figures in words; a language that the library has not, in none. */
export function spokenFiguresOf(language: string): SpokenFigures {
  return Object.hasOwn(figures, language) ? (figures[language] ?? noWords) : noWords;
}

const noWords: SpokenFigures = () => '';
