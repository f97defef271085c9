import {
  checkExpression,
  type Kind,
  type KindScope,
  kindName,
  numberKind,
  sameKind,
} from '../../estimate/expression/check.ts';
import { parseExpression } from '../../estimate/expression/parse.ts';
import { shapeProperties } from '../../estimate/facts/shape-property.ts';
import type { Playbook, PlaybookRequirement, Scope } from '../playbook.ts';

type Tell = (problem: string) => void;

interface Place {
  readonly playbook: Playbook;
  readonly scope: Scope;
  /** Only lines and measures above may be used: so nothing can lead back to itself. */
  readonly lines: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  readonly where: string;
  readonly tell: Tell;
}

function kindOfRequirement(requirement: PlaybookRequirement): Kind {
  switch (requirement.type) {
    case 'number':
      return numberKind(requirement.unit ?? 'number');
    case 'choice':
      return { is: 'choice', options: requirement.options ?? [] };
    case 'multi_choice':
      return { is: 'set', options: requirement.options ?? [] };
    case 'flag':
      return { is: 'boolean' };
    default:
      return { is: 'text' };
  }
}

function kindOfProperty(requirement: PlaybookRequirement, property: string): Kind | null {
  if (requirement.type === 'counts') return requirement.options?.includes(property) ? numberKind('unit') : null;
  if (requirement.type !== 'dimensions' || !Object.hasOwn(shapeProperties, property)) return null;
  return numberKind(property === 'area' ? 'm2' : 'm');
}

function kindOfName(place: Place, name: string): Kind | null {
  const { playbook } = place;
  const whole = playbook.requirements.find((one) => one.key === name);
  if (whole) return kindOfRequirement(whole);
  if (name.startsWith('line.')) {
    const line = playbook.lines.find((one) => one.key === name.slice(5) && place.lines.has(one.key));
    return line && line.per === place.scope ? numberKind(line.measure) : null;
  }
  const measure = playbook.measures.find((one) => one.key === name && place.measures.has(one.key));
  if (measure) return measure.per === 'section' && place.scope === 'job' ? null : numberKind(measure.unit);
  const dot = name.lastIndexOf('.');
  const owner = playbook.requirements.find((one) => one.key === name.slice(0, Math.max(dot, 0)));
  return owner ? kindOfProperty(owner, name.slice(dot + 1)) : null;
}

function scopeAt(place: Place): KindScope {
  return {
    kindOf: (name) => kindOfName(place, name),
    inSection: place.scope === 'job' ? scopeAt({ ...place, scope: 'section' }) : null,
    problem: (text) => place.tell(`${place.where}: ${text}`),
  };
}

function checkFormula(source: string | undefined, wanted: Kind, place: Place): void {
  if (source === undefined) return;
  const parsed = parseExpression(source);
  if (!parsed.ok) {
    place.tell(`${place.where}: ${parsed.problem}`);
    return;
  }
  const kind = checkExpression(parsed.expression, scopeAt(place));
  if (!sameKind(kind, wanted)) place.tell(`${place.where} gives a ${kindName(kind)}, not a ${kindName(wanted)}`);
}

const yesOrNo: Kind = { is: 'boolean' };

function checkMeasures(playbook: Playbook, tell: Tell): void {
  const above = new Set<string>();
  for (const measure of playbook.measures) {
    const where = `measure "${measure.key}"`;
    const place: Place = { playbook, scope: measure.per, lines: new Set(), measures: new Set(above), where, tell };
    checkFormula(measure.formula, numberKind(measure.unit), place);
    above.add(measure.key);
  }
}

function checkLines(playbook: Playbook, tell: Tell): void {
  const measures = new Set(playbook.measures.map((one) => one.key));
  const above = new Set<string>();
  for (const line of playbook.lines) {
    const at = (part: string): Place => ({
      playbook,
      scope: line.per,
      lines: new Set(above),
      measures,
      where: `line "${line.key}", ${part}`,
      tell,
    });
    checkFormula(line.when, yesOrNo, at('when'));
    checkFormula(line.quantity, numberKind(line.measure), at('quantity'));
    checkFormula(line.factor, numberKind('number'), at('factor'));
    above.add(line.key);
  }
}

/** Formulas that cannot be read, name what is not there, or mix units. */
export function checkFormulas(playbook: Playbook, tell: Tell): void {
  checkMeasures(playbook, tell);
  checkLines(playbook, tell);
  const lines = new Set(playbook.lines.map((one) => one.key));
  const measures = new Set(playbook.measures.map((one) => one.key));
  const at = (where: string, scope: Scope): Place => ({ playbook, scope, lines, measures, where, tell });
  for (const one of playbook.requirements)
    checkFormula(one.when, yesOrNo, at(`requirement "${one.key}", when`, one.scope));
  for (const one of playbook.questions) {
    const scope = playbook.requirements.find((other) => other.key === one.satisfies[0])?.scope ?? 'job';
    checkFormula(one.when, yesOrNo, at(`question "${one.key}", when`, scope));
  }
  for (const one of playbook.extras) checkFormula(one.when, yesOrNo, at(`extra "${one.key}", when`, 'job'));
  for (const one of playbook.assumptions) checkFormula(one.when, yesOrNo, at(`assumption "${one.key}", when`, one.per));
}
