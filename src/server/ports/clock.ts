/** The time, as an argument: tests hold their own. */
export type Clock = () => Date;
