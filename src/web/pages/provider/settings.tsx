import { Trans, useLingui } from '@lingui/react/macro';
import { AiSection } from '#web/features/ai-settings/ai-section.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Settings`} text={<Trans>How drafts are made.</Trans>} />
      <AiSection />
    </>
  );
}
