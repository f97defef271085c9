import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface CrumbsProps {
  readonly current: ReactNode;
  /** The list it belongs to; without one, the quotes. */
  readonly parent?: { readonly to: string; readonly label: ReactNode };
}

/** Back to the list, and where in it the reader is. */
export function Crumbs({ current, parent }: CrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where you are`} className="type-small text-secondary">
      <ol className="flex items-center gap-1.5">
        <li>
          <Link
            to={parent?.to ?? pathTo('quotes')}
            className="inline-flex min-h-6 items-center underline-offset-3 hover:underline"
          >
            {parent?.label ?? <Trans>Quotes</Trans>}
          </Link>
        </li>
        <li aria-hidden="true">
          <Icon icon={ChevronRight} size={16} />
        </li>
        <li aria-current="page" className="min-w-0 truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
