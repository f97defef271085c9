const phoneShape = /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?|#)\s*\d{1,6})?$/i;

/** 5 to 15 digits, as E.164 allows at most, written with the signs people put between them. */
export function isPhoneNumber(text: string): boolean {
  const [number = ''] = text.split(/x|ext|#/i);
  const digits = digitsOf(number).length;
  return phoneShape.test(text.trim()) && digits >= 5 && digits <= 15;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
