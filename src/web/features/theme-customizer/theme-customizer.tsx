import { useLingui } from '@lingui/react/macro';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

// Few who come to the settings come for this, and it brings all colours with it.
const LookCard = onDemand(async () => (await import('./look-card.tsx')).LookCard);

export function ThemeCustomizer() {
  const { t } = useLingui();
  return <LookCard waiting={<SkeletonRows count={1} label={t`Loading the look of the app`} rowClassName="h-140" />} />;
}
