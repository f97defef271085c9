import type { FunctionWords } from './function-words.ts';

export const fi: FunctionWords = {
  denies: ['ei', 'ilman', 'paitsi', 'eika'],
  deniesBefore: ['ei', 'ei tarvitse', 'ei tarvita', 'ei kuulu', 'ei mukaan'],
  including: ['sisaltaen', 'mukaanlukien'],
  only: ['vain', 'pelkastaan'],
  each: ['kukin', 'molemmat'],
  turns: ['mutta', 'vaan'],
  links: ['ja', 'tai', 'eika'],
  numbers: [
    ['yksi'],
    ['kaksi', 'kahden'],
    ['kolme', 'kolmen'],
    ['nelja', 'neljan'],
    ['viisi', 'viiden'],
    ['kuusi'],
    ['seitseman'],
    ['kahdeksan'],
    ['yhdeksan'],
    ['kymmenen'],
  ],
};
