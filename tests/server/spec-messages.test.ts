import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logoMessages, profileMessages, servicesMessage } from '../support/spec-messages.ts';
import { createPainter, signUp } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
}, 120_000);
afterAll(() => running.stop());

const whole = {
  provider_type: 'business',
  business_name: 'Invented Sweeps',
  email: 'sweep@example.com',
  phone_number: '+44 20 7946 0003',
  address: { formatted_address: '3 Nowhere Street, Exampleton' },
};
const individual = { ...whole, provider_type: 'individual', first_name: 'Ida', last_name: 'Invented' };

const missing = [
  ['phone_number', whole, { phone_number: '' }],
  ['email', whole, { email: ' ' }],
  ['address.formatted_address', whole, { address: { formatted_address: '' } }],
  ['business_name', whole, { business_name: '' }],
  ['first_name', individual, { first_name: '' }],
  ['last_name', individual, { last_name: undefined }],
] as const;

describe('the API says word for word what the specification says', () => {
  it.each(missing)('when a new profile lacks its %s', async (field, profile, without) => {
    const { client } = await signUp(fetch);
    const { status, body } = await client.send('POST', '/api/provider/profile', { ...profile, ...without });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [profileMessages[field]] });
  });

  it('when a change of the kind of provider leaves a name out', async () => {
    const { client } = await createPainter(fetch);
    const change = (body: object) => client.send('PUT', '/api/provider/profile', body);
    const toIndividual = await change({ provider_type: 'individual', first_name: '', last_name: '' });
    const { first_name, last_name } = profileMessages;
    expect(toIndividual.body.errors).toEqual({ first_name: [first_name], last_name: [last_name] });
    const toBusiness = await change({ provider_type: 'business', business_name: '' });
    expect(toBusiness.body.errors).toEqual({ business_name: [profileMessages.business_name] });
  });

  it('when a logo is too large or no picture', async () => {
    const { client } = await createPainter(fetch);
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('logo', new Blob([bytes], { type: 'image/png' }), 'logo.png');
      return (await client.send('POST', '/api/provider/profile/logo', form)).body.errors;
    };
    expect(await upload(new Uint8Array(5_242_880))).toEqual({ logo: [logoMessages.tooLarge] });
    expect(await upload(new TextEncoder().encode('<script>'))).toEqual({ logo: [logoMessages.wrongType] });
  });

  it.each([[{ id: 'x' }], ['painting'], [null], [7]])('when the services are %j and no list', async (services) => {
    const { client } = await createPainter(fetch);
    const { status, body } = await client.send('PUT', '/api/provider/services', { services });
    expect(status).toBe(422);
    expect(body.errors.services).toEqual([servicesMessage]);
  });
});
