/**
 * Tells when the session becomes another person's, by whichever way: after signing out, or in another tab. A session that
 * ends by itself is no change: what stands on the page waits for the same person to come back.
 * Give each session's user to what it returns. The first one is where it starts, the same one again no change.
 */
export function onUserChange(changed: () => void): (userId: string) => void {
  let last: string | undefined;
  return (userId) => {
    const isChange = last !== undefined && userId !== last;
    last = userId;
    if (isChange) changed();
  };
}
