import { useSyncExternalStore } from 'react';
import { keptText } from './kept-text.ts';

/** Effects that please and say nothing, such as the ripple of a button: on unless turned off in this browser. */
const kept = keptText('enhancements-enabled');

const areEnabled = (): boolean => kept.read() !== 'false';

/** Whoever asks the device for less motion gets none of them. */
export const areEnhancementsOn = (): boolean => areEnabled() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useEnhancements(): { areEnabled: boolean; turn: (isOn: boolean) => void } {
  return {
    areEnabled: useSyncExternalStore(kept.subscribe, areEnabled, () => true),
    turn: (isOn) => kept.keep(String(isOn)),
  };
}
