import { expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import { readUrgency } from './read-urgency.ts';

it.each<[Locale, string, string]>([
  ['en-GB', 'Our kitchen tap is pouring, this is an emergency!', 'an emergency'],
  ['en-GB', 'Please come ASAP, the toilet is blocked.', 'ASAP'],
  ['en-US', "It can't wait, water is everywhere", "can't wait"],
  ['de-DE', 'Der Abfluss ist verstopft, es ist dringend.', 'dringend'],
  ['fr-FR', 'Fuite sous l’évier, c’est urgent', 'urgent'],
  ['es-ES', 'Necesito un cerrajero cuanto antes', 'cuanto antes'],
  ['it-IT', 'Ho bisogno di un idraulico subito', 'subito'],
  ['nl-NL', 'Graag zo snel mogelijk', 'zo snel mogelijk'],
  ['pl-PL', 'Proszę przyjechać jak najszybciej', 'jak najszybciej'],
  ['pt-PT', 'Preciso o mais rápido possível', 'o mais rápido possível'],
  ['sv-SE', 'Det är akut', 'akut'],
  ['da-DK', 'Det haster meget', 'haster'],
  ['no-NO', 'Det haster veldig', 'haster'],
  ['fi-FI', 'Tarvitsen apua mahdollisimman pian', 'mahdollisimman pian'],
])('in %s, “%s” cannot wait', (locale, text, words) => {
  expect(readUrgency(text, locale)).toBe(words);
});

it.each<[Locale, string]>([
  ['en-GB', 'It is not urgent, any time in spring is fine.'],
  ['en-GB', 'Fit three emergency lights in the hallway.'],
  ['en-GB', 'I would like a quote for two bedrooms.'],
  ['de-DE', 'Es ist nicht dringend.'],
  ['fr-FR', 'Ce n’est pas urgent.'],
  ['es-ES', 'No es urgente.'],
])('in %s, “%s” can wait', (locale, text) => {
  expect(readUrgency(text, locale)).toBeNull();
});
