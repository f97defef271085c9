/** What a customer does that the provider is mailed about. */
export const newsOccasions = ['message', 'accepted', 'rejected', 'changes'] as const;
export type NewsOccasion = (typeof newsOccasions)[number];
