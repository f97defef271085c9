import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { summarizeDashboard } from './summarize-dashboard.ts';

export function mountDashboard(mounting: Mounting): void {
  mount(mounting, endpoints.getDashboardSummary, ({ caller, query }) =>
    summarizeDashboard(caller, mounting.deps.clock(), query),
  );
}
