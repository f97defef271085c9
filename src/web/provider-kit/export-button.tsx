import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '#web/api/download.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface ExportButtonProps {
  /** Of the call that answers with the file. */
  readonly path: string;
  readonly fileName: string;
}

/** Gives a list as a file for spreadsheets. */
export function ExportButton({ path, fileName }: ExportButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const run = () => {
    setPending(true);
    void download(path, fileName)
      .catch((error: unknown) => {
        showToast({ level: 'error', title: t`The file could not be made`, text: errorText(error) });
      })
      .finally(() => setPending(false));
  };
  return (
    <Button pending={isPending} onClick={run} title={t`As a CSV file for spreadsheets`}>
      <Icon icon={Download} size={16} />
      <Trans>Export</Trans>
    </Button>
  );
}
