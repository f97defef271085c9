import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { atMost } from '#server/at-most.ts';

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's floor for argon2id, the library's default algorithm. */
const defaultHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash it works as long and says no, so that time does not tell who has an account. */
  readonly isRight: (password: string, hash: string | null | undefined) => Promise<boolean>;
  /** Whether the hash was made more cheaply than hashes are made now. */
  readonly isOutdated: (hash: string) => boolean;
}

/** Hashes as many passwords at a time as there are cores: a burst of sign-ins must not take all memory. */
export function createPasswordHasher(cost: HashCost = defaultHashCost): PasswordHasher {
  const inTurn = atMost(availableParallelism());
  const make = (password: string) => inTurn(() => hash(password, cost));
  // At once, so that the first unknown address takes no longer than the next.
  const nobody = make(randomBytes(32).toString('base64'));
  nobody.catch(() => undefined); // told by the first check
  return {
    hash: make,
    isRight: async (password, known) => {
      const against = known ?? (await nobody);
      const matches = await inTurn(() => verify(against, password));
      return matches && Boolean(known);
    },
    isOutdated: (known) => {
      const made = parseOptions(known);
      return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost;
    },
  };
}
