import { emailProblem } from '../customer/email-address.ts';
import type { FieldProblemCode } from '../problem.ts';

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

/** What is missing, by the field's name on the wire. */
export type ProfileProblems = Record<string, FieldProblemCode>;

/** The names a provider type needs (R5.1). */
export function nameProblems(profile: ProfileFields): ProfileProblems {
  const problems: ProfileProblems = {};
  if (profile.provider_type === 'business') {
    if (isBlank(profile.business_name)) problems.business_name = 'business_name_required';
    return problems;
  }
  if (isBlank(profile.first_name)) problems.first_name = 'first_name_required';
  if (isBlank(profile.last_name)) problems.last_name = 'last_name_required';
  return problems;
}

/** What keeps a profile from being complete; empty when nothing does. */
export function profileProblems(profile: ProfileFields): ProfileProblems {
  const problems = nameProblems(profile);
  if (isBlank(profile.phone_number)) problems.phone_number = 'phone_number_required';
  const emailFault = profile.email?.trim() ? emailProblem(profile.email) : 'email_required';
  if (emailFault) problems.email = emailFault;
  if (isBlank(profile.address?.formatted_address)) problems['address.formatted_address'] = 'address_required';
  return problems;
}

/** How customers see the provider: the firm, or the person. */
export function displayName(
  profile: Pick<ProfileFields, 'provider_type' | 'business_name' | 'first_name' | 'last_name'>,
): string {
  if (profile.provider_type === 'business' && profile.business_name) return profile.business_name;
  return [profile.first_name, profile.last_name].filter(Boolean).join(' ');
}
