import { createAllTradesFirm } from '../../../tests/support/all-trades-firm.ts';
import { type Client, createClient } from '../../../tests/support/api-client.ts';

export interface Firm {
  readonly provider: Client;
  /** Anybody with a customer's link. */
  readonly customer: Client;
}

/** A firm of all the trades that are measured, with the starter prices of each. */
export async function openFirm(url: string): Promise<Firm> {
  const fetchFrom = (path: string, init: RequestInit) => fetch(url + path, init);
  const { client: provider } = await createAllTradesFirm(fetchFrom, { locale: 'en-GB', currency: 'GBP' });
  return { provider, customer: createClient(fetchFrom) };
}
