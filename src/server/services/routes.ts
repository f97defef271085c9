import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentCatalogue, presentProfessions } from './present-catalogue.ts';
import { listProfessions } from './profession-store.ts';
import { listCatalogue, listSelections } from './service-store.ts';
import { updateProfessions } from './update-professions.ts';
import { updateServices } from './update-services.ts';

export function mountServices(mounting: Mounting): void {
  mount(mounting, endpoints.listServiceCategories, async ({ locale }) =>
    presentCatalogue(await listCatalogue(mounting.deps.db), { playbooks: mounting.deps.playbooks, locale }),
  );
  mount(mounting, endpoints.getServices, ({ caller }) => listSelections(caller));
  mount(mounting, endpoints.listProfessions, async ({ db, locale }) =>
    presentProfessions(await listProfessions(db), locale),
  );
  mount(mounting, endpoints.updateProfessions, async ({ caller, body }) => ({
    profession_ids: await updateProfessions(caller, body.profession_ids),
  }));
  mount(mounting, endpoints.updateServices, ({ caller, body }) => updateServices(caller, body.services));
}
