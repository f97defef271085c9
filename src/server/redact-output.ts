/** What stands for a secret that was taken out. */
const gap = '…';

/** Each with the part that may stay as its first group. */
const secrets: readonly RegExp[] = [
  // A link's page and the calls of its customer, whatever stands in the token's place but the route's own `{id}`.
  /((?:\/|%2f)(?:q|customer(?:\/|%2f)+quotes)(?:\/|%2f)+)(?!\{)[^/?#\s"'<>\\]+/gi,
  // In a query or a fragment, by name: codes of six digits have no shape to know them by.
  /([?&#](?:access_token|code|email|id_token|key|password|refresh_token|secret|signature|state|token|token_hash)=)[^&\s"'<>\\]+/gi,
  /(\bbearer\s+)[^\s"'\\]+/gi,
  // Whoever signs in to a database or a mail server by its address.
  /(\b[a-z][a-z\d+.-]*:\/\/)[^/@\s"']+(?=@)/gi,
  // Anything as long and as mixed as our tokens are: of links, of sessions, of mails.
  /()(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g,
];

/** The text without tokens, codes and passwords: the one place that decides what may not be printed. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((cleared, secret) => cleared.replace(secret, `$1${gap}`), text);
}

type Output = Pick<NodeJS.WriteStream, 'write'>;

/**
 * From here on nothing leaves by these streams as it is: neither lines of our log nor what a library prints by itself,
 * such as the router's warning about an address, which repeats it.
 */
export function redactOutput(...outputs: readonly Output[]): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...given: readonly unknown[]) => boolean; // handed on as they come
    output.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]) =>
      write(withoutSecrets(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()), ...rest);
  }
}
