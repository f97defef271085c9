import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** A text that must not be empty goes back to what it was. */
  readonly isRequired?: boolean;
  readonly className?: string;
  readonly onCommit: (value: string) => void;
}

/** Text that is edited where it stands: leaving it or Enter saves, Escape puts it back. */
export function InlineText({ label, value, placeholder, isRequired, className, onCommit }: InlineTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const text = draft.trim();
    setDraft(null);
    if (text !== value && (text !== '' || !isRequired)) onCommit(text);
  };
  return (
    <textarea
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      maxLength={500}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          setDraft(null);
        }
        if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.currentTarget.blur();
        }
      }}
      className={classNames(
        '-mx-2 block field-sizing-content w-[calc(100%+1rem)] resize-none rounded-xs bg-transparent px-2 py-1 outline-none',
        'hover:inset-ring hover:inset-ring-(--border-default) focus:bg-surface focus:inset-ring-[1.5px] focus:inset-ring-(--border-selected)',
        className,
      )}
    />
  );
}
