/** Where the sign-in service answers. */
export const authAddress = (): string => `${location.origin}/auth/v1`;

/** Under what name this browser keeps its session. */
export const authStorageKey = (): string => `sb-${location.hostname.split('.')[0]}-auth-token`;
