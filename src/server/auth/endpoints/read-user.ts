import type { SignedIn } from '../requests/signed-in.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';

export const readUser = ({ account }: SignedIn): WireUser => presentUser(account);
