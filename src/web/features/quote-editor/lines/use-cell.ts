import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface CellOptions<Value> {
  readonly value: Value;
  readonly toText: (value: Value) => string;
  /** Undefined when the text cannot be read. */
  readonly fromText: (text: string) => Value | undefined;
  /** `base` is what the cell held when typing began. */
  readonly onCommit: (value: Value, base: Value) => void;
}

type CellElement = HTMLInputElement | HTMLTextAreaElement;

/** One cell that is edited in place: leaving it saves, Escape puts the old value back, unreadable text stays. */
export function useCell<Value>({ value, toText, fromText, onCommit }: CellOptions<Value>) {
  const [draft, setDraft] = useState<{ text: string; base: Value } | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const commit = () => {
    if (!draft) return;
    const read = fromText(draft.text);
    setInvalid(read === undefined);
    if (read === undefined) return;
    setDraft(null);
    if (read !== draft.base) onCommit(read, draft.base);
  };
  return {
    isInvalid,
    props: {
      value: draft?.text ?? toText(value),
      'aria-invalid': isInvalid || undefined,
      onChange: ({ target }: { target: CellElement }) => {
        setDraft({ text: target.value, base: draft ? draft.base : value });
        setInvalid(false);
      },
      onFocus: ({ target }: FocusEvent<CellElement>) => target.select(),
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent<CellElement>) => {
        if (event.key !== 'Escape' || !draft) return;
        event.stopPropagation();
        setDraft(null);
        setInvalid(false);
      },
    },
  };
}
