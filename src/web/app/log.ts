/** What nobody on the page can act on goes to the browser's console. */
export function log(message: string, details: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's own log
  console.error(message, details);
}
