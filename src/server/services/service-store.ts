import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { providerServices, serviceCategories, serviceTypes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type ServiceTypeRow = typeof serviceTypes.$inferSelect;
export type ServiceCategoryRow = typeof serviceCategories.$inferSelect;
export interface Selection {
  readonly id: string;
  readonly type: 'category' | 'service_type';
}

export async function listCatalogue(
  db: Executor,
): Promise<{ categories: ServiceCategoryRow[]; types: ServiceTypeRow[] }> {
  const [categories, types] = await Promise.all([
    db.select().from(serviceCategories).orderBy(asc(serviceCategories.position)),
    db.select().from(serviceTypes).orderBy(asc(serviceTypes.position)),
  ]);
  return { categories, types };
}

export async function findServiceTypes(db: Executor, ids: readonly string[]): Promise<ServiceTypeRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(serviceTypes)
    .where(inArray(serviceTypes.id, [...new Set(ids)]));
}

export async function listSelections(scope: ProviderScope): Promise<Selection[]> {
  const rows = await scope.db.select().from(providerServices).where(eq(providerServices.providerId, scope.providerId));
  return rows.map(selectionOf).sort((a, b) => a.type.localeCompare(b.type) || a.id.localeCompare(b.id));
}

function selectionOf(row: typeof providerServices.$inferSelect): Selection {
  if (row.serviceCategoryId) return { id: row.serviceCategoryId, type: 'category' };
  if (row.serviceTypeId) return { id: row.serviceTypeId, type: 'service_type' };
  throw new Error('a service selection names neither a category nor a type');
}

export async function replaceSelections(scope: ProviderScope, selections: readonly Selection[]): Promise<void> {
  await scope.db.delete(providerServices).where(eq(providerServices.providerId, scope.providerId));
  if (selections.length === 0) return;
  await scope.db.insert(providerServices).values(
    selections.map(({ id, type }) => ({
      providerId: scope.providerId,
      serviceCategoryId: type === 'category' ? id : null,
      serviceTypeId: type === 'service_type' ? id : null,
    })),
  );
}

/** The service types a provider offers; a category means all its types, those of its children too. */
export async function listOfferedTypes(scope: ProviderScope): Promise<ServiceTypeRow[]> {
  const selections = await listSelections(scope);
  const { categories, types } = await listCatalogue(scope.db);
  const ids = new Set(selections.map(({ id }) => id));
  const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const isOffered = (categoryId: string | null): boolean =>
    categoryId !== null && (ids.has(categoryId) || isOffered(parentOf.get(categoryId) ?? null));
  return types.filter((type) => ids.has(type.id) || isOffered(type.categoryId));
}
