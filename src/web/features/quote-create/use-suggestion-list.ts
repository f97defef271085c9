import { type KeyboardEvent, useState } from 'react';

interface SuggestionList<Item> {
  readonly isShown: boolean;
  /** What Enter would take. */
  readonly marked: Item | undefined;
  readonly choose: (item: Item) => void;
  /** Whether the key was the list's. */
  readonly pressKey: (event: KeyboardEvent) => boolean;
}

/** The keys of a field with suggestions below it (the combobox pattern of WAI-ARIA): arrows, Enter, Escape. */
export function useSuggestionList() {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  /** Whoever types looks at the list anew. */
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  const over = <Item>(items: readonly Item[], onChoose: (item: Item) => void): SuggestionList<Item> => {
    const isShown = isOpen && items.length > 0;
    const marked = isShown ? items[at] : undefined;
    const choose = (item: Item) => {
      close();
      onChoose(item);
    };
    const pressKey = (event: KeyboardEvent): boolean => {
      if (event.key === 'Escape' && isShown) close();
      else if (event.key === 'Enter' && marked) choose(marked);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        setOpen(true);
        // One place more than there are items: none of them, which is the field itself.
        const places = items.length + 1;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setAt(((at + 1 + step + places) % places) - 1);
      } else return false;
      event.preventDefault();
      return true;
    };
    return { isShown, marked, choose, pressKey };
  };
  return { isOpen, open, close, over };
}
