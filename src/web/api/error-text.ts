import { useLingui } from '@lingui/react/macro';
import { ApiError } from './api-error.ts';

/** One sentence fit to show for whatever a call threw: the server's own, or ours where none came. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError)) return t`Something went wrong. Please try again.`;
    switch (error.code) {
      case 'network':
        return t`No connection right now. Please try again in a moment.`;
      case 'cancelled':
        return t`This took too long. Please try again.`;
      case 'unexpected':
        return error.sentence ? t(error.sentence) : t`Something went wrong on our side. Please try again.`;
      case 'internal':
        return t`Something went wrong on our side. Please try again.`;
      default:
        return error.message;
    }
  };
}
