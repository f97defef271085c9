import { isSeparator } from './tag-tokens.ts';
import { has, type Token } from './token.ts';

const saysNothing = (token: Token): boolean => isSeparator(token) || (!token.isName && has(token, 'filler', 'article'));

function word(like: Token, tag: 'all' | 'except'): Token {
  return { ...like, kind: 'word', text: '', tags: new Set([tag]), isName: false };
}

/** "Keep the travel as it is and raise the rest": all but the travel. The clause that keeps is spent by that. */
function withoutKept(tokens: readonly Token[]): readonly Token[] | null {
  const restAt = tokens.findIndex((token) => !token.isName && has(token, 'rest'));
  const rest = tokens[restAt];
  if (!rest || tokens.filter((token) => !token.isName && has(token, 'rest')).length > 1) return null;
  const end = tokens.findIndex((token, at) => at > 0 && at < restAt && isSeparator(token));
  if (end < 0) return null;
  const keeping = tokens.slice(0, end);
  const isKept = keeping.some((token) => !token.isName && has(token, 'keep', 'unchanged'));
  const named = keeping.filter((token) => token.isName || !has(token, 'keep', 'unchanged', 'filler', 'is'));
  const isName = named.length > 0 && named.every((token) => token.isName || token.kind === 'word');
  if (!isKept || !isName) return null;
  return [...tokens.slice(end + 1, restAt), word(rest, 'all'), word(rest, 'except'), ...named, ...tokens.slice(restAt + 1)];
}

/** "Apart from the gate, raise everything": what is excepted first comes behind what it is excepted from. */
function withExceptionBehind(tokens: readonly Token[]): readonly Token[] | null {
  const first = tokens.findIndex((token) => !saysNothing(token));
  const start = tokens[first];
  if (!start || start.isName || !has(start, 'except') || tokens[first + 1]?.kind === 'number') return null;
  const end = tokens.findIndex((token, at) => at > first && token.kind === 'stop' && token.text === ',');
  if (end < 0) return null;
  const [excepted, said] = [tokens.slice(first, end), tokens.slice(end + 1)];
  const isPlain = excepted.slice(1).every((token) => token.kind === 'word') && !said.some(isSeparator);
  const isOfAll = said.some((token) => !token.isName && has(token, 'all', 'labour', 'materials', 'equipment', 'other'));
  return isPlain && isOfAll ? [...said, ...excepted] : null;
}

/** Puts exceptions where the grammar of clauses looks for them. */
export function placeExceptions(tokens: readonly Token[]): readonly Token[] {
  return withoutKept(tokens) ?? withExceptionBehind(tokens) ?? tokens;
}
