import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { showToast } from './toast/toast-store.ts';

interface Loading {
  /** Stands there until the part has come. */
  readonly waiting?: ReactNode;
}

interface Demand {
  /** Without it the page has all that it must have: where it does not come, nothing is said. */
  readonly isExtra?: boolean;
}

interface Source<Props extends object> extends Demand {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Once it has come. */
  ready?: ComponentType<Props>;
}

/**
 * A part of a page that is fetched when it is first shown. Where it cannot be, over a bad line or none, the page stays as it is:
 * a dialog (which has `onClose`) says so and is gone, any other part offers to try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  demand: Demand = {},
): ComponentType<Props & Loading> {
  const source: Source<Props> = { load, ...demand };
  return (props) => <Fetched source={source} waiting={props.waiting} props={props} />;
}

function Fetched<Props extends object>({
  source,
  waiting,
  props,
}: Loading & { readonly source: Source<Props>; readonly props: Props }) {
  const [Part, setPart] = useState(() => source.ready);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Part || hasFailed) return;
    let isWanted = true;
    source.load().then(
      (part) => {
        source.ready = part;
        if (isWanted) setPart(() => part);
      },
      () => {
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, Part, hasFailed]);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return waiting;
  if (source.isExtra) return null;
  const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : null;
  return close ? <Gone onClose={() => close()} /> : <NotThere onRetry={() => setFailed(false)} />;
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
