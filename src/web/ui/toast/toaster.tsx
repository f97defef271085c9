import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { closeToast, type Toast, type ToastLevel, toastStore } from './toast-store.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX } as const;

const tones = {
  info: 'text-info-icon',
  success: 'text-success-icon',
  warning: 'text-attention-icon',
  error: 'text-danger-icon',
} as const satisfies Record<ToastLevel, string>;

const hotkey = 'F8';

/** Once in the app. The hotkey moves focus to the messages; a swipe to the right closes one. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  return (
    <Radix.Provider label={t`Notification`} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={[hotkey]}
        label={t`Notifications (${hotkey})`}
        className="fixed right-0 bottom-0 z-60 flex w-full flex-col gap-[16px] p-4 pb-safe-4 outline-none sm:w-104"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  const level = toast.level ?? 'info';
  const close = (isOpen: boolean) => {
    if (!isOpen) closeToast(toast.id);
  };
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={close}
      type={level === 'error' ? 'foreground' : 'background'}
      className="type-body-desk flex items-start gap-3 rounded-md border border-default bg-raised p-3 pl-4 shadow-3 data-[state=closed]:animate-toast-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon icon={icons[level]} className={`mt-1.5 ${tones[level]}`} />
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.text ? <Radix.Description className="text-secondary">{toast.text}</Radix.Description> : null}
      </div>
      {toast.action ? (
        <Radix.Action asChild altText={toast.action.altText}>
          <Button size="desk-small" className="mt-0.5" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <Button variant="ghost" size="desk-small" square aria-label={t`Close`} className="mt-0.5">
          <Icon icon={X} size={16} />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}
