import { isGeneral } from './general.ts';
import type { Playbook } from './playbook.ts';
import { textsOf } from './texts-of.ts';
import { checkFormulas } from './validate/check-formulas.ts';
import { checkReferences } from './validate/check-references.ts';
import { checkTexts } from './validate/check-texts.ts';

/**
 * What is wrong with a playbook, one sentence a problem; empty when it can be used. Its shape is checked before, by the schema
 * that reads the file; this is about sense: keys, formulas and their units, texts, requirements that nothing can state.
 */
export function validatePlaybook(playbook: Playbook): string[] {
  const problems: string[] = [];
  const tell = (problem: string): void => {
    problems.push(problem);
  };
  checkReferences(playbook, tell);
  checkFormulas(playbook, tell);
  checkTexts(playbook, textsOf(playbook, 'en-GB'), tell);
  // The general one is found by no words and has no work of its own.
  if (isGeneral(playbook)) return problems;
  if (!Object.hasOwn(playbook.lexicon, 'en')) tell('the lexicon has no English words');
  if (playbook.lines.length === 0) tell('there are no lines');
  return problems;
}
