import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { LinkProblem, type LinkProblemKind, linkProblemKinds, linkProblemTitles } from './link-problem.tsx';

function kindOf(error: unknown): LinkProblemKind {
  if (!isRouteErrorResponse(error)) return 'other';
  const { kind }: { kind?: unknown } = typeof error.data === 'object' && error.data ? error.data : {};
  return linkProblemKinds.find((known) => known === kind) ?? 'other';
}

/** What every customer page shows when its link does not open. */
export function CustomerErrorBoundary({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const kind = kindOf(error);
  return (
    <>
      <title>{t(linkProblemTitles[kind])}</title>
      <LinkProblem kind={kind} />
    </>
  );
}
