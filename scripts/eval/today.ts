/** YYYY-MM-DD of this run, as the server gives it to the engine. */
export const today = new Date().toISOString().slice(0, 10);
