import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

/** Far more parts than a film has; a file that goes beyond is made to keep the server busy. */
const mostParts = 500_000;

/** Counts the parts of a file. @throws Problem unsupported_media_type at too many */
export function partLimit(): () => void {
  let left = mostParts;
  return () => {
    left -= 1;
    if (left < 0)
      throw new Problem('unsupported_media_type', msg`This file cannot be read. Please choose another one.`);
  };
}
