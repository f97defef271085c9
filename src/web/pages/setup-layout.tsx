import { Outlet } from 'react-router';
import { AccountMenu } from '../app/account-menu.tsx';
import { Brand } from '../app/brand.tsx';
import { OfflineBar } from '../app/offline-bar.tsx';
import { SignedIn } from './signed-in.tsx';

export { clientLoader, clientMiddleware, HydrateFallback } from './signed-in.tsx';

/** Setting up: one column, one thing at a time, no navigation to get lost in. Pages bring no padding of their own. */
export default function SetupLayout() {
  return (
    <SignedIn>
      <div className="flex min-h-dvh flex-col">
        <OfflineBar />
        <header className="flex items-center justify-between gap-3 py-2.5 pr-3 pl-5 md:px-7">
          <Brand className="self-center" />
          <AccountMenu look="compact" />
        </header>
        <main tabIndex={-1} className="mx-auto w-full max-w-160 flex-1 px-5 pt-6 pb-safe-12 outline-none md:pt-10">
          <Outlet />
        </main>
      </div>
    </SignedIn>
  );
}
