import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

/** Our own page sends two at once; whoever sends more than this has left it. */
const mostAtOnce = 6;

export interface UploadSlots {
  /** Does `work`, unless as many uploads of the same link are open already. @throws Problem too_many_requests */
  readonly hold: <T>(link: string, work: () => Promise<T>) => Promise<T>;
}

/** Bounds the uploads of one link that this process receives at once: each holds a connection and room on the disk. */
export function createUploadSlots(): UploadSlots {
  const open = new Map<string, number>();
  return {
    hold: async (link, work) => {
      const others = open.get(link) ?? 0;
      if (others >= mostAtOnce) throw tooMany();
      open.set(link, others + 1);
      try {
        return await work();
      } finally {
        const left = (open.get(link) ?? 1) - 1;
        if (left > 0) open.set(link, left);
        else open.delete(link);
      }
    },
  };
}

const tooMany = () =>
  new Problem(
    'too_many_requests',
    msg`Several files are already on their way. Please wait until one of them has arrived.`,
    { retryAfterSeconds: 5 },
  );
