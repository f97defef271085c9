import { useLingui } from '@lingui/react/macro';
import { FileText, LayoutDashboard, Store, Tag, Users, Wrench } from 'lucide-react';
import { Link, NavLink, Outlet, useMatches } from 'react-router';
import { useProfileCheck } from '../api/provider.ts';
import { AccountMenu } from '../app/account-menu.tsx';
import { useSettings } from '../app/brand.tsx';
import { linkPrefetch } from '../app/link-prefetch.ts';
import { OfflineBar } from '../app/offline-bar.tsx';
import { type Destination, DestinationCount, PhoneTabs } from '../app/phone-tabs.tsx';
import { SearchButton } from '../app/search-button.tsx';
import { SkipLink } from '../app/skip-link.tsx';
import { useAttentionCount } from '../app/use-attention-count.ts';
import { useFollowLocale } from '../app/use-follow-locale.ts';
import { pathTo } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import { SignedIn } from './signed-in.tsx';
import { useOverlays } from './use-overlays.tsx';

export { clientLoader, clientMiddleware, HydrateFallback } from './signed-in.tsx';

function useDestinations(): { main: Destination[]; setUp: Destination[] } {
  const { t } = useLingui();
  return {
    main: [
      { to: pathTo('dashboard'), icon: LayoutDashboard, label: t`Dashboard` },
      { to: pathTo('quotes'), icon: FileText, label: t`Quotes`, count: useAttentionCount() },
      { to: pathTo('customers'), icon: Users, label: t`Customers` },
    ],
    setUp: [
      { to: pathTo('services'), icon: Wrench, label: t`Services` },
      { to: pathTo('pricing'), icon: Tag, label: t`Pricing rules` },
      { to: pathTo('profile'), icon: Store, label: t`Profile` },
    ],
  };
}

/** What a page may ask of its frame: `export const handle = { isFullBleed: true } satisfies FrameHandle`. */
export interface FrameHandle {
  /** No padding around the page: it reaches from edge to edge, pads itself, and at the desk scrolls within the window. */
  readonly isFullBleed?: boolean;
}

function useFullBleed(): boolean {
  return useMatches().some(({ handle }) => isFrameHandle(handle) && handle.isFullBleed === true);
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'isFullBleed' in handle;
}

/**
 * The frame of the provider's pages: a sidebar at the desk, a top bar and tabs on a phone.
 * What sticks to the bottom of a page stands at `bottom-(--bottom-inset)`, above the tabs.
 */
export default function DashboardLayout() {
  return (
    <SignedIn>
      <Frame />
    </SignedIn>
  );
}

function Frame() {
  const { main, setUp } = useDestinations();
  const isFullBleed = useFullBleed();
  const { overlay, openSearch } = useOverlays();
  useFollowLocale();
  return (
    <div className="type-body-desk min-h-dvh [--bottom-inset:calc(3.5rem+env(safe-area-inset-bottom))] md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:[--bottom-inset:0px]">
      <SkipLink />
      <Sidebar main={main} setUp={setUp} onSearch={openSearch} />
      <TopBar onSearch={openSearch} />
      <div className={classNames('flex min-w-0 flex-col pb-(--bottom-inset)', isFullBleed && 'md:h-dvh')}>
        <OfflineBar />
        <main
          id="main"
          tabIndex={-1}
          className={classNames(
            'min-w-0 flex-1 outline-none',
            isFullBleed ? 'md:min-h-0' : 'px-5 py-5 md:px-7 md:py-5.5',
          )}
        >
          <Outlet />
        </main>
      </div>
      <PhoneTabs destinations={[...main, ...setUp]} />
      {overlay}
    </div>
  );
}

function useCompany(): { name: string; logoUrl: string | null } {
  const { data } = useProfileCheck();
  const { productName } = useSettings();
  const provider = data?.provider;
  const person = [provider?.first_name, provider?.last_name].filter(Boolean).join(' ');
  return { name: provider?.business_name || person || productName, logoUrl: provider?.logo_url ?? null };
}

function Company({ isNameWhole = false }: { readonly isNameWhole?: boolean }) {
  const { name, logoUrl } = useCompany();
  return (
    <Link
      to={pathTo('dashboard')}
      className="flex min-w-0 items-center gap-2.5 rounded-md text-[0.9375rem] leading-5 font-[650] tracking-[-.01em] text-primary no-underline"
    >
      <Mark name={name} logoUrl={logoUrl} size="small" />
      <span className={classNames('min-w-0', isNameWhole ? 'line-clamp-2 wrap-anywhere' : 'truncate')}>{name}</span>
    </Link>
  );
}

interface SidebarProps {
  readonly main: readonly Destination[];
  readonly setUp: readonly Destination[];
  readonly onSearch: () => void;
}

function Sidebar({ main, setUp, onSearch }: SidebarProps) {
  const { t } = useLingui();
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-subtle px-3 py-3.5 md:flex">
      <div className="px-1.5 pt-0.5 pb-4">
        <Company isNameWhole />
      </div>
      <SearchButton look="wide" onPress={onSearch} />
      <nav aria-label={t`Main`} className="flex flex-col gap-0.5">
        {main.map((destination) => (
          <SideLink key={destination.to} destination={destination} />
        ))}
        <div className="mx-2 my-2.5 h-px bg-(--border-subtle)" />
        {setUp.map((destination) => (
          <SideLink key={destination.to} destination={destination} />
        ))}
      </nav>
      <div className="mt-auto border-t border-subtle pt-2">
        <AccountMenu look="named" />
      </div>
    </aside>
  );
}

function SideLink({ destination: { to, icon, label, count } }: { readonly destination: Destination }) {
  return (
    <NavLink
      to={to}
      prefetch={linkPrefetch()}
      className={({ isActive }) =>
        classNames(
          'flex min-h-8.5 items-center gap-2.5 rounded-sm border px-2 py-1 no-underline',
          isActive
            ? 'border-subtle bg-surface font-semibold text-primary shadow-1'
            : 'border-transparent font-medium text-secondary hover:bg-hover hover:text-primary',
        )
      }
    >
      <Icon icon={icon} size={18} />
      <span className="min-w-0 flex-1">{label}</span>
      {count ? <DestinationCount count={count} /> : null}
    </NavLink>
  );
}

function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <header className="flex items-center gap-3 border-b border-subtle py-2 pr-3 pl-5 md:hidden">
      <div className="min-w-0 flex-1">
        <Company />
      </div>
      <SearchButton look="compact" onPress={onSearch} />
      <AccountMenu look="compact" />
    </header>
  );
}
