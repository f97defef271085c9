import { Big } from 'big.js';
import { arithmetic, compare, rounded, signs } from './operators.ts';
import type { Expression } from './tree.ts';
import {
  bracketed,
  type NumberValue,
  plainNumber,
  problemOf,
  tightness,
  type Value,
  type ValueScope,
} from './values.ts';

function binary(node: Extract<Expression, { kind: 'binary' }>, scope: ValueScope): Value {
  const left = evaluate(node.left, scope);
  if (left.is === 'problem') return left;
  if (left.is === 'boolean' && node.op === 'and' && !left.value) return left;
  if (left.is === 'boolean' && node.op === 'or' && left.value) return left;
  const right = evaluate(node.right, scope);
  if (right.is === 'problem') return right;
  if (node.op === 'and' || node.op === 'or')
    return right.is === 'boolean' ? right : problemOf(`${node.op} needs yes or no`);
  if (node.op === '+' || node.op === '-' || node.op === '*' || node.op === '/') {
    if (left.is !== 'number' || right.is !== 'number') return problemOf(`${node.op} needs numbers`);
    return arithmetic(node.op, left, right);
  }
  return compare(node.op, left, right);
}

function percent(node: Extract<Expression, { kind: 'percent' }>, scope: ValueScope): Value {
  const left = evaluate(node.left, scope);
  if (left.is !== 'number') return left.is === 'problem' ? left : problemOf('% needs a number');
  const part = new Big(node.percent).div(100);
  const value = left.value.times(node.sign === '-' ? new Big(1).minus(part) : part.plus(1));
  const shown = `${scope.formatNumber(new Big(node.percent))} % ${scope.term(node.term)}`;
  return { is: 'number', value, trace: `${left.trace} ${signs[node.sign]} ${shown}`, tight: tightness.sum };
}

function total(node: Expression | undefined, scope: ValueScope): Value {
  const parts: NumberValue[] = [];
  for (const section of scope.sections()) {
    const value = node ? evaluate(node, section) : problemOf('sum() of nothing');
    if (value.is !== 'number') return value.is === 'problem' ? value : problemOf('sum() needs numbers');
    if (!value.value.eq(0)) parts.push(value);
  }
  const value = parts.reduce((sum, part) => sum.plus(part.value), new Big(0));
  if (parts.length === 1 && parts[0]) return parts[0];
  if (!parts.length) return plainNumber(value, scope);
  return {
    is: 'number',
    value,
    trace: parts.map((part) => scope.formatNumber(part.value)).join(' + '),
    tight: tightness.sum,
  };
}

function numeric(node: Extract<Expression, { kind: 'call' }>, scope: ValueScope): Value {
  const args: NumberValue[] = [];
  for (const arg of node.args) {
    const value = evaluate(arg, scope);
    if (value.is !== 'number') return value.is === 'problem' ? value : problemOf(`${node.fn}() needs numbers`);
    args.push(value);
  }
  const [first] = args;
  if (!first) return problemOf(`${node.fn}() needs numbers`);
  if (node.fn === 'min') return args.reduce((best, arg) => (arg.value.lt(best.value) ? arg : best), first);
  if (node.fn === 'max') return args.reduce((best, arg) => (arg.value.gt(best.value) ? arg : best), first);
  if (node.fn !== 'sqrt') return rounded(node.fn, args);
  if (first.value.lt(0)) return problemOf('square root of a negative number');
  return {
    is: 'number',
    value: first.value.sqrt().round(4),
    trace: `√${bracketed(first, tightness.atom)}`,
    tight: tightness.atom,
  };
}

function call(node: Extract<Expression, { kind: 'call' }>, scope: ValueScope): Value {
  const [first, second, third] = node.args;
  if (node.fn === 'count') return plainNumber(new Big(scope.sections().length), scope);
  if (node.fn === 'sum') return total(first, scope);
  if (node.fn === 'known') return { is: 'boolean', value: first?.kind === 'name' && scope.isKnown(first.name) };
  if (node.fn === 'has') {
    const set = first ? evaluate(first, scope) : problemOf('has() of nothing');
    if (set.is !== 'set') return set.is === 'problem' ? set : problemOf('has() needs a set');
    return { is: 'boolean', value: second?.kind === 'text' && set.value.includes(second.text) };
  }
  if (node.fn !== 'if') return numeric(node, scope);
  const condition = first ? evaluate(first, scope) : problemOf('if() of nothing');
  if (condition.is !== 'boolean') return condition.is === 'problem' ? condition : problemOf('if() needs a condition');
  const branch = condition.value ? second : third;
  return branch ? evaluate(branch, scope) : problemOf('if() needs two outcomes');
}

function negated(node: Extract<Expression, { kind: 'negate' | 'not' }>, scope: ValueScope): Value {
  const of = evaluate(node.of, scope);
  if (node.kind === 'not' && of.is === 'boolean') return { is: 'boolean', value: !of.value };
  if (node.kind === 'negate' && of.is === 'number') {
    return {
      is: 'number',
      value: of.value.neg(),
      trace: `−${bracketed(of, tightness.atom)}`,
      tight: tightness.product,
    };
  }
  return of.is === 'problem' ? of : problemOf(`${node.kind} of the wrong kind`);
}

/** The value of a formula with its readable trace. Total: whatever goes wrong comes back as a value of kind `problem`. */
export function evaluate(node: Expression, scope: ValueScope): Value {
  switch (node.kind) {
    case 'number':
      return plainNumber(new Big(node.text), scope);
    case 'text':
      return { is: 'choice', value: node.text };
    case 'boolean':
      return { is: 'boolean', value: node.value };
    case 'name':
      return scope.valueOf(node.name);
    case 'negate':
    case 'not':
      return negated(node, scope);
    case 'percent':
      return percent(node, scope);
    case 'binary':
      return binary(node, scope);
    case 'call':
      return call(node, scope);
  }
}
