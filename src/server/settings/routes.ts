import { endpoints } from '#contract/endpoints.ts';
import { testAiSettings } from '#server/ai/change-settings.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { changeSettings } from './change-settings.ts';
import { presentCountries } from './list-countries.ts';
import { presentSettings } from './present-settings.ts';

export function mountSettings(mounting: Mounting): void {
  const { deps } = mounting;
  mount(mounting, endpoints.getSettings, ({ caller }) => presentSettings(caller, deps));
  mount(mounting, endpoints.updateSettings, async ({ caller, body }) => {
    await changeSettings(caller, deps, body);
    return presentSettings(caller, deps);
  });
  mount(mounting, endpoints.listCountries, async ({ locale }) => presentCountries(deps.countries, locale));
  mountStaged(mounting, endpoints.testAiSettings, {
    prepare: ({ caller }) => testAiSettings(caller, deps),
    work: async (_, result) => result,
  });
}
