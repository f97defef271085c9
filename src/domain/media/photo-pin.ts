/** Who marked a place on a photo. */
export const pinAuthors = ['provider', 'customer'] as const;
export type PinAuthor = (typeof pinAuthors)[number];

/** More on one photo cannot be told apart. */
export const mostPins = 20;
