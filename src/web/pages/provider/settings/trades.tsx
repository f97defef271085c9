import { useLingui } from '@lingui/react/macro';
import { TradesSection } from '#web/features/trades/trades-section.tsx';

export default function TradeSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Trades`}</title>
      <TradesSection />
    </>
  );
}
