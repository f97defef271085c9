import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { NavLink } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { settingsSections } from './sections.ts';

/** The sections beside the one that is open. */
export function SettingsNav({ className }: { readonly className?: string }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Sections of the settings`} className={className}>
      <ul className="flex flex-col gap-0.5">
        {settingsSections.map(({ to, icon, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 no-underline hover:bg-hover',
                  isActive ? 'bg-hover font-semibold text-primary' : 'text-secondary',
                )
              }
            >
              <Icon icon={icon} size={16} className="flex-none" />
              <span className="min-w-0">{i18n._(name)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as a page of its own, for a phone: what is found where. */
export function SettingsList() {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Sections of the settings`}>
      <ul className="overflow-hidden rounded-lg border border-subtle bg-surface shadow-1">
        {settingsSections.map(({ to, icon, name, text }) => (
          <li key={to} className="border-t border-subtle first:border-t-0">
            <NavLink to={to} className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-primary no-underline">
              <Icon icon={icon} className="flex-none text-secondary" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{i18n._(name)}</span>
                <span className="type-small block text-secondary">{i18n._(text)}</span>
              </span>
              <Icon icon={ChevronRight} size={16} className="flex-none text-secondary" />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
