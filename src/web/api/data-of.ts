import type { Answer } from './call-types.ts';

/** For queries and mutations that keep the data alone. */
export const dataOf = <Data>(answer: Answer<Data>): Data => answer.data;
