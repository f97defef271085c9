import { useSyncExternalStore } from 'react';
import { keptText } from '../kept-text.ts';

/** Whoever speaks to a computer, or hits keys by chance, must be able to turn single keys off (WCAG 2.1.4). */
const kept = keptText('shortcuts');
const off = 'off';

export const areShortcutsOn = (): boolean => kept.read() !== off;

const turn = (isOn: boolean): void => kept.keep(isOn ? null : off);

export function useShortcutSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(kept.subscribe, areShortcutsOn, () => true), turn };
}
