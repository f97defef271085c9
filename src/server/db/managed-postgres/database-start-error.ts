/** The database cannot be used. The message is one sentence that says why and what to do, fit to show without a stack. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
