import { z } from 'zod';
import { invalid } from '../requests/auth-error.ts';
import { optionalData, optionalFlag, optionalText } from '../requests/read-json.ts';

/** What an operator may say of a user. */
export const serviceUserBody = z.object({
  id: z.uuid().nullish(),
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  /** Of a user who is brought along from elsewhere. */
  password_hash: optionalText,
  email_confirm: optionalFlag,
  phone_confirm: optionalFlag,
  user_metadata: optionalData,
  app_metadata: optionalData,
  ban_duration: optionalText,
  role: optionalText,
});
export type ServiceUserBody = z.output<typeof serviceUserBody>;

const units: Record<string, number> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };
const duration = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
/** Beyond it no date is left to write down. */
const longestBanHours = 1_000_000;

/** Until when a user is banned: parts such as `2h45m`, or `none`. @throws AuthError 400 */
export function bannedUntil(text: string, now: Date): Date | null {
  if (text === 'none') return null;
  if (!duration.test(text)) throw invalid('Invalid format for ban duration: use parts such as 300ms or 2h45m, or none');
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g);
  let seconds = 0;
  for (const [, number, unit = ''] of parts) seconds += Number(number) * (units[unit] ?? 0);
  if (seconds > longestBanHours * 3600) throw invalid('The ban duration is too long');
  return new Date(now.getTime() + seconds * 1000);
}

/** Roles are no part of this product: every user is the same to sign-in. @throws AuthError 400 */
export function refuseOtherRole(role: string | undefined): void {
  if (role !== undefined && role !== '' && role !== 'authenticated') throw invalid('Users have the role authenticated');
}
