import { parseMeasureAt } from '../../measure/parse-measure.ts';
import type { Token } from './token.ts';

function wholeNumber(token: Token | undefined): number | null {
  if (token?.kind !== 'word' || token.quantity?.kind !== 'number') return null;
  return Number(token.quantity.value);
}

/** "twenty five": how many of the tokens from `at` on make one number, and which. */
function spokenNumber(tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null {
  const first = wholeNumber(tokens[at]);
  if (first === null) return null;
  const second = wholeNumber(tokens[at + 1]);
  const isCompound = first >= 20 && first < 100 && first % 10 === 0 && second !== null && second < 10;
  return isCompound ? { value: first + second, to: at + 2 } : { value: first, to: at + 1 };
}

/** The length that starts with the number word at `at`, as one token, and where it ends. */
function lengthAt(text: string, tokens: readonly Token[], at: number): { token: Token; to: number } | null {
  const spoken = spokenNumber(tokens, at);
  const start = tokens[at]?.start ?? 0;
  const from = tokens[(spoken?.to ?? 0) - 1]?.end ?? 0;
  const unit = spoken ? tokens[spoken.to] : undefined;
  if (!spoken || unit?.kind !== 'word') return null;
  const one = parseMeasureAt(`1${text.slice(from, unit.end)}`, 0, { decimal: '.' });
  if (one?.kind !== 'length' || one.end !== unit.end - from + 1) return null;
  const rest = one.value.eq(1) ? centimetresAfter(tokens, spoken.to + 1) : 0;
  const to = spoken.to + (rest ? 2 : 1);
  const end = tokens[to - 1]?.end ?? unit.end;
  const quantity = { ...one, start, end, value: one.value.times(spoken.value).plus(rest / 100) };
  return { token: { kind: 'quantity', start, end, folded: '', quantity }, to };
}

/** "Ein Meter achtzig", "one metre twenty". */
function centimetresAfter(tokens: readonly Token[], at: number): number {
  const number = wholeNumber(tokens[at]) ?? 0;
  return number >= 10 && number < 100 ? number : 0;
}

/** "Six foot", "twenty five metres" and "zwölf Meter" are lengths like those written in digits. */
export function withSpokenLengths(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthAt(text, tokens, at);
    const token = length?.token ?? tokens[at];
    if (token) joined.push(token);
    at = length?.to ?? at + 1;
  }
  return joined;
}
