import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import type { OrderWords } from './order-words.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** By two-letter language. */
export const orderWords: Readonly<Record<string, OrderWords>> = { en, de, fr, es, it, nl, pl, pt, sv, da, no, fi };
