import { parseExpression } from '../../estimate/expression/parse.ts';
import type { Expression } from '../../estimate/expression/tree.ts';
import { parseTitle, slotsOf } from '../../estimate/title/title-template.ts';
import type { Playbook } from '../playbook.ts';
import type { PlaybookTexts } from '../playbook-texts.ts';

type Tell = (problem: string) => void;

function termsIn(node: Expression): string[] {
  switch (node.kind) {
    case 'percent':
      return [node.term, ...termsIn(node.left)];
    case 'binary':
      return [...termsIn(node.left), ...termsIn(node.right)];
    case 'negate':
    case 'not':
      return termsIn(node.of);
    case 'call':
      return node.args.flatMap(termsIn);
    default:
      return [];
  }
}

function allTerms(playbook: Playbook): string[] {
  const formulas = [...playbook.measures.map((one) => one.formula), ...playbook.lines.map((one) => one.quantity)];
  return formulas.flatMap((formula) => {
    const parsed = parseExpression(formula);
    return parsed.ok ? termsIn(parsed.expression) : [];
  });
}

function optionKeys(playbook: Playbook): string[] {
  return playbook.requirements.flatMap((one) => {
    if (one.type === 'flag')
      return playbook.questions.some((question) => question.satisfies.includes(one.key)) ? [`${one.key}.true`] : [];
    return (one.options ?? []).map((option) => `${one.key}.${option}`);
  });
}

/** A title names what a request can state: parts, a size, or a number with its word. */
function checkTitles({ requirements }: Playbook, { titles }: PlaybookTexts, tell: Tell): void {
  const numbers = new Set(
    requirements.flatMap(({ key, type, options = [] }) =>
      type === 'counts' ? [key, ...options.map((option) => `${key}.${option}`)] : type === 'number' ? [key] : [],
    ),
  );
  const measures = new Set(requirements.flatMap(({ key, unit }) => (unit === 'm' || unit === 'm2' ? [key] : [])));
  for (const title of titles)
    for (const { key, many } of slotsOf(parseTitle(title))) {
      if (key === 'parts' || key === 'size') continue;
      if (!numbers.has(key)) tell(`title "${title}": nothing states "${key}"`);
      else if (many === undefined && !measures.has(key))
        tell(`title "${title}": "${key}" needs a word for one and one for several`);
    }
}

/** Every key a person would otherwise see instead of a text, and texts left empty. */
export function checkTexts(playbook: Playbook, texts: PlaybookTexts, tell: Tell): void {
  const want = (group: Exclude<keyof PlaybookTexts, 'name' | 'titles' | 'closing'>, keys: readonly string[]): void => {
    for (const key of new Set(keys)) {
      if (!Object.hasOwn(texts[group], key)) tell(`text missing: ${group} "${key}"`);
      else if (texts[group][key] === '') tell(`text empty: ${group} "${key}"`);
    }
  };
  const keysOf = (list: readonly { readonly key: string }[]): string[] => list.map((one) => one.key);
  if (!texts.name) tell('text missing: name');
  checkTitles(playbook, texts, tell);
  want('requirements', keysOf(playbook.requirements));
  want('options', optionKeys(playbook));
  want('questions', keysOf(playbook.questions));
  want('lines', keysOf(playbook.lines));
  want('extras', keysOf(playbook.extras));
  want('assumptions', keysOf(playbook.assumptions));
  want('sections', keysOf(playbook.sections.kinds));
  want('terms', allTerms(playbook));
  want(
    'units',
    playbook.lines.flatMap((one) => one.unit_label ?? []),
  );
}
