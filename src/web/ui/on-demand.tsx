import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';
import { fetchedPart } from './fetched-part.tsx';
import { Notice } from './notice.tsx';
import { showToast } from './toast/toast-store.ts';

/**
 * A part of a page that is fetched when it is first shown. Where it cannot be, over a bad line or none, a dialog (which has
 * `onClose`) says so and is gone, any other part offers to try again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return fetchedPart(load, ({ props, retry }) => {
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : null;
    return close ? <Gone onClose={() => close()} /> : <NotThere onRetry={retry} />;
  });
}

function useWords() {
  const { t } = useLingui();
  return {
    title: t`This could not be fetched`,
    text: t`Please check your connection and try again. Nothing is lost.`,
    retry: t`Try again`,
  };
}

function Gone({ onClose }: { readonly onClose: () => void }) {
  const { title, text } = useWords();
  // Once, however often the page is drawn meanwhile.
  const say = useEffectEvent(() => {
    showToast({ level: 'warning', title, text });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}

function NotThere({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = useWords();
  return (
    <Notice
      level="warning"
      isLive
      title={title}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
