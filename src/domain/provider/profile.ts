export const providerTypes = ['business', 'individual'] as const;
export type ProviderType = (typeof providerTypes)[number];

/** A person who signs in for a provider. */
export const memberRoles = ['owner', 'admin', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

export interface ProfileFields {
  readonly provider_type: ProviderType;
  readonly business_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly address?: { readonly formatted_address?: string | null | undefined } | null | undefined;
}

const isBlank = (text: string | null | undefined): boolean => !text?.trim();

/** The names a provider type needs, by the specification's own sentences (§5). */
export function nameErrors(profile: ProfileFields): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (profile.provider_type === 'business') {
    if (isBlank(profile.business_name)) errors.business_name = ['Business name is required for business providers'];
    return errors;
  }
  if (isBlank(profile.first_name)) errors.first_name = ['First name is required for individual providers'];
  if (isBlank(profile.last_name)) errors.last_name = ['Last name is required for individual providers'];
  return errors;
}

/** What keeps a profile from being complete; empty when nothing does. */
export function profileErrors(profile: ProfileFields): Record<string, string[]> {
  const errors = nameErrors(profile);
  if (isBlank(profile.phone_number)) errors.phone_number = ['Phone number is required'];
  if (isBlank(profile.email)) errors.email = ['Email is required'];
  if (isBlank(profile.address?.formatted_address)) errors['address.formatted_address'] = ['Address is required'];
  return errors;
}

/** How customers see the provider: the firm, or the person. */
export function displayName(
  profile: Pick<ProfileFields, 'provider_type' | 'business_name' | 'first_name' | 'last_name'>,
): string {
  if (profile.provider_type === 'business' && profile.business_name) return profile.business_name;
  return [profile.first_name, profile.last_name].filter(Boolean).join(' ');
}
