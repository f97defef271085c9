import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePassFocusOn } from '#web/ui/use-pass-focus-on.ts';

interface LoadFailureProps {
  readonly title: ReactNode;
  readonly query: Pick<UseQueryResult, 'error' | 'isPaused' | 'isFetching' | 'refetch'>;
}

/** Why nothing is shown, and the way on. The network comes first: without it every other reason is a guess. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (query.isPaused) {
    return (
      <Notice isLive title={t`You are offline`}>
        <Trans>This appears by itself once there is a connection.</Trans>
      </Notice>
    );
  }
  return (
    <Notice level="error" isLive title={title} action={<RetryButton query={query} />}>
      {errorText(query.error)}
    </Notice>
  );
}

function RetryButton({ query }: Pick<LoadFailureProps, 'query'>) {
  const button = usePassFocusOn<HTMLButtonElement>();
  return (
    <Button ref={button} pending={query.isFetching} onClick={() => void query.refetch()}>
      <Trans>Try again</Trans>
    </Button>
  );
}
