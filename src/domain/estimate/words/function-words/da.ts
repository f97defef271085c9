import type { FunctionWords } from './function-words.ts';

export const da: FunctionWords = {
  denies: ['ikke', 'ingen', 'intet', 'uden', 'undtagen'],
  deniesBefore: ['ikke', 'ikke nodvendigt', 'behoves ikke', 'skal ikke', 'ikke med'],
  including: ['inklusive', 'inkl', 'plus'],
  only: ['kun', 'bare'],
  each: ['hver', 'hvert', 'begge'],
  turns: ['men'],
  links: ['og', 'eller'],
  places: ['i', 'pa', 'til'],
  numbers: [['en', 'et'], ['to'], ['tre'], ['fire'], ['fem'], ['seks'], ['syv'], ['otte'], ['ni'], ['ti']],
};
