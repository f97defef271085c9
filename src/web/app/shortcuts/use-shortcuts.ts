import { useEffect, useRef } from 'react';
import { type Pressed, shortcutOf } from './shortcut-keys.ts';
import { areShortcutsOn } from './shortcut-switch.ts';

/** What has keys of its own while it is open or focused. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';
const over = '[role=dialog], [role=alertdialog], [role=menu]';

function isElsewhere({ target }: KeyboardEvent): boolean {
  return (target instanceof Element && target.closest(typing) !== null) || document.querySelector(over) !== null;
}

/** Keys of a page, by how they are written down (`n`, `g q`), for as long as it is shown. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let before: Pressed | null = null;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !areShortcutsOn()) return;
      const { key, timeStamp } = event;
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const shortcut = shortcutOf(before, { key, isModified, isElsewhere: isElsewhere(event) }, timeStamp);
      before = { key, at: timeStamp };
      const action =
        shortcut !== null && Object.hasOwn(latest.current, shortcut) ? latest.current[shortcut] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
