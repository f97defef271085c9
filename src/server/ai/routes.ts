import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { changeAiSettings, presentSettings, testAiSettings } from './change-settings.ts';

export function mountSettings(mounting: Mounting): void {
  const { deps } = mounting;
  mount(mounting, endpoints.getSettings, ({ caller }) => presentSettings(caller, deps));
  mount(mounting, endpoints.updateSettings, async ({ caller, body }) => {
    if (body.ai) await changeAiSettings(caller, deps, body.ai);
    return presentSettings(caller, deps);
  });
  mountStaged(mounting, endpoints.testAiSettings, {
    prepare: ({ caller }) => testAiSettings(caller, deps),
    work: async (_, result) => result,
  });
}
