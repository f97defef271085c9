import type { ProviderRow } from './provider-store.ts';

/**
 * Where the logo is served: without a bearer and for as long as it is the logo, since customers' pages and mails show it.
 * Its name is random, so a replaced one has another address and copies in browsers never mislead.
 */
export function logoUrl({ logoKey }: Pick<ProviderRow, 'logoKey'>): string | null {
  return logoKey && `/api/${logoKey}`;
}
