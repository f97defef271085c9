import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

// Few who come to the settings come for this, and it brings all colours with it.
const LookCard = lazy(async () => ({ default: (await import('./look-card.tsx')).LookCard }));

export function ThemeCustomizer() {
  const { t } = useLingui();
  return (
    <Suspense fallback={<SkeletonRows count={1} label={t`Loading the look of the app`} rowClassName="h-140" />}>
      <LookCard />
    </Suspense>
  );
}
