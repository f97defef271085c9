import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a text and says so. Where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text, children, ...look }: CopyButtonProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ level: 'success', title: t`Link copied` });
    } catch {
      showToast({ level: 'warning', title: t`Please copy it by hand`, text });
    }
  };
  return (
    <Button {...look} onClick={() => void copy()}>
      <Icon icon={isCopied ? Check : Copy} size={16} />
      {children}
    </Button>
  );
}
