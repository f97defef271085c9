/** How a change in words is taken back, as it is kept with it. */
export interface WordEditUndo {
  /** Lines that were changed or deleted, as they stood; times are texts. */
  readonly before: ReadonlyArray<Record<string, unknown> & { readonly id: string }>;
  /** Lines that were changed or added, with the revision that the change left them at. */
  readonly touched: ReadonlyArray<{ readonly id: string; readonly revision: number; readonly isNew: boolean }>;
  /** All lines in their order before, where it was changed. */
  readonly order: readonly string[] | null;
  readonly discountPercent: { readonly before: number; readonly after: number } | null;
  /** Whether tax was charged before, where that was changed; absent in what was kept before it could be. */
  readonly taxCharged?: boolean | null;
  readonly optional: ReadonlyArray<{ readonly id: string; readonly before: boolean; readonly after: boolean }>;
}
