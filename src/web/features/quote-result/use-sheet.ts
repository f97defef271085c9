import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface SheetOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface SheetProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** A dialog that the address opens: plainly in the page without script, modal with it. */
export function useSheet({ isOpen, onClose }: SheetOptions): SheetProps {
  const ref = useRef<HTMLDialogElement>(null);
  const [isPlain, setPlain] = useState(isOpen);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // First the plain one goes: React taking its attribute back afterwards would close the modal one.
    if (isPlain) setPlain(false);
    else if (isOpen && !dialog.open) dialog.showModal();
    else if (!isOpen && dialog.open) dialog.close();
  }, [isOpen, isPlain]);
  return {
    ref,
    open: isPlain,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // The dialog itself is only met beside its form, on the veil.
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
