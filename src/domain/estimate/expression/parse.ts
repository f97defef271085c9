import { type MeasureUnit, measureUnits } from '../../playbooks/playbook.ts';
import { type Token, tokenize } from './tokenize.ts';
import { type BinaryOperator, type Expression, functionArity, isFunctionName, type Parsed } from './tree.ts';

/** Thrown inside this file only; `parseExpression` turns it into data. */
class FormulaProblem extends Error {}

const levels: ReadonlyArray<readonly BinaryOperator[]> = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
}

const endToken: Token = { kind: 'end', text: '', at: 0 };

function peek(reader: Reader, ahead = 0): Token {
  return reader.tokens[reader.at + ahead] ?? endToken;
}

function take(reader: Reader): Token {
  const token = peek(reader);
  reader.at += 1;
  return token;
}

function expectSign(reader: Reader, sign: string): void {
  const token = take(reader);
  if (token.kind !== 'sign' || token.text !== sign) throw new FormulaProblem(`expected "${sign}" at ${token.at + 1}`);
}

function isSign(token: Token, text: string): boolean {
  return token.kind === 'sign' && token.text === text;
}

function operatorAt(reader: Reader, level: readonly BinaryOperator[]): BinaryOperator | null {
  const token = peek(reader);
  if (token.kind !== 'sign' && token.kind !== 'name') return null;
  return level.find((operator) => operator === token.text) ?? null;
}

/** `- 10% openings` after an operand of + and -. */
function percentFrom(reader: Reader, left: Expression, sign: '+' | '-'): Expression | null {
  if (peek(reader).kind !== 'number' || !isSign(peek(reader, 1), '%')) return null;
  const percent = take(reader).text;
  expectSign(reader, '%');
  const term = take(reader);
  if (term.kind !== 'name') throw new FormulaProblem(`say what the ${percent} % is for at ${term.at + 1}`);
  return { kind: 'percent', sign, left, percent, term: term.text };
}

function readLevel(reader: Reader, index: number): Expression {
  const level = levels[index];
  if (!level) return readPrefix(reader);
  let left = readLevel(reader, index + 1);
  for (let operator = operatorAt(reader, level); operator; operator = operatorAt(reader, level)) {
    take(reader);
    const percent = operator === '+' || operator === '-' ? percentFrom(reader, left, operator) : null;
    left = percent ?? { kind: 'binary', op: operator, left, right: readLevel(reader, index + 1) };
  }
  return left;
}

function readPrefix(reader: Reader): Expression {
  reader.depth += 1;
  if (reader.depth > 60) throw new FormulaProblem('the formula is nested too deeply');
  const token = peek(reader);
  const kind = isSign(token, '-') ? 'negate' : token.kind === 'name' && token.text === 'not' ? 'not' : null;
  if (kind) take(reader);
  const expression = kind ? prefixed(reader, kind) : readPrimary(reader);
  reader.depth -= 1;
  return expression;
}

/** `not a = b` means not (a = b), as people read it. */
function prefixed(reader: Reader, kind: 'negate' | 'not'): Expression {
  return { kind, of: kind === 'not' ? readLevel(reader, 2) : readPrefix(reader) };
}

function readPrimary(reader: Reader): Expression {
  const token = take(reader);
  if (token.kind === 'number') return { kind: 'number', text: token.text, unit: readUnit(reader) };
  if (token.kind === 'text') return { kind: 'text', text: token.text.slice(1, -1) };
  if (token.kind === 'name') return readNamed(reader, token);
  if (!isSign(token, '(')) throw new FormulaProblem(`expected a value at ${token.at + 1}`);
  const inner = readLevel(reader, 0);
  expectSign(reader, ')');
  return inner;
}

function readUnit(reader: Reader): MeasureUnit {
  if (!isSign(peek(reader), '[')) return 'number';
  expectSign(reader, '[');
  const token = take(reader);
  const unit = measureUnits.find((known) => known === token.text);
  if (!unit) throw new FormulaProblem(`"${token.text}" is no unit`);
  expectSign(reader, ']');
  return unit;
}

function readNamed(reader: Reader, token: Token): Expression {
  if (token.text === 'true' || token.text === 'false') return { kind: 'boolean', value: token.text === 'true' };
  if (!isSign(peek(reader), '(')) return { kind: 'name', name: token.text };
  if (!isFunctionName(token.text)) throw new FormulaProblem(`"${token.text}" is no function`);
  const args = readArguments(reader);
  const [least, most] = functionArity[token.text];
  if (args.length < least || args.length > most)
    throw new FormulaProblem(`${token.text}() takes ${least} to ${most} values`);
  return { kind: 'call', fn: token.text, args };
}

function readArguments(reader: Reader): Expression[] {
  const args: Expression[] = [];
  expectSign(reader, '(');
  while (!isSign(peek(reader), ')')) {
    if (args.length) expectSign(reader, ',');
    args.push(readLevel(reader, 0));
  }
  expectSign(reader, ')');
  return args;
}

/** Reads a formula; what is wrong with it comes back as data. */
export function parseExpression(source: string): Parsed {
  const tokens = tokenize(source);
  if (typeof tokens === 'string') return { ok: false, problem: tokens };
  const reader: Reader = { tokens, at: 0, depth: 0 };
  try {
    const expression = readLevel(reader, 0);
    const rest = peek(reader);
    if (rest.kind !== 'end') return { ok: false, problem: `"${rest.text}" is not expected at ${rest.at + 1}` };
    return { ok: true, expression };
  } catch (error) {
    if (error instanceof FormulaProblem) return { ok: false, problem: error.message };
    throw error;
  }
}
