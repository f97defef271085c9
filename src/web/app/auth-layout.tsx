import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { ifItComes } from '../ui/fetched-part.tsx';
import { toastStore } from '../ui/toast/toast-store.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { rememberSource } from './remembered-source.ts';

/** One centred card on the canvas; on a phone the card is the page. */
// biome-ignore lint/style/noDefaultExport: a route module
export default function AuthLayout() {
  const [search] = useSearchParams();
  const source = search.get('source');
  useEffect(() => rememberSource(source), [source]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface sm:bg-canvas">
      <OfflineBar />
      <FirstToasts />
      <div className="mx-auto flex w-full max-w-110 flex-1 flex-col px-5 pt-5 pb-safe-8 sm:justify-center sm:pt-8">
        <header className="flex sm:mb-6 sm:justify-center">
          <Brand />
        </header>
        <main className="pt-10 sm:rounded-xl sm:border sm:border-subtle sm:bg-surface sm:p-8 sm:shadow-1">
          <Outlet />
        </main>
        <LanguageSwitch className="mt-6 justify-center" />
      </div>
    </div>
  );
}

const Toaster = ifItComes(async () => (await import('../ui/toast/toaster.tsx')).Toaster);

/** Signing in seldom has anything to announce, so what shows it comes with the first message. */
function FirstToasts() {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer).length > 0;
  return hasToasts ? <Toaster /> : null;
}
