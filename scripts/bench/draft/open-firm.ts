import { type Client, createClient } from '../../../tests/support/api-client.ts';
import { signUp } from '../../../tests/support/stories.ts';
import { serviceTypeId, trades } from '../../../tests/support/trades.ts';

export interface Firm {
  readonly provider: Client;
  /** Anybody with a customer's link. */
  readonly customer: Client;
}

/** A firm of all the trades that are measured, with the starter rates of each. */
export async function openFirm(url: string): Promise<Firm> {
  const fetchFrom = (path: string, init: RequestInit) => fetch(url + path, init);
  const { client: provider, email } = await signUp(fetchFrom);
  await provider.post('/api/provider/profile', {
    provider_type: 'business',
    business_name: 'Invented All Trades Ltd',
    first_name: 'Ida',
    last_name: 'Invented',
    email,
    phone_number: '+44 20 7946 0003',
    address: { formatted_address: '3 Nowhere Street, Exampleton' },
    currency: 'GBP',
    locale: 'en-GB',
  });
  await provider.put('/api/provider/services', {
    services: trades.map(({ service }) => ({ id: serviceTypeId(service), type: 'service_type' })),
  });
  return { provider, customer: createClient(fetchFrom) };
}
