import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentCatalogue } from './present-catalogue.ts';
import { listCatalogue, listSelections } from './service-store.ts';
import { updateServices } from './update-services.ts';

export function mountServices(mounting: Mounting): void {
  mount(mounting, endpoints.listServiceCategories, async ({ locale }) =>
    presentCatalogue(await listCatalogue(mounting.deps.db), { playbooks: mounting.deps.playbooks, locale }),
  );
  mount(mounting, endpoints.getServices, ({ caller }) => listSelections(caller));
  mount(mounting, endpoints.updateServices, ({ caller, body }) => updateServices(caller, body.services));
}
