import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { ImportSteps } from './use-import.ts';

interface ImportChoicesProps {
  readonly choices: ImportSteps['choices'];
  readonly onChange: ImportSteps['change'];
}

/** What happens to customers who are known, and to rows with something wrong. */
export function ImportChoices({ choices, onChange }: ImportChoicesProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t`Bring known customers up to date`}
        description={
          <Trans>
            Known are those with the same email, or the same phone and name. What the file leaves empty stays.
          </Trans>
        }
        checked={choices.known === 'update'}
        onChange={({ target }) => onChange({ known: target.checked ? 'update' : 'skip' })}
      />
      <Checkbox
        label={t`Leave out rows with something wrong`}
        description={<Trans>Otherwise nothing is imported until every row is right.</Trans>}
        checked={choices.wrongRows === 'leave_out'}
        onChange={({ target }) => onChange({ wrongRows: target.checked ? 'leave_out' : 'stop' })}
      />
    </div>
  );
}
