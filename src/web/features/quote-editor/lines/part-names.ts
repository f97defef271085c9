import type { Quote } from '#web/api/quote-types.ts';

/** The part of the job that each line belongs to, where there is more than one to tell apart. */
export function partNames({
  components,
}: Pick<Quote, 'components'>): (componentId: string | null) => string | undefined {
  const main = components.filter(({ is_optional }) => !is_optional);
  const named = components.filter(({ is_optional }) => is_optional || main.length > 1);
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  return (componentId) => (componentId === null ? undefined : titles.get(componentId));
}
