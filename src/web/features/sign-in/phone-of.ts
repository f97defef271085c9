const e164 = /^\+[1-9]\d{6,14}$/;

/** A telephone number with its country code as the sign-in service wants it, from however people write it. */
export function phoneOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/\(0\)|[\s()./-]/g, '')
    .replace(/^00/, '+');
  return e164.test(plain) ? plain : undefined;
}
