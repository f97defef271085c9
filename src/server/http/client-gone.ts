/** Whether a body could not be read because its sender went away: nobody's fault here, and nobody waits for an answer. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // Node's own words for a request that broke off, and the adapter's where Node has none.
  return (
    (code === 'ECONNRESET' && error.message === 'aborted') || error.message === 'Client connection prematurely closed.'
  );
}
