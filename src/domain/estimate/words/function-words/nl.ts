import type { FunctionWords } from './function-words.ts';

export const nl: FunctionWords = {
  denies: ['niet', 'geen', 'zonder', 'behalve'],
  deniesBefore: ['niet', 'blijft', 'niet nodig', 'hoeft niet', 'hoeven niet', 'blijven', 'niet inbegrepen'],
  including: ['inclusief', 'incl', 'plus'],
  only: ['alleen', 'enkel'],
  each: ['elk', 'elke', 'beide'],
  turns: ['maar'],
  links: ['en', 'of', 'de', 'het'],
  places: ['in', 'voor', 'op'],
  numbers: [['een'], ['twee'], ['drie'], ['vier'], ['vijf'], ['zes'], ['zeven'], ['acht'], ['negen'], ['tien']],
};
