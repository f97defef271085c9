import type { FunctionWords } from './function-words.ts';

export const sv: FunctionWords = {
  denies: ['inte', 'ej', 'inga', 'ingen', 'inget', 'utan', 'forutom'],
  deniesBefore: ['inte', 'ej', 'behovs inte', 'behover inte', 'ingar inte', 'inte med'],
  including: ['inklusive', 'inkl', 'plus'],
  only: ['bara', 'endast', 'enbart'],
  each: ['varje', 'vardera', 'bada'],
  turns: ['men'],
  links: ['och', 'eller'],
  places: ['i', 'pa', 'for'],
  numbers: [['en', 'ett'], ['tva'], ['tre'], ['fyra'], ['fem'], ['sex'], ['sju'], ['atta'], ['nio'], ['tio']],
};
