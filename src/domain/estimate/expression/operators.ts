import { Big } from 'big.js';
import { bracketed, type NumberValue, problemOf, tightness, type Value } from './values.ts';

export const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

/** Twelve decimals are far beyond the three that a quantity keeps. */
function divide(left: Big, right: Big): Big {
  const quotient = left.div(right);
  return quotient.round(12, Big.roundHalfUp);
}

/** One of + - * / on two numbers, with the trace of both. */
export function arithmetic(op: '+' | '-' | '*' | '/', left: NumberValue, right: NumberValue): Value {
  if (op === '/' && right.value.eq(0)) return problemOf('division by zero');
  const apply = {
    '+': left.value.plus(right.value),
    '-': left.value.minus(right.value),
    '*': left.value.times(right.value),
  };
  const value = op === '/' ? divide(left.value, right.value) : apply[op];
  if (value.abs().gt(1e12)) return problemOf('the number is too large');
  const isSum = op === '+' || op === '-';
  const tight = isSum ? tightness.sum : tightness.product;
  // The right side of − and ÷ needs brackets at the same level too.
  const rightTight = op === '-' || op === '/' ? tight + 1 : tight;
  return {
    is: 'number',
    value,
    trace: `${bracketed(left, tight)} ${signs[op]} ${bracketed(right, rightTight)}`,
    tight,
  };
}

/** = != on like things, < <= > >= on numbers. */
export function compare(op: string, left: Value, right: Value): Value {
  if (left.is === 'number' && right.is === 'number') {
    const order = left.value.cmp(right.value);
    const answers: Readonly<Record<string, boolean>> = {
      '=': order === 0,
      '!=': order !== 0,
      '<': order < 0,
      '<=': order <= 0,
      '>': order > 0,
      '>=': order >= 0,
    };
    return { is: 'boolean', value: answers[op] ?? false };
  }
  if (left.is === 'set' || right.is === 'set' || left.is !== right.is) return problemOf(`${op} compares unlike things`);
  const same = 'value' in left && 'value' in right && left.value === right.value;
  if (op !== '=' && op !== '!=') return problemOf(`${op} needs numbers`);
  return { is: 'boolean', value: op === '=' ? same : !same };
}

/** ceil, floor or round; the trace of ceil and floor says that it was rounded. */
export function rounded(fn: string, args: readonly NumberValue[]): Value {
  const [first] = args;
  if (!first) return problemOf(`${fn}() needs a number`);
  const decimals = Math.min(Math.max(Number(args[1]?.value ?? 0), 0), 6);
  // Big rounds towards or away from zero; floor and ceil of a negative number swap the two.
  const negative = first.value.lt(0);
  const modes = { ceil: negative ? Big.roundDown : Big.roundUp, floor: negative ? Big.roundUp : Big.roundDown };
  const mode = fn === 'ceil' ? modes.ceil : fn === 'floor' ? modes.floor : Big.roundHalfUp;
  const value = first.value.round(decimals, mode);
  if (fn === 'round' || value.eq(first.value)) return { ...first, value };
  const [open, close] = fn === 'ceil' ? ['⌈', '⌉'] : ['⌊', '⌋'];
  return { is: 'number', value, trace: `${open}${first.trace}${close}`, tight: tightness.atom };
}
