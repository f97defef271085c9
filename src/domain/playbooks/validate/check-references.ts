import { factValueOf, suits } from '../../estimate/facts/fact-value.ts';
import type { ComponentType } from '../../question/component-type.ts';
import { isGeneral } from '../general.ts';
import type { Playbook, PlaybookQuestion, PlaybookRequirement, PlaybookValue, RequirementType } from '../playbook.ts';
import { checkStarterPrices } from './check-starter-prices.ts';

type Tell = (problem: string) => void;

/** Which components can answer which kind of requirement. */
const answers: Readonly<Record<RequirementType, readonly ComponentType[]>> = {
  dimensions: ['Dimensions'],
  number: ['NumberInput', 'RangeSlider', 'Dimensions'],
  choice: ['MultipleChoice', 'SelectForEach'],
  multi_choice: ['MultipleChoice'],
  counts: ['MultipleChoiceWithQuantity'],
  flag: ['MultipleChoice'],
  photo: ['PhotoCapture', 'VideoCapture'],
  text: ['TextQuestion', 'AudioNote'],
  date: ['DateInput'],
};

function checkUnique(keys: readonly string[], what: string, tell: Tell): void {
  for (const key of new Set(keys)) {
    if (keys.filter((one) => one === key).length > 1) tell(`${what} "${key}" is there twice`);
    if (!/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*$/.test(key))
      tell(`${what} "${key}": small letters, digits, _ and . only`);
  }
}

function checkValue(
  requirement: PlaybookRequirement,
  value: PlaybookValue | undefined,
  where: string,
  tell: Tell,
): void {
  if (value === undefined) return;
  const read = factValueOf(requirement, value);
  if (!read || !suits(requirement, read)) tell(`${where}: ${JSON.stringify(value)} does not suit "${requirement.key}"`);
}

function checkRequirement(playbook: Playbook, requirement: PlaybookRequirement, tell: Tell): void {
  const where = `requirement "${requirement.key}"`;
  const needsOptions = ['choice', 'multi_choice', 'counts'].includes(requirement.type);
  if (needsOptions && !requirement.options?.length) tell(`${where} has no options`);
  checkValue(requirement, requirement.default, `${where}, default`, tell);
  for (const end of requirement.prior ?? []) checkValue(requirement, end, `${where}, prior`, tell);
  const [low, high] = requirement.bounds ?? [0, 1];
  if (low >= high) tell(`${where}: bounds must grow`);
  for (const other of requirement.alternatives ?? []) {
    if (!playbook.requirements.some((one) => one.key === other)) tell(`${where}: there is no alternative "${other}"`);
  }
  // What the general one leaves open a provider's own question may ask.
  if (!isGeneral(playbook) && !isReachable(playbook, requirement))
    tell(`${where} can never be known: no question, cue or section states it`);
}

function isReachable(playbook: Playbook, { key, type }: PlaybookRequirement): boolean {
  if (key === playbook.sections.requirement || type === 'date') return true;
  const asked = playbook.questions.some((one) => one.satisfies.includes(key));
  const cued = playbook.cues.some((one) => one.requirement === key);
  return asked || cued || playbook.sections.kinds.some((kind) => kind.sets && Object.hasOwn(kind.sets, key));
}

function checkQuestion(playbook: Playbook, question: PlaybookQuestion, tell: Tell): void {
  const where = `question "${question.key}"`;
  const find = (key: string): PlaybookRequirement | undefined => playbook.requirements.find((one) => one.key === key);
  if (!question.satisfies.length) tell(`${where} is about no requirement`);
  for (const key of [...question.satisfies, ...(question.about ?? [])]) {
    if (!find(key)) tell(`${where}: there is no requirement "${key}"`);
  }
  for (const key of question.satisfies) {
    const requirement = find(key);
    if (requirement && !answers[requirement.type].includes(question.component)) {
      tell(`${where}: a ${question.component} cannot answer "${key}" (${requirement.type})`);
    }
  }
  const scopes = new Set(question.satisfies.map((key) => find(key)?.scope));
  if (scopes.size > 1) tell(`${where} mixes requirements of the job and of a section`);
  checkDependency(playbook, question, tell);
}

function checkDependency(playbook: Playbook, question: PlaybookQuestion, tell: Tell): void {
  const depends = question.depends_on;
  if (!depends) return;
  const other = playbook.questions.find((one) => one.key === depends.question);
  const requirement = playbook.requirements.find((one) => one.key === other?.satisfies[0]);
  if (!other || !requirement) tell(`question "${question.key}" depends on "${depends.question}", which is not there`);
  for (const option of requirement ? depends.any_of : []) {
    if (!requirement?.options?.includes(option))
      tell(`question "${question.key}" depends on the option "${option}", which is not there`);
  }
}

function checkSections(playbook: Playbook, tell: Tell): void {
  const { sections } = playbook;
  const holder = playbook.requirements.find((one) => one.key === sections.requirement);
  if (holder?.type !== 'choice') tell(`sections: "${sections.requirement}" is no choice`);
  if (!sections.kinds.some((kind) => kind.key === sections.fallback))
    tell(`sections: there is no kind "${sections.fallback}"`);
  for (const kind of sections.kinds) {
    if (!holder?.options?.includes(kind.key)) tell(`section "${kind.key}" is no option of "${sections.requirement}"`);
    const values = [...Object.entries(kind.sets ?? {}), ...Object.entries(kind.defaults ?? {})];
    for (const [key, value] of values) {
      const requirement = playbook.requirements.find((one) => one.key === key);
      if (!requirement) tell(`section "${kind.key}": there is no requirement "${key}"`);
      else checkValue(requirement, value, `section "${kind.key}"`, tell);
    }
  }
}

function checkCues(playbook: Playbook, tell: Tell): void {
  for (const cue of playbook.cues) {
    const requirement = playbook.requirements.find((one) => one.key === cue.requirement);
    if (!requirement) tell(`a cue is about "${cue.requirement}", which is not there`);
    const options = [cue.option, cue.negated_option, ...(cue.options ?? [])].filter((option) => option !== undefined);
    for (const option of requirement ? options : []) {
      if (!requirement?.options?.includes(option)) tell(`cue of "${cue.requirement}": there is no option "${option}"`);
    }
    if (!(cue.confidence > 0 && cue.confidence <= 1))
      tell(`cue of "${cue.requirement}": confidence is above 0, at most 1`);
  }
}

function checkAliases(playbook: Playbook, tell: Tell): void {
  for (const alias of playbook.aliases ?? []) {
    const where = `alias "${alias.name}"`;
    const requirement = playbook.requirements.find((one) => one.key === alias.requirement);
    if (!requirement) tell(`${where}: there is no requirement "${alias.requirement}"`);
    if (alias.times !== undefined && !(alias.times > 0)) tell(`${where}: times is above 0`);
    if (alias.option !== undefined && !requirement?.options?.includes(alias.option))
      tell(`${where}: there is no option "${alias.option}"`);
    if (alias.part && requirement?.type !== 'dimensions') tell(`${where}: only dimensions have a ${alias.part}`);
    if (!requirement) continue;
    for (const value of Object.values(alias.values ?? {})) checkValue(requirement, value, where, tell);
  }
}

/** Keys that lead nowhere, values that do not suit, requirements nothing can state. */
export function checkReferences(playbook: Playbook, tell: Tell): void {
  const lists = {
    requirement: playbook.requirements,
    question: playbook.questions,
    measure: playbook.measures,
    line: playbook.lines,
  };
  for (const [what, list] of Object.entries(lists))
    checkUnique(
      list.map((one) => one.key),
      what,
      tell,
    );
  checkUnique(
    playbook.sections.kinds.map((kind) => kind.key),
    'section',
    tell,
  );
  for (const requirement of playbook.requirements) checkRequirement(playbook, requirement, tell);
  for (const question of playbook.questions) checkQuestion(playbook, question, tell);
  for (const line of playbook.lines) {
    if (line.extra !== undefined && !playbook.extras.some((one) => one.key === line.extra))
      tell(`line "${line.key}": there is no extra "${line.extra}"`);
    if (line.unit === 'per_area' && line.measure !== 'm2')
      tell(`line "${line.key}" is per area but measured in ${line.measure}`);
    const priced = playbook.lines.some((one) => one.key === line.priced_as);
    if (line.priced_as !== undefined && !priced)
      tell(`line "${line.key}" is priced as "${line.priced_as}", which is not there`);
  }
  checkSections(playbook, tell);
  checkCues(playbook, tell);
  checkAliases(playbook, tell);
  checkStarterPrices(playbook, tell);
}
