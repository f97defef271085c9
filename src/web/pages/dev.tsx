import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { settingsContext } from '#contract/request-context.ts';
import { pathTo } from '../paths.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/dev';

/** For people who build the product; it does not exist elsewhere. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(settingsContext).isDevelopment) throw data(null, { status: 404 });
  return null;
}

export default function Dev() {
  const { t } = useLingui();
  return (
    <main className="mx-auto max-w-160 px-5 py-10">
      <title>{t`Developer pages`}</title>
      <h1 className="type-heading">
        <Trans>Developer pages</Trans>
      </h1>
      <ul className="mt-4">
        <li className="border-t border-subtle py-3">
          <TextLink to={pathTo('devMailbox')}>
            <Trans>Mailbox</Trans>
          </TextLink>
          <p className="type-small text-secondary">
            <Trans>Every message that would have been sent</Trans>
          </p>
        </li>
        <li className="border-t border-subtle py-3">
          <TextLink to={pathTo('devDesignSystem')}>
            <Trans>Design system</Trans>
          </TextLink>
          <p className="type-small text-secondary">
            <Trans>Every part of the interface on one page</Trans>
          </p>
        </li>
        <li className="border-t border-subtle py-3">
          <TextLink to={pathTo('devQuoteFlow')}>
            <Trans>Quote flow</Trans>
          </TextLink>
          <p className="type-small text-secondary">
            <Trans>The customer’s flow with every kind of question; nothing is stored</Trans>
          </p>
        </li>
      </ul>
    </main>
  );
}
