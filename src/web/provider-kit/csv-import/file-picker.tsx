import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface FilePickerProps {
  readonly isAnother: boolean;
  readonly isReading: boolean;
  readonly onChoose: (file: File) => void;
}

/** A table from a spreadsheet or another program. */
export function FilePicker({ isAnother, isReading, onChoose }: FilePickerProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        tabIndex={-1}
        aria-label={t`CSV file`}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again once it was put right.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant={isAnother ? 'quiet' : 'dark'} pending={isReading} onClick={() => picker.current?.click()}>
        <Icon icon={FileUp} size={16} />
        {isAnother ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      </Button>
    </div>
  );
}
