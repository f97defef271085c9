import { fold } from '../text/fold.ts';
import { digitsOf } from './contact.ts';

interface Searchable {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

/** What a customer is found by, folded: the name first, so that sorting by it sorts by name. */
export function customerSearchText({ name, email, phone, address }: Searchable): string {
  return [name, email, phone, phone && digitsOf(phone), address].map((part) => fold(part ?? '')).join('\n');
}

const fewestDigits = 3;

/** What each of a customer's texts must hold to be found: all words, in any order; of a telephone number its digits. */
export function searchTerms(search: string): string[] {
  const digits = digitsOf(search);
  // A number is stored with its country's prefix or without: the leading zero is in one of the two only.
  if (/^[+\d\s().\-/]+$/.test(search) && digits.length >= fewestDigits) return [digits.replace(/^0+/, '') || digits];
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
