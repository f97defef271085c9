/** What a sign-in link hands over in its fragment (R5.5). */
export type Fragment =
  | { readonly kind: 'empty' | 'malformed' }
  | { readonly kind: 'refused'; readonly description: string }
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly isRecovery: boolean;
    };

export function readFragment(hash: string): Fragment {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if ([...fields].length === 0) return { kind: 'empty' };
  const description = fields.get('error_description');
  if (description) return { kind: 'refused', description };
  const accessToken = fields.get('access_token');
  const refreshToken = fields.get('refresh_token');
  if (!accessToken || !refreshToken) return { kind: 'malformed' };
  return { kind: 'tokens', accessToken, refreshToken, isRecovery: fields.get('type') === 'recovery' };
}
