import { Trans } from '@lingui/react/macro';
import { pathTo } from '../paths.ts';

interface ErrorPageProps {
  readonly status: number;
  /** What a loader said. Without it: the page is missing, or something broke. */
  readonly message?: string;
}

export function ErrorPage({ status, message }: ErrorPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-140 flex-col justify-center px-5 py-16">
      <title>{String(status)}</title>
      <p className="type-label text-secondary tabular-nums">{status}</p>
      <h1 className="type-display mt-2 text-balance">
        {message ?? (status >= 500 ? <Trans>Something went wrong</Trans> : <Trans>Page not found</Trans>)}
      </h1>
      <p className="mt-3 text-pretty text-secondary">
        {status >= 500 ? (
          <Trans>It is not your doing. Please try again in a moment.</Trans>
        ) : (
          <Trans>The address may be mistyped, or the page has moved.</Trans>
        )}
      </p>
      {/* A full load on purpose: it clears whatever state led here. */}
      <a
        href={pathTo('landing')}
        className="type-label mt-8 inline-flex min-h-13 items-center self-start rounded-lg bg-action-primary px-6 text-[1.0625rem] text-action-primary hover:bg-action-primary-hover"
      >
        <Trans>Go Home</Trans>
      </a>
    </main>
  );
}
