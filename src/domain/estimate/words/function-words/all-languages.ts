import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import type { FunctionWords } from './function-words.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** By two-letter language. */
export const functionWords: Readonly<Record<string, FunctionWords>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pl,
  pt,
  sv,
  da,
  no,
  fi,
};
