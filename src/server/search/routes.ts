import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { search } from './search.ts';
import { servicesToFind } from './services-to-find.ts';

export function mountSearch(mounting: Mounting): void {
  const services = servicesToFind(mounting.deps);
  mount(mounting, endpoints.search, ({ caller, query, locale }) => search(caller, { ...query, locale, services }));
}
