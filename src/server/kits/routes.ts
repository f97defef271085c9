import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { deleteKit, findKit, listKits } from './kit-store.ts';
import { presentKit, presentKitWithLines } from './present-kit.ts';
import { putInKit } from './put-in-kit.ts';
import { createKit, renameKit } from './save-kit.ts';

export function mountKits(mounting: Mounting): void {
  mount(mounting, endpoints.listKits, async ({ caller, query }) =>
    (await listKits(caller, query.kind)).map(presentKit),
  );
  mount(mounting, endpoints.createKit, async ({ caller, body }) => presentKit(await createKit(caller, body)));
  mount(mounting, endpoints.getKit, async ({ caller, params }) =>
    presentKitWithLines(await findKit(caller, params.id), await findProvider(caller)),
  );
  mount(mounting, endpoints.renameKit, async ({ caller, params, body }) =>
    presentKit(await renameKit(caller, params.id, body.name)),
  );
  mount(mounting, endpoints.deleteKit, async ({ caller, params }) => {
    await deleteKit(caller, params.id);
    return null;
  });
  mount(mounting, endpoints.putInKit, ({ caller, params, body }) => putInKit(caller, params.id, body));
}
