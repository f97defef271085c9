import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** As the server judges: more of it costs time and decides nothing. */
const judgedLength = 64;
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });

/** How hard a password is to guess, 0 to 4, for somebody who knows `about`. Heavy with its lists of words: load it late. */
export function scoreOf(password: string, about: readonly string[]): number {
  return judge.check(password, [...about]).score;
}
