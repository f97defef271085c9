import type { FunctionWords } from './function-words.ts';

export const no: FunctionWords = {
  denies: ['ikke', 'ingen', 'intet', 'uten', 'unntatt'],
  deniesBefore: ['ikke', 'trengs ikke', 'ikke nodvendig', 'skal ikke', 'ikke med'],
  including: ['inkludert', 'inkl', 'pluss'],
  only: ['kun', 'bare'],
  each: ['hver', 'hvert', 'begge'],
  turns: ['men'],
  links: ['og', 'eller'],
  places: ['i', 'pa', 'til'],
  numbers: [['en', 'ett'], ['to'], ['tre'], ['fire'], ['fem'], ['seks'], ['syv', 'sju'], ['atte'], ['ni'], ['ti']],
};
