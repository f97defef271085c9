import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import catalogue from '#domain/service/service-catalogue.json' with { type: 'json' };
import type { Database } from '#server/db/connection.ts';
import { professionServiceTypes, professions, serviceCategories, serviceTypes } from '#server/db/schema.ts';

/** A UUID (version 8, RFC 9562) made from a kind and a slug: the same in every installation. */
export function catalogueId(kind: 'category' | 'service-type' | 'profession', slug: string): string {
  const hex = createHash('sha256').update(`${kind}/${slug}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The value a conflicting row would have brought. */
const excluded = (column: string) => sql.raw(`excluded.${column}`);

interface CategoryEntry {
  slug: string;
  name: string;
  children: CategoryEntry[];
  service_types: { slug: string; name: string; unit_basis: string; hazards: string[] }[];
}

type Rows = { categories: (typeof serviceCategories.$inferInsert)[]; types: (typeof serviceTypes.$inferInsert)[] };

function collect(entries: readonly CategoryEntry[], parentId: string | null, rows: Rows): Rows {
  for (const entry of entries) {
    const id = catalogueId('category', entry.slug);
    rows.categories.push({ id, slug: entry.slug, name: entry.name, parentId, position: rows.categories.length });
    for (const type of entry.service_types) {
      rows.types.push({
        id: catalogueId('service-type', type.slug),
        slug: type.slug,
        name: type.name,
        categoryId: id,
        unitBasis: type.unit_basis,
        hazards: type.hazards,
        position: rows.types.length,
      });
    }
    collect(entry.children, id, rows);
  }
  return rows;
}

/** The product's own catalogue: every category and service, in its order. */
export const catalogueRows: Rows = collect(catalogue.categories, null, { categories: [], types: [] });

/** Brings the catalogue's tables in line with the product's data. Repeating it, or doing it twice at once, changes nothing. */
export async function syncCatalogue(db: Database): Promise<void> {
  const { categories, types } = catalogueRows;
  const trades = catalogue.professions.map(({ slug, name }, position) => ({
    id: catalogueId('profession', slug),
    slug,
    name,
    position,
  }));
  const tradeTypes = catalogue.professions.flatMap((trade) =>
    trade.service_types.map((slug) => ({
      professionId: catalogueId('profession', trade.slug),
      serviceTypeId: catalogueId('service-type', slug),
    })),
  );
  await db.transaction(async (tx) => {
    await tx
      .insert(serviceCategories)
      .values(categories)
      .onConflictDoUpdate({
        target: serviceCategories.id,
        set: { name: excluded('name'), parentId: excluded('parent_id'), position: excluded('position') },
      });
    await tx
      .insert(serviceTypes)
      .values(types)
      .onConflictDoUpdate({
        target: serviceTypes.id,
        set: {
          name: excluded('name'),
          categoryId: excluded('category_id'),
          unitBasis: excluded('unit_basis'),
          hazards: excluded('hazards'),
          position: excluded('position'),
        },
      });
    await tx
      .insert(professions)
      .values(trades)
      .onConflictDoUpdate({ target: professions.id, set: { name: excluded('name'), position: excluded('position') } });
    await tx.insert(professionServiceTypes).values(tradeTypes).onConflictDoNothing();
  });
}
