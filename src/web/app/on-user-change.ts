/**
 * Tells when the session becomes another person's or nobody's, by whichever way: signed out, expired, or in another tab.
 * Give each session's user to what it returns, null for none. The first one is where it starts, the same one again no change.
 */
export function onUserChange(changed: () => void): (userId: string | null) => void {
  let last: string | null | undefined;
  return (userId) => {
    const isChange = last !== undefined && userId !== last;
    last = userId;
    if (isChange) changed();
  };
}
