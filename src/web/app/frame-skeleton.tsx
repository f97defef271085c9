import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';
import { Brand, useSettings } from './brand.tsx';

/** What the server sends for signed-in pages: the frame, while the browser looks for its session. */
export function FrameSkeleton() {
  const { productName } = useSettings();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <title>{productName}</title>
      <div className="flex min-h-15 items-center border-b border-subtle px-5 md:hidden">
        <Brand className="self-center" />
      </div>
      <div className="hidden border-r border-subtle px-4.5 py-3.5 md:block">
        <Brand />
      </div>
      <main className="flex flex-col gap-3 p-5 md:p-7">
        <span role="status" className="sr-only">
          <Trans>Loading</Trans>
        </span>
        <Skeleton className="h-8 w-44" />
        <Skeleton className="mt-3 h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </main>
    </div>
  );
}
