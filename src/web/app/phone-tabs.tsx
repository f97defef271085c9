import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

export interface Destination {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count?: number;
}

/** More than these would be too narrow for a finger and a word. */
const mostTabs = 5;

const tabLook = (isActive: boolean): string =>
  classNames(
    'relative flex h-14 min-w-0 flex-col items-center justify-center gap-1 px-1 no-underline',
    isActive ? 'text-link' : 'text-secondary',
  );

/** The phone's navigation, at the thumb: what is used most, and the rest behind "More". */
export function PhoneTabs({ destinations }: { readonly destinations: readonly Destination[] }) {
  const { t } = useLingui();
  const hasMore = destinations.length > mostTabs;
  const shown = hasMore ? destinations.slice(0, mostTabs - 1) : destinations;
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col bg-surface pb-safe-0 shadow-bar md:hidden"
    >
      {shown.map((destination) => (
        <Tab key={destination.to} destination={destination} />
      ))}
      {hasMore ? <MoreTab destinations={destinations.slice(mostTabs - 1)} /> : null}
    </nav>
  );
}

function Tab({ destination: { to, icon, label, count } }: { readonly destination: Destination }) {
  return (
    <NavLink to={to} className={({ isActive }) => tabLook(isActive)}>
      <span className="relative">
        <Icon icon={icon} />
        {count ? (
          <span className="absolute -top-2 left-3">
            <DestinationCount count={count} />
          </span>
        ) : null}
      </span>
      <span className="type-caption max-w-full truncate">{label}</span>
    </NavLink>
  );
}

function MoreTab({ destinations }: { readonly destinations: readonly Destination[] }) {
  const { pathname } = useLocation();
  const isActive = destinations.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className={tabLook(isActive)}>
          <Icon icon={Ellipsis} />
          <span className="type-caption max-w-full truncate">
            <Trans>More</Trans>
          </span>
        </button>
      }
    >
      {destinations.map(({ to, icon, label }) => (
        <MenuItem key={to} to={to} icon={icon}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** How many wait for the provider behind a destination. */
export function DestinationCount({ count }: { readonly count: number }) {
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-attention-strong px-1.5 text-[0.75rem] leading-none font-[650] text-attention-on-strong tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Trans>, {count} waiting for you</Trans>
      </span>
    </span>
  );
}
