import type { Fetch } from './api-client.ts';
import { type SignedUp, signUp } from './stories.ts';
import { serviceTypeId, trades } from './trades.ts';

/** A firm that does all six trades, with the starter rates of each. */
export async function createAllTradesFirm(
  fetch: Fetch,
  { locale, currency }: { readonly locale: string; readonly currency: string },
): Promise<SignedUp> {
  const firm = await signUp(fetch);
  await firm.client.post('/api/provider/profile', {
    provider_type: 'business',
    business_name: 'Invented All Trades Ltd',
    first_name: 'Ida',
    last_name: 'Invented',
    email: firm.email,
    phone_number: '+44 20 7946 0003',
    address: { formatted_address: '3 Nowhere Street, Exampleton' },
    currency,
    locale,
  });
  await firm.client.put('/api/provider/services', {
    services: trades.map(({ service }) => ({ id: serviceTypeId(service), type: 'service_type' })),
  });
  return firm;
}
