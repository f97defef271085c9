import { Trans } from '@lingui/react/macro';
import { pathTo } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';

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
      <h1 className="type-display mt-2 text-balance">{message ?? <Heading status={status} />}</h1>
      <p className="mt-3 text-pretty text-secondary">
        {status >= 500 ? (
          <Trans>It’s not your fault. Please try again in a moment.</Trans>
        ) : (
          <Trans>The address may be mistyped, or the page has moved.</Trans>
        )}
      </p>
      {/* Full loads on purpose: they clear whatever state led here, and work without script. */}
      <div className="mt-8 flex flex-wrap gap-3">
        {status >= 500 ? (
          <form>
            <button type="submit" className={classNames(look, primaryLook)}>
              <Trans>Try again</Trans>
            </button>
          </form>
        ) : null}
        <a href={pathTo('landing')} className={classNames(look, status >= 500 ? quietLook : primaryLook)}>
          <Trans>Go Home</Trans>
        </a>
      </div>
    </main>
  );
}

const look = 'type-label inline-flex min-h-13 items-center rounded-lg px-6 text-[1.0625rem]';
const primaryLook = 'bg-action-primary text-action-primary hover:bg-action-primary-hover';
const quietLook = 'border border-control bg-action-secondary text-action-secondary hover:bg-hover';

function Heading({ status }: Pick<ErrorPageProps, 'status'>) {
  if (status === 503) return <Trans>This page can’t be shown right now</Trans>;
  return status >= 500 ? <Trans>Something went wrong</Trans> : <Trans>Page not found</Trans>;
}
