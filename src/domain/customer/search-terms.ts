import { digitsOf } from './contact.ts';

/** What to look for: texts that hold all the words, or else a telephone number with these digits. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly digits: string | null;
}

const fewestDigits = 3;
/** As many as a number has within its country in few places only: one with more is likely to begin with a country's code. */
const nationalDigits = 10;

/**
 * A search as it was typed. Words are found in any order, anywhere in a word. What can be a telephone number is looked for
 * within the digits of the stored ones too, whichever of the two has the country's code or the zero before the area.
 */
export function searchTerms(search: string): SearchTerms {
  const isNumber = /^[+\d\s().\-/]+$/.test(search) && digitsOf(search).length >= fewestDigits;
  // As it stands it may be in an address or a title; its parts alone would be in too many.
  if (isNumber) return { words: [search.trim()], digits: nationalPart(search) };
  return { words: search.split(/\s+/).filter((word) => word !== ''), digits: null };
}

/** The digits that a number has in every way of writing it: without the country's code and the zeros before the area. */
function nationalPart(typed: string): string {
  const digits = digitsOf(typed);
  const bare = digits.replace(/^0+/, '');
  const isInternational = /^\s*\(?\+/.test(typed) || digits.startsWith('00');
  const hasCode = isInternational || (bare === digits && digits.length > nationalDigits);
  const national = hasCode ? bare.slice(codeLength(bare)).replace(/^0+/, '') : bare;
  // So little of a number has been typed that its code is all there is.
  return national.length >= fewestDigits ? national : bare || digits;
}

/** Of one digit for North America and Russia, of three but for these two-digit ones (ITU-T E.164). */
const twoDigitCodes = /^(?:20|27|3[0-4]|36|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return twoDigitCodes.test(digits) ? 2 : 3;
}
