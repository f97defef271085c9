import { expect, test } from 'vitest';
import { afterChoice } from './reserved-options.ts';

test.each([
  ['not sure stands alone', ['oak', 'tile'], 'unsure', true, ['unsure']],
  ['so does none of these', ['unsure'], 'none', true, ['none']],
  ['whatever applies takes not sure back', ['unsure'], 'oak', true, ['oak']],
  ['what applies goes with what else does', ['oak'], 'tile', true, ['oak', 'tile']],
  ['a choice is left out again', ['oak', 'tile'], 'oak', false, ['tile']],
] as const)('%s', (_fact, selected, id, isChosen, expected) => {
  expect(afterChoice(selected, id, isChosen)).toEqual(expected);
});
