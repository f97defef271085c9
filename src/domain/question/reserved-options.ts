/** Option ids that the engine adds itself: "none of these" and "not sure", whatever they are called. */
export const noneOption = 'none';
export const unsureOption = 'unsure';
