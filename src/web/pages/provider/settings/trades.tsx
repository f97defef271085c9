import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { TradesSection } from '#web/features/trades/trades-section.tsx';

export default function TradeSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Trades`}</title>
      <TradesSection />
    </SettingsFrame>
  );
}
