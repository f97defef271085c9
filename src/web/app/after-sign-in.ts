import { safeNext, secondStepPath } from '../paths.ts';
import { settledMarks } from './person-marks.ts';
import { forgetSource, rememberedSource } from './remembered-source.ts';
import { profileOrNull } from './require-session.ts';
import { auth, lacksSecondStep, type User } from './session.ts';
import { isNewUser, pageOfSignIn } from './way-in.ts';

/** Where a sign-in leads: the second step, where there is one, then for somebody new the onboarding, else the page asked for. */
export async function pageAfterSignIn(user: User, next?: string | null): Promise<string> {
  if (await lacksSecondStep()) return secondStepPath(safeNext(next));
  const { user_metadata: about } = await withSource(user);
  const marks = isNewUser(about) ? await settledMarks(about, await profileOrNull()) : about;
  return pageOfSignIn(marks, safeNext(next));
}

/** Where somebody new came from, however they signed up: another service, or a mail opened elsewhere, cannot carry it. */
async function withSource(user: User): Promise<User> {
  const source = rememberedSource();
  forgetSource();
  if (!source || !isNewUser(user.user_metadata) || user.user_metadata.source) return user;
  const { data } = await auth().updateUser({ data: { source } });
  return data.user ?? user;
}
