import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SettingsNav } from './settings-nav.tsx';

/**
 * The sections at the side on a laptop; on a phone each is a page, with the way back to the list.
 * No route of its own: that would be one more file to wait for.
 */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const isList = useLocation().pathname.replace(/\/$/, '') === pathTo('settings');
  return (
    <>
      {isList ? null : (
        <Link to={pathTo('settings')} className="mb-1 inline-flex min-h-11 items-center gap-1 text-link lg:hidden">
          <Icon icon={ChevronLeft} size={16} />
          {t`All settings`}
        </Link>
      )}
      <PageHead title={t`Settings`} />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav className="max-lg:hidden" />
        <div className="flex min-w-0 max-w-4xl flex-col gap-4">{children}</div>
      </div>
    </>
  );
}
