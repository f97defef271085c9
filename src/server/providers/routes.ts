import { endpoints } from '#contract/endpoints.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { removeLogo, replaceLogo } from './change-logo.ts';
import { createProfile } from './create-profile.ts';
import { presentProvider } from './present-provider.ts';
import { findProvider, findProviderOfUser, type ProviderRow } from './provider-store.ts';
import { updateProfile } from './update-profile.ts';

function ownScope({ db }: Pick<AppDeps, 'db'>, provider: ProviderRow, userId: string): ProviderScope {
  return { db, providerId: provider.id, actor: { kind: 'provider', userId } };
}

export function mountProviders(mounting: Mounting): void {
  const { deps } = mounting;

  mount(mounting, endpoints.checkProfile, async ({ caller }) => {
    const row = await findProviderOfUser(deps.db, caller.userId);
    const provider = row ? await presentProvider(ownScope(deps, row, caller.userId), row) : null;
    return { exists: provider !== null, is_profile_complete: provider?.is_profile_complete ?? false, provider };
  });

  mount(mounting, endpoints.getProfile, async ({ caller }) => presentProvider(caller, await findProvider(caller)));

  mount(mounting, endpoints.createProfile, async ({ caller, body }) => {
    const row = await createProfile(deps.db, caller.userId, body);
    return presentProvider(ownScope(deps, row, caller.userId), row);
  });

  mount(mounting, endpoints.createBasicProfile, async ({ caller, body }) => {
    const row = await createProfile(deps.db, caller.userId, body);
    return presentProvider(ownScope(deps, row, caller.userId), row);
  });

  mount(mounting, endpoints.uploadLogo, async ({ caller, request }) =>
    presentProvider(caller, await replaceLogo(caller, deps.disk, request)),
  );

  mount(mounting, endpoints.deleteLogo, async ({ caller }) =>
    presentProvider(caller, await removeLogo(caller, deps.disk)),
  );

  mount(mounting, endpoints.updateProfile, async ({ caller, body }) =>
    presentProvider(caller, await updateProfile(caller, body)),
  );
}
