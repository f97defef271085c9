/** Why a customer declines; stored as it stands here, shown in words. A caller of the API may give words of its own. */
export const rejectReasons = ['price', 'timing', 'somebody_else', 'not_needed'] as const;
export type RejectReason = (typeof rejectReasons)[number];
