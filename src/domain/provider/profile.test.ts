import { describe, expect, test } from 'vitest';
import { displayName, nameErrors, type ProfileFields, profileErrors } from './profile.ts';

const business: ProfileFields = {
  provider_type: 'business',
  business_name: 'Hill & Sons',
  email: 'office@example.org',
  phone_number: '+44 20 7946 0000',
  address: { formatted_address: '1 High Street, London' },
};
const individual: ProfileFields = {
  ...business,
  provider_type: 'individual',
  business_name: null,
  first_name: 'Ada',
  last_name: 'Hill',
};

const businessName = { business_name: ['Business name is required for business providers'] };
const firstName = { first_name: ['First name is required for individual providers'] };
const lastName = { last_name: ['Last name is required for individual providers'] };

describe('a complete profile', () => {
  test.each([business, individual])('of a $provider_type has no errors', (profile) => {
    expect(profileErrors(profile)).toEqual({});
  });
});

describe.each([undefined, null, '', '  '])('with %j for a field', (blank) => {
  test.each([
    [{ ...business, phone_number: blank }, { phone_number: ['Phone number is required'] }],
    [{ ...business, email: blank }, { email: ['Email is required'] }],
    [{ ...business, address: { formatted_address: blank } }, { 'address.formatted_address': ['Address is required'] }],
    [{ ...business, business_name: blank }, businessName],
    [{ ...individual, first_name: blank }, firstName],
    [{ ...individual, last_name: blank }, lastName],
  ])('%j has %j', (profile, errors) => {
    expect(profileErrors(profile)).toEqual(errors);
  });
});

test('a profile without an address at all misses its text', () => {
  const message = { 'address.formatted_address': ['Address is required'] };
  expect(profileErrors({ ...business, address: null })).toEqual(message);
  expect(profileErrors({ ...business, address: undefined })).toEqual(message);
});

test('every missing field is named at once', () => {
  expect(Object.keys(profileErrors({ provider_type: 'individual' }))).toEqual([
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'address.formatted_address',
  ]);
});

test('an update that changes the provider type asks for the names of the new one', () => {
  expect(nameErrors({ ...business, provider_type: 'individual' })).toEqual({ ...firstName, ...lastName });
  expect(nameErrors({ ...individual, provider_type: 'business' })).toEqual(businessName);
  expect(nameErrors({ provider_type: 'business', business_name: 'Hill & Sons' })).toEqual({});
});

test('customers see the firm, or the person', () => {
  expect(displayName(business)).toBe('Hill & Sons');
  expect(displayName(individual)).toBe('Ada Hill');
  expect(displayName({ ...individual, last_name: null })).toBe('Ada');
  expect(displayName({ provider_type: 'business', first_name: 'Ada', last_name: 'Hill' })).toBe('Ada Hill');
});
