import { describe, expect, test } from 'vitest';
import { displayName, nameProblems, type ProfileFields, profileProblems } from './profile.ts';

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

const businessName = { business_name: 'business_name_required' };
const firstName = { first_name: 'first_name_required' };
const lastName = { last_name: 'last_name_required' };

describe('a complete profile', () => {
  test.each([business, individual])('of a $provider_type has no problems', (profile) => {
    expect(profileProblems(profile)).toEqual({});
  });
});

describe.each([undefined, null, '', '  '])('with %j for a field', (blank) => {
  test.each([
    [{ ...business, phone_number: blank }, { phone_number: 'phone_number_required' }],
    [{ ...business, email: blank }, { email: 'email_required' }],
    [{ ...business, address: { formatted_address: blank } }, { 'address.formatted_address': 'address_required' }],
    [{ ...business, business_name: blank }, businessName],
    [{ ...individual, first_name: blank }, firstName],
    [{ ...individual, last_name: blank }, lastName],
  ])('%j has %j', (profile, problems) => {
    expect(profileProblems(profile)).toEqual(problems);
  });
});

test('a profile without an address at all misses its text', () => {
  const problem = { 'address.formatted_address': 'address_required' };
  expect(profileProblems({ ...business, address: null })).toEqual(problem);
  expect(profileProblems({ ...business, address: undefined })).toEqual(problem);
});

test('every missing field is named at once', () => {
  expect(Object.keys(profileProblems({ provider_type: 'individual' }))).toEqual([
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'address.formatted_address',
  ]);
});

test('an update that changes the provider type asks for the names of the new one', () => {
  expect(nameProblems({ ...business, provider_type: 'individual' })).toEqual({ ...firstName, ...lastName });
  expect(nameProblems({ ...individual, provider_type: 'business' })).toEqual(businessName);
  expect(nameProblems({ provider_type: 'business', business_name: 'Hill & Sons' })).toEqual({});
});

test('customers see the firm, or the person', () => {
  expect(displayName(business)).toBe('Hill & Sons');
  expect(displayName(individual)).toBe('Ada Hill');
  expect(displayName({ ...individual, last_name: null })).toBe('Ada');
  expect(displayName({ provider_type: 'business', first_name: 'Ada', last_name: 'Hill' })).toBe('Ada Hill');
});
