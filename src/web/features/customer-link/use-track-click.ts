import { useEffect } from 'react';
import { customerCall } from './customer-call.ts';

const counted = new Set<string>();

/**
 * Tells once a visit that a person opened the link. Waits for a touch or a key, since mail scanners and link previews
 * open pages too. @param linkId null in a preview
 */
export function useTrackClick(linkId: string | null, token: string): void {
  useEffect(() => {
    if (!linkId || counted.has(linkId)) return;
    const count = (): void => {
      stop();
      if (counted.has(linkId)) return;
      counted.add(linkId);
      const options = { params: { linkId }, body: {}, headers: { 'X-Link-Token': token } };
      // Only a figure for the provider; the customer has nothing to do about a failure.
      customerCall('POST /quotes/links/{linkId}/track-click', options).catch(() => counted.delete(linkId));
    };
    const stop = (): void => {
      removeEventListener('pointerdown', count);
      removeEventListener('keydown', count);
    };
    addEventListener('pointerdown', count);
    addEventListener('keydown', count);
    return stop;
  }, [linkId, token]);
}
