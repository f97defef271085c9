import { onDemand } from '#web/ui/on-demand.tsx';

/** Beside a quote's lines or questions, which are there before it. */
export const UnderstoodOnDemand = onDemand(async () => (await import('./understood-list.tsx')).UnderstoodList);
