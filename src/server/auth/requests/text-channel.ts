import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Address } from './address.ts';
import { AuthError, invalid } from './auth-error.ts';

/** That a code can be sent there at all, told by the request alone. @throws AuthError 400 for another channel, 422 for a number that no country gives out */
export function requireReachable(address: Address, channel: string | undefined): void {
  if ('email' in address) return;
  if (channel && channel !== 'sms') throw invalid('Invalid channel: only sms is supported');
  if (!parsePhoneNumberFromString(`+${address.phone}`)?.isValid()) {
    throw new AuthError(422, 'sms_send_failed', 'Error sending sms: nobody can have this number');
  }
}
