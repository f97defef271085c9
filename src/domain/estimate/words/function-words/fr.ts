import type { FunctionWords } from './function-words.ts';

export const fr: FunctionWords = {
  denies: ['pas', 'sans', 'sauf', 'aucun', 'aucune', 'ni'],
  deniesBefore: [
    'exclu',
    'exclue',
    'pas besoin',
    'pas necessaire',
    'pas necessaires',
    'pas inclus',
    'pas incluse',
    'pas incluses',
    'pas compris',
    'pas comprise',
    'pas souhaite',
    'pas a faire',
    'inutile',
    'exclus',
    'exclues',
  ],
  including: ['compris', 'incluant', 'inclus'],
  only: ['seulement', 'uniquement', 'juste'],
  each: ['chacun', 'chacune', 'chaque'],
  turns: ['mais'],
  links: ['et', 'ou', 'ni', 'le', 'la', 'les'],
  places: ['dans', 'pour', 'sur'],
  numbers: [['une', 'un'], ['deux'], ['trois'], ['quatre'], ['cinq'], ['six'], ['sept'], ['huit'], ['neuf'], ['dix']],
};
