import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Loading {
  /** Stands there until the part has come. */
  readonly waiting?: ReactNode;
}

interface Failure<Props extends object> {
  readonly props: Props;
  readonly retry: () => void;
}

interface Source<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly Failed: ComponentType<Failure<Props>>;
  /** Once it has come. */
  ready?: ComponentType<Props>;
}

/** A part of a page that is fetched when it is first shown; `Failed` stands there where it cannot be, and the page stays as it is. */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Failure<Props>>,
): ComponentType<Props & Loading> {
  const source: Source<Props> = { load, Failed };
  return (props) => <Fetched source={source} waiting={props.waiting} props={props} />;
}

/** A part without which the page has all that it must have: where it does not come, nothing is said. */
export function ifItComes<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return fetchedPart(load, () => null);
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
  return hasFailed ? <source.Failed props={props} retry={() => setFailed(false)} /> : waiting;
}
