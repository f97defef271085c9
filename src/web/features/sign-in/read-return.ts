/** What a way of signing in hands over in the address that it comes back to (R5.5). */
export type Return =
  | { readonly kind: 'empty' | 'malformed' }
  /** One of two addresses has agreed to a change. */
  | { readonly kind: 'half-done' }
  | { readonly kind: 'refused'; readonly code: string | null; readonly description: string | null }
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly isRecovery: boolean;
    }
  /** To be exchanged by the browser that asked for it (PKCE). */
  | { readonly kind: 'code'; readonly code: string };

interface Address {
  readonly hash: string;
  readonly search: string;
}

/** Tokens stand in the fragment, codes in the query; what went wrong stands in either. */
export function readReturn({ hash, search }: Address): Return {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const refusal = refusalIn(fragment) ?? refusalIn(query);
  if (refusal) return refusal;
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken && refreshToken)
    return { kind: 'tokens', accessToken, refreshToken, isRecovery: fragment.get('type') === 'recovery' };
  if (fragment.has('message')) return { kind: 'half-done' };
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  return { kind: fragment.size > 0 || query.has('code') ? 'malformed' : 'empty' };
}

function refusalIn(fields: URLSearchParams): Return | null {
  const description = fields.get('error_description') || null;
  const code = fields.get('error_code') || fields.get('error') || null;
  return description || code ? { kind: 'refused', code, description } : null;
}
