import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';

/** From one quote's link to the next by `j` and back by `k`; Enter is the link's own. */
export function useListKeys(): void {
  useShortcuts({ j: () => focusLink(1), k: () => focusLink(-1) });
}

function focusLink(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-quote]')];
  const row = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('a[data-quote]');
  const at = row ? links.indexOf(row) : -1;
  // From elsewhere it begins at the top.
  links[at < 0 ? 0 : at + step]?.focus();
}
