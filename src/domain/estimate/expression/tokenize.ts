export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const spaces = /\s*/y;
const kinds: ReadonlyArray<readonly [Token['kind'], RegExp]> = [
  ['number', /\d{1,12}(?:\.\d{1,6})?/y],
  ['text', /'[^']{0,60}'/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y],
  ['sign', /<=|>=|!=|[-+*/()=<>,%[\]]/y],
];

function tokenAt(source: string, at: number): Token | null {
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return { kind, text: found[0], at };
  }
  return null;
}

/** The words of a formula, ending with one of kind `end`; a string is what is wrong with it. */
export function tokenize(source: string): Token[] | string {
  const tokens: Token[] = [];
  if (source.length > 2000) return 'the formula is longer than 2000 characters';
  for (let at = 0; ; ) {
    spaces.lastIndex = at;
    at += spaces.exec(source)?.[0].length ?? 0;
    if (at >= source.length) break;
    const token = tokenAt(source, at);
    if (!token) return `"${source.slice(at, at + 10)}" is not understood`;
    tokens.push(token);
    at += token.text.length;
  }
  tokens.push({ kind: 'end', text: '', at: source.length });
  return tokens;
}
