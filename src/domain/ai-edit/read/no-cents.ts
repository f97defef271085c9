import { currencyWords } from '../vocabulary/currency-words.ts';
import { isSeparator } from './tag-tokens.ts';
import { has, type Token } from './token.ts';

// "Get rid of the cents" says loosely what a rounding beside it says exactly.

const isCents = (token: Token): boolean => !token.isName && currencyWords().get(token.text)?.isMinor === true;

const isGoing = (token: Token): boolean =>
  !token.isName && has(token, 'delete', 'without', 'take', 'cut', 'out', 'off', 'article', 'filler', 'all');

/** "Get rid of the cents", "no pence": nothing but that there are to be none. */
export function saysNoCents(tokens: readonly Token[]): boolean {
  const said = tokens.filter((token) => !isSeparator(token) && token.kind !== 'stop');
  const isOnly = said.every((token) => token.kind === 'word' && (isCents(token) || isGoing(token)));
  return isOnly && said.some(isCents) && said.some((token) => has(token, 'delete', 'without', 'take', 'cut', 'out'));
}

/** "Every price to the nearest dollar": leaves no cents, and means all that has some. */
export function roundsToWhole(tokens: readonly Token[]): boolean {
  const isRounding = tokens.some((token) => has(token, 'round', 'round_up', 'round_down', 'step'));
  const isWide = tokens.some((token) => !token.isName && has(token, 'all', 'total'));
  return isRounding && isWide && !tokens.some((token) => token.isName || isCents(token));
}
