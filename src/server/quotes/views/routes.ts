import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { addView, changeView, viewNotFound } from './save-view.ts';
import { deleteSavedView, listSavedViews, type SavedViewRow } from './saved-view-store.ts';

export function mountSavedViews(mounting: Mounting): void {
  mount(mounting, endpoints.listSavedViews, async ({ caller }) => (await listSavedViews(caller)).map(presentView));
  mount(mounting, endpoints.createSavedView, async ({ caller, body }) => presentView(await addView(caller, body)));
  mount(mounting, endpoints.updateSavedView, async ({ caller, params, body }) =>
    presentView(await changeView(caller, params.id, body)),
  );
  mount(mounting, endpoints.deleteSavedView, async ({ caller, params }) => {
    if (!(await deleteSavedView(caller, params.id))) throw viewNotFound();
    return null;
  });
}

/** A filter that was kept by an older version of the program may know less than today's. */
const presentView = ({ id, name, filter, isDefault }: SavedViewRow) => ({
  id,
  name,
  filter,
  is_default: isDefault,
});
