import { useLingui } from '@lingui/react/macro';

/** Why a customer declines; stored as it stands here, shown in words. */
export const rejectReasons = ['price', 'timing', 'somebody_else', 'not_needed'] as const;

/** A reason in words; what is none of ours is shown as it was given. */
export function useRejectReasonWords(): (reason: string) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'price':
        return t`The price is too high`;
      case 'timing':
        return t`The time does not suit`;
      case 'somebody_else':
        return t`Somebody else does it`;
      case 'not_needed':
        return t`It is not needed any more`;
      default:
        return reason;
    }
  };
}
