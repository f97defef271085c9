export const mediaTypes = ['photo', 'video', 'document', 'audio'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const qualityRatings = ['good', 'average', 'low'] as const;
export type QualityRating = (typeof qualityRatings)[number];

/** Why a photo was rated down; the customer is told in words. */
export const qualityReasons = ['too_dark', 'too_bright', 'blurred', 'too_small'] as const;
export type QualityReason = (typeof qualityReasons)[number];
