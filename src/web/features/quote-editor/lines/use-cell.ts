import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface CellOptions<Value> {
  readonly value: Value;
  readonly toText: (value: Value) => string;
  /** What stands in the cell while the caret is in it, where that is more exact than what is shown. */
  readonly toExactText?: (value: Value) => string;
  /** Undefined when the text cannot be read. */
  readonly fromText: (text: string) => Value | undefined;
  /** `base` is what the cell held when typing began. */
  readonly onCommit: (value: Value, base: Value) => void;
  /** What the text comes to as it is typed; undefined when it is put back or cannot be read. */
  readonly onType?: (value: Value | undefined) => void;
}

type CellElement = HTMLInputElement | HTMLTextAreaElement;

/** One cell that is edited in place: leaving it saves, Escape puts the old value back and then leaves, unreadable text stays. */
export function useCell<Value>({ value, toText, toExactText, fromText, onCommit, onType }: CellOptions<Value>) {
  const [draft, setDraft] = useState<{ text: string; base: Value } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const textOf = isFocused && toExactText ? toExactText : toText;
  const commit = () => {
    setFocused(false);
    if (!draft) return;
    const read = fromText(draft.text);
    setInvalid(read === undefined);
    if (read === undefined) return;
    setDraft(null);
    onType?.(undefined);
    if (read !== draft.base) onCommit(read, draft.base);
  };
  return {
    isInvalid,
    props: {
      value: draft?.text ?? textOf(value),
      'aria-invalid': isInvalid || undefined,
      onChange: ({ target }: { target: CellElement }) => {
        setDraft({ text: target.value, base: draft ? draft.base : value });
        setInvalid(false);
        onType?.(fromText(target.value));
      },
      onFocus: ({ target }: FocusEvent<CellElement>) => {
        // At once: whatever is typed next has to meet the exact text, all of it selected.
        flushSync(() => setFocused(true));
        if (!(target instanceof HTMLInputElement)) return;
        target.select();
        const exact = target.value;
        // A click puts the caret after the focus has come.
        requestAnimationFrame(() => {
          if (document.activeElement === target && target.value === exact) target.select();
        });
      },
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent<CellElement>) => {
        if (event.key !== 'Escape') return;
        // Out of the cell, single keys are the page's again.
        if (!draft) return event.currentTarget.blur();
        event.stopPropagation();
        setDraft(null);
        setInvalid(false);
        onType?.(undefined);
      },
    },
  };
}
