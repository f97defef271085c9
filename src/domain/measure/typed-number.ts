import { type Currency, minorDigits } from '../currency.ts';
import { fromThousandths } from '../quote/quantity.ts';
import { decimalSign } from './number-text.ts';

const minusSigns = /[−–—-]/g;

/**
 * Which of `.` and `,` stands before the decimals. When both are there it is the last one; when one stands alone it is
 * the locale's decimal sign, or the other one unless exactly three digits follow it, as in "1,234".
 */
function decimalSignIn(text: string, localeSign: string): string | null {
  const point = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const sign = point >= 0 ? '.' : comma >= 0 ? ',' : null;
  if (sign === null || sign === localeSign) return sign;
  const isGrouping = text.split(sign).length > 2 || /^\d{3}$/.test(text.slice(text.indexOf(sign) + 1));
  return isGrouping ? null : sign;
}

/**
 * A number as a person types it ("1.234,50", "£ 1,234.5", "-3") in units of the last of `digits` decimals, exact.
 * Null when it is no number or has more decimals than that.
 */
function scaledFrom(text: string, locale: string, digits: number): bigint | null {
  // A currency or unit may stand before or behind, but "14 m2" is not 142.
  const bare = /^[^\d.,-]{0,4}(-?)[^\d.,-]{0,4}([\d.,\s'’]+)[^\d.,-]{0,4}$/.exec(
    text.trim().replaceAll(minusSigns, '-'),
  );
  if (!bare) return null;
  const plain = `${bare[1]}${bare[2]?.replace(/[\s'’]/g, '')}`;
  const sign = decimalSignIn(plain, decimalSign(locale));
  const [whole = '', decimals = '', ...more] = sign ? plain.split(sign) : [plain];
  const grouped = /^(-?)(\d*(?:[.,]\d{3})*)$/.exec(whole);
  if (!grouped || more.length > 0 || !/^\d*$/.test(decimals)) return null;
  const cut = decimals.replace(/0+$/, '');
  const digitsOnly = (grouped[2] ?? '').replace(/[.,]/g, '');
  if ((digitsOnly === '' && decimals === '') || cut.length > digits) return null;
  return BigInt(`${grouped[1]}${digitsOnly || '0'}${cut.padEnd(digits, '0')}`);
}

/** Minor units of the amount, exact; null when the text is no amount in this currency. */
export function moneyFromText(text: string, currency: Currency, locale: string): number | null {
  const minor = scaledFrom(text, locale, minorDigits(currency));
  return minor === null || minor > 999_999_999_999n || minor < -999_999_999_999n ? null : Number(minor);
}

/** A quantity or percentage with at most three decimals; null when the text is none. */
export function quantityFromText(text: string, locale: string): number | null {
  const thousandths = scaledFrom(text, locale, 3);
  return thousandths === null || thousandths > 9_999_999_999n || thousandths < -9_999_999_999n
    ? null
    : fromThousandths(thousandths);
}

/** Beyond this an answer is a slip of the finger; it is also what an answer may hold. */
const mostInAnswer = 1_000_000_000_000_000n;

/** A number as an answer to a question, with at most six decimals; null when the text is none. */
export function numberFromText(text: string, locale: string): number | null {
  // "150 cm" is no 150 where metres are asked for.
  if (/\p{L}/u.test(text)) return null;
  const millionths = scaledFrom(text, locale, 6);
  return millionths === null || millionths > mostInAnswer || millionths < -mostInAnswer
    ? null
    : Number(millionths) / 1_000_000;
}

/** An amount without its currency, as it is typed: no grouping, so that it can be read back. */
export function moneyToText(minor: number | null, currency: Currency, locale: string): string {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const unsigned = String(Math.abs(minor)).padStart(digits + 1, '0');
  const decimals = digits > 0 ? decimalSign(locale) + unsigned.slice(-digits) : '';
  return (minor < 0 ? '-' : '') + unsigned.slice(0, unsigned.length - digits) + decimals;
}
