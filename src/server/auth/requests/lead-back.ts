import type { AuthError } from './auth-error.ts';

/** How OAuth names a refusal, by its status. */
const errorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

/** What a page of ours is told of a refusal, by its address. */
export function errorFields({ status, code }: AuthError, description: string): Record<string, string> {
  return { error: errorNames[status] ?? 'server_error', error_code: code, error_description: description };
}

export function withFragment(target: string, fields: Record<string, string>): string {
  return `${target}#${new URLSearchParams(fields)}`;
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
