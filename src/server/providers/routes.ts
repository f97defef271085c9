import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { readContent } from '#server/media/receive-upload.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { logoRules, receiveLogo, replaceLogo } from './change-logo.ts';
import { createProfile } from './create-profile.ts';
import { presentProvider } from './present-provider.ts';
import { findProvider, findProviderOfUser, type ProviderRow } from './provider-store.ts';
import { requirePermanentUser } from './require-permanent-user.ts';
import { updateProfile } from './update-profile.ts';

function ownScope({ db }: Pick<ProviderScope, 'db'>, provider: ProviderRow, userId: string): ProviderScope {
  return { db, providerId: provider.id, actor: { kind: 'provider', userId } };
}

export function mountProviders(mounting: Mounting): void {
  const { deps } = mounting;
  const { countries } = deps;
  const present = (scope: ProviderScope, row: ProviderRow) => presentProvider(scope, row, countries);

  mount(mounting, endpoints.checkProfile, async ({ caller, db }) => {
    const row = await findProviderOfUser(db, caller.userId);
    const provider = row ? await present(ownScope({ db }, row, caller.userId), row) : null;
    return { exists: provider !== null, is_profile_complete: provider?.is_profile_complete ?? false, provider };
  });

  mount(mounting, endpoints.getProfile, async ({ caller }) => present(caller, await findProvider(caller)));

  mount(mounting, endpoints.createProfile, async ({ caller, db, body }) => {
    requirePermanentUser(caller);
    const row = await createProfile(db, countries, caller.userId, body);
    return present(ownScope({ db }, row, caller.userId), row);
  });

  mount(mounting, endpoints.createBasicProfile, async ({ caller, db, body }) => {
    requirePermanentUser(caller);
    const row = await createProfile(db, countries, caller.userId, body);
    return present(ownScope({ db }, row, caller.userId), row);
  });

  mountStaged(mounting, endpoints.uploadLogo, {
    prepare: ({ request }) => receiveLogo(deps.disk, deps.uploadFolder, request),
    work: async ({ caller }, logo) => present(caller, await replaceLogo(caller, deps.disk, logo)),
    takeBack: (logo) => deleteFiles(deps.disk, [logo]),
    contentOf: ({ content }) => content,
    readContent: ({ request }) => readContent(request, logoRules(deps.uploadFolder)),
  });

  mount(mounting, endpoints.deleteLogo, async ({ caller }) =>
    present(caller, await replaceLogo(caller, deps.disk, null)),
  );

  mount(mounting, endpoints.updateProfile, async ({ caller, body }) =>
    present(caller, await updateProfile(caller, countries, body)),
  );
}
