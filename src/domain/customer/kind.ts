/** Whom prices are shown to with tax, and whom without. */
export const customerKinds = ['person', 'business'] as const;
export type CustomerKind = (typeof customerKinds)[number];
