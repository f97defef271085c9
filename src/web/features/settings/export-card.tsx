import { Trans, useLingui } from '@lingui/react/macro';
import { HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { download } from '#web/api/download.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { pathTo } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Everything in one archive, and the way to have it erased. */
export function ExportCard() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = () => {
    setPending(true);
    setFailure(null);
    void download('/provider/export', 'export.zip')
      .catch(setFailure)
      .finally(() => setPending(false));
  };
  return (
    <>
      <Card title={<Trans>Take everything with you</Trans>}>
        <p className="mb-4 max-w-2xl text-pretty text-secondary">
          <Trans>
            A ZIP archive with all quotes, customers, prices, messages and files: tables for spreadsheets (CSV), the
            rest for programs (JSON). With many photos it takes a while.
          </Trans>
        </p>
        <div className="flex flex-col items-start gap-3">
          <Button variant="primary" pending={isPending} onClick={run}>
            <Icon icon={HardDriveDownload} size={16} />
            <Trans>Export everything</Trans>
          </Button>
          {failure ? (
            <Notice level="error" isLive title={t`The archive could not be made`}>
              {errorText(failure)}
            </Notice>
          ) : null}
        </div>
      </Card>
      <Card title={<Trans>Erase the account</Trans>}>
        <p className="mb-4 max-w-2xl text-pretty text-secondary">
          <Trans>Your quotes, customers and files are erased with it, for good. Export them first.</Trans>
        </p>
        <ButtonLink to={pathTo('security')}>
          <Trans>To sign-in and security</Trans>
        </ButtonLink>
      </Card>
    </>
  );
}
