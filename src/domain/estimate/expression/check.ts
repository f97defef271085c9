import type { MeasureUnit } from '../../playbooks/playbook.ts';
import type { Expression, FunctionName } from './tree.ts';

/** What an expression gives. A number has exponents of metre and hour: m² is { m: 2, h: 0 }. */
export type Kind =
  | { readonly is: 'number'; readonly m: number; readonly h: number }
  | { readonly is: 'choice'; readonly options: readonly string[] }
  | { readonly is: 'set'; readonly options: readonly string[] }
  | { readonly is: 'text' }
  | { readonly is: 'boolean' }
  /** Something else was wrong already; says nothing more. */
  | { readonly is: 'unknown' };

export interface KindScope {
  /** The kind of a name, or null when there is no such name. */
  kindOf(name: string): Kind | null;
  /** The scope inside sum(). Null where sum() makes no sense: within a section. */
  readonly inSection: KindScope | null;
  problem(text: string): void;
}

export function numberKind(unit: MeasureUnit): Kind {
  return { is: 'number', m: unit === 'm2' ? 2 : unit === 'm' ? 1 : 0, h: unit === 'h' ? 1 : 0 };
}

const plain: Kind = { is: 'number', m: 0, h: 0 };
const boolean: Kind = { is: 'boolean' };
const unknown: Kind = { is: 'unknown' };

export function sameKind(a: Kind, b: Kind): boolean {
  if (a.is === 'unknown' || b.is === 'unknown') return true;
  if (a.is === 'number' && b.is === 'number') return a.m === b.m && a.h === b.h;
  return a.is === b.is;
}

export function kindName(kind: Kind): string {
  if (kind.is !== 'number') return kind.is;
  const parts = [kind.m ? `m${kind.m === 1 ? '' : kind.m}` : '', kind.h ? `h${kind.h === 1 ? '' : kind.h}` : ''];
  return parts.filter(Boolean).join('·') || 'number';
}

function wants(scope: KindScope, kind: Kind, is: Kind['is'], where: string): void {
  if (kind.is !== is && kind.is !== 'unknown') scope.problem(`${where} needs a ${is}, not a ${kindName(kind)}`);
}

interface Comparison {
  readonly op: string;
  readonly left: Kind;
  readonly right: Kind;
  readonly rightNode: Expression;
}

function checkComparison({ op, left, right, rightNode }: Comparison, scope: KindScope): Kind {
  if (left.is === 'choice' && rightNode.kind === 'text') {
    if (!left.options.includes(rightNode.text))
      scope.problem(`'${rightNode.text}' is no option (${left.options.join(', ')})`);
    return boolean;
  }
  if (!sameKind(left, right)) scope.problem(`${op} compares a ${kindName(left)} with a ${kindName(right)}`);
  if (op !== '=' && op !== '!=') wants(scope, left, 'number', op);
  return boolean;
}

function checkBinary(node: Extract<Expression, { kind: 'binary' }>, scope: KindScope): Kind {
  const left = checkExpression(node.left, scope);
  const right = checkExpression(node.right, scope);
  if (node.op === 'and' || node.op === 'or') {
    for (const side of [left, right]) wants(scope, side, 'boolean', node.op);
    return boolean;
  }
  if (!['+', '-', '*', '/'].includes(node.op)) {
    return checkComparison({ op: node.op, left, right, rightNode: node.right }, scope);
  }
  for (const side of [left, right]) wants(scope, side, 'number', node.op);
  if (left.is !== 'number' || right.is !== 'number') return unknown;
  if (node.op === '*') return { is: 'number', m: left.m + right.m, h: left.h + right.h };
  if (node.op === '/') return { is: 'number', m: left.m - right.m, h: left.h - right.h };
  if (!sameKind(left, right)) scope.problem(`${kindName(left)} ${node.op} ${kindName(right)} mixes units`);
  return left;
}

function checkSame(kinds: readonly Kind[], fn: string, scope: KindScope): Kind {
  const [first = unknown, ...rest] = kinds;
  for (const kind of rest) {
    if (!sameKind(first, kind)) scope.problem(`${fn}() mixes ${kindName(first)} and ${kindName(kind)}`);
  }
  return first;
}

function checkHas(args: readonly Expression[], kinds: readonly Kind[], scope: KindScope): Kind {
  const [set = unknown] = kinds;
  const option = args[1];
  wants(scope, set, 'set', 'has()');
  if (option?.kind !== 'text') scope.problem("has() needs an option in quotes: has(x, 'option')");
  else if (set.is === 'set' && !set.options.includes(option.text)) scope.problem(`'${option.text}' is no option`);
  return boolean;
}

function checkNumeric(fn: FunctionName, kinds: readonly Kind[], scope: KindScope): Kind {
  for (const kind of kinds) wants(scope, kind, 'number', `${fn}()`);
  const [first = unknown, decimals] = kinds;
  if (fn === 'min' || fn === 'max') return checkSame(kinds, fn, scope);
  if (decimals && !sameKind(decimals, plain)) scope.problem('round() takes a plain number of decimals');
  if (fn === 'sqrt' && first.is === 'number') return { is: 'number', m: first.m / 2, h: first.h / 2 };
  return first;
}

function checkCall(node: Extract<Expression, { kind: 'call' }>, scope: KindScope): Kind {
  const [first] = node.args;
  if (node.fn === 'count') return plain;
  if (node.fn === 'sum') {
    if (!scope.inSection) scope.problem('sum() works only for the whole job');
    const kind = first ? checkExpression(first, scope.inSection ?? scope) : unknown;
    wants(scope, kind, 'number', 'sum()');
    return kind;
  }
  if (node.fn === 'known') {
    if (first?.kind !== 'name') scope.problem('known() needs a name');
    else checkExpression(first, scope);
    return boolean;
  }
  const kinds = node.args.map((arg) => checkExpression(arg, scope));
  if (node.fn === 'has') return checkHas(node.args, kinds, scope);
  if (node.fn !== 'if') return checkNumeric(node.fn, kinds, scope);
  wants(scope, kinds[0] ?? unknown, 'boolean', 'if()');
  return checkSame(kinds.slice(1), 'if', scope);
}

/** The kind of an expression; every mistake is told to the scope. */
export function checkExpression(node: Expression, scope: KindScope): Kind {
  switch (node.kind) {
    case 'number':
      return numberKind(node.unit);
    case 'text':
      return { is: 'text' };
    case 'boolean':
      return boolean;
    case 'name': {
      const kind = scope.kindOf(node.name);
      if (!kind) scope.problem(`there is no "${node.name}"`);
      return kind ?? unknown;
    }
    case 'negate':
    case 'not': {
      const kind = checkExpression(node.of, scope);
      wants(scope, kind, node.kind === 'not' ? 'boolean' : 'number', node.kind);
      return kind;
    }
    case 'percent': {
      const kind = checkExpression(node.left, scope);
      wants(scope, kind, 'number', `${node.sign} ${node.percent}%`);
      return kind;
    }
    case 'binary':
      return checkBinary(node, scope);
    case 'call':
      return checkCall(node, scope);
  }
}
