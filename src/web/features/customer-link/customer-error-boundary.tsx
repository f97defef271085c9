import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { LinkProblem, linkProblemKinds, linkProblemTitles } from './link-problem.tsx';
import type { LinkTrouble } from './load-customer-quote.ts';

function troubleOf(error: unknown): LinkTrouble {
  const thrown: Partial<LinkTrouble> = isRouteErrorResponse(error) && error.data ? error.data : {};
  return linkProblemKinds.some((known) => known === thrown.kind) ? (thrown as LinkTrouble) : { kind: 'other' }; // the loaders of these pages throw nothing else of a known kind
}

/** What every customer page shows when its link does not open. */
export function CustomerErrorBoundary({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const trouble = troubleOf(error);
  const contact = trouble.kind === 'withdrawn' ? { name: trouble.by.name, phone: trouble.by.phone_number } : null;
  return (
    <>
      <title>{t(linkProblemTitles[trouble.kind])}</title>
      <LinkProblem kind={trouble.kind} contact={contact} />
    </>
  );
}
