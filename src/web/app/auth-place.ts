const elsewhere = (): DOMStringMap => document.documentElement.dataset;

/** Where the sign-in service answers: here, unless the page names another place. */
export const authAddress = (): string => elsewhere().authUrl ?? `${location.origin}/auth/v1`;

/** With what a gateway in front of it wants to see from everybody. */
export function authHeaders(): { headers?: Record<string, string> } {
  const { authKey } = elsewhere();
  return authKey === undefined ? {} : { headers: { apikey: authKey } };
}

/** Under what name this browser keeps its session. */
export const authStorageKey = (): string => `sb-${new URL(authAddress()).hostname.split('.')[0]}-auth-token`;
