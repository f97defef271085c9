import type { Clock } from '#server/ports/clock.ts';

const trustedSeconds = 60;
const mostKept = 10_000;

/** What is known of a session that was alive a moment ago. */
export interface LiveSession {
  readonly userId: string;
  readonly email: string;
  readonly userMetadata: Record<string, unknown>;
  readonly aal: 'aal1' | 'aal2';
  readonly isAnonymous: boolean;
  readonly refreshCounter: number;
}

export interface LiveSessions {
  readonly get: (id: string) => LiveSession | undefined;
  /** Looks a session up and remembers it, unless one ended meanwhile. */
  readonly learn: (id: string, lookUp: () => Promise<LiveSession | undefined>) => Promise<LiveSession | undefined>;
  /** Call once the end has been committed. */
  readonly forget: (ids: readonly string[]) => void;
}

/** Spares a query for each request of a signed-in user. An end in another process is noticed within a minute. */
export function createLiveSessions(clock: Clock): LiveSessions {
  const known = new Map<string, { session: LiveSession; checkedAt: number }>();
  let ends = 0;
  return {
    get: (id) => {
      const entry = known.get(id);
      const age = entry ? (clock().getTime() - entry.checkedAt) / 1000 : -1;
      return age >= 0 && age < trustedSeconds ? entry?.session : undefined;
    },
    learn: async (id, lookUp) => {
      const endsBefore = ends;
      const checkedAt = clock().getTime();
      const session = await lookUp();
      known.delete(id);
      if (session && ends === endsBefore) known.set(id, { session, checkedAt });
      const oldest = known.size > mostKept ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return session;
    },
    forget: (ids) => {
      ends += 1;
      for (const id of ids) known.delete(id);
    },
  };
}
