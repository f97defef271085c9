import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSettings } from '#web/app/brand.tsx';

/** After which the server lets a code go. */
const mostTries = 5;

/**
 * Why a code did not fit. The service says one thing of all that do not, so that nobody learns who has an account; the
 * page knows when it asked for the code and how often it was tried.
 * @param sentAt when the code was asked for; unknown where the page was opened by itself
 */
export function useCodeProblem(sentAt: number | undefined): () => string {
  const { t } = useLingui();
  const { codeMinutes } = useSettings().waysIn;
  const tries = useRef({ sentAt, count: 0 });
  return () => {
    if (tries.current.sentAt !== sentAt) tries.current = { sentAt, count: 0 };
    tries.current.count += 1;
    if (tries.current.count >= mostTries)
      return t`That was wrong too often, so this code no longer works. Please ask for a new one.`;
    if (sentAt === undefined)
      return t`This code is not right, or it has expired. Check the digits, or ask for a new one.`;
    return Date.now() - sentAt < codeMinutes * 60_000
      ? t`This code is not right. Please check the digits.`
      : t`This code has expired. Please ask for a new one.`;
  };
}
