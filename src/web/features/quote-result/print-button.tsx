import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** On paper or as a file, by the browser's own dialog. Without script the browser's menu does the same. */
export function PrintButton() {
  const { t } = useLingui();
  if (!useHydrated()) return null;
  return (
    <Button
      variant="ghost"
      size="touch-small"
      square
      aria-label={t`Print or save as PDF`}
      className="print:hidden"
      onClick={() => print()}
    >
      <Icon icon={Printer} />
    </Button>
  );
}
