/** What a browser tells of the way to the network; not all do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  return typeof navigator !== 'undefined' && 'connection' in navigator
    ? (navigator.connection as Connection) // no part of the DOM's types: https://wicg.github.io/netinfo/
    : undefined;
}

/** R9.7: what a link may load before it is followed; nothing on a slow network or where data is to be saved. */
export function linkPrefetch(way: Connection | undefined = connection()): 'intent' | 'none' {
  return way?.saveData || /2g$/.test(way?.effectiveType ?? '') ? 'none' : 'intent';
}
