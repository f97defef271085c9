import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ByLanguage } from '#domain/playbooks/playbook.ts';
import type { Catalogue, CatalogueCategory, CatalogueNames } from '#domain/playbooks/playbook-source.ts';
import type { Database } from '#server/db/connection.ts';
import { professionServiceTypes, professions, serviceCategories, serviceTypes } from '#server/db/schema.ts';

/** A UUID (version 8, RFC 9562) made from a kind and a slug: the same in every installation. */
export function catalogueId(kind: 'category' | 'service-type' | 'profession', slug: string): string {
  const hex = createHash('sha256').update(`${kind}/${slug}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The value a conflicting row would have brought. */
const excluded = (column: string) => sql.raw(`excluded.${column}`);

interface Rows {
  readonly categories: (typeof serviceCategories.$inferInsert)[];
  readonly types: (typeof serviceTypes.$inferInsert)[];
}

/** An entry's names by language; the English one is what it is called where there is no other. */
function namesOf(names: Catalogue['names'], group: keyof CatalogueNames, slug: string) {
  const all = Object.entries(names).flatMap(([language, groups]) => {
    const named = groups[group];
    return named && Object.hasOwn(named, slug) ? [[language, named[slug] ?? slug] as const] : [];
  });
  const byLanguage: ByLanguage<string> = Object.fromEntries(all);
  return { name: byLanguage.en ?? slug, names: byLanguage };
}

function collect(
  entries: readonly CatalogueCategory[],
  parentId: string | null,
  { names, rows }: { readonly names: Catalogue['names']; readonly rows: Rows },
): Rows {
  for (const { slug, service_types = [], children = [] } of entries) {
    const id = catalogueId('category', slug);
    const named = namesOf(names, 'categories', slug);
    rows.categories.push({ id, slug, ...named, parentId, position: rows.categories.length });
    for (const type of service_types) {
      rows.types.push({
        id: catalogueId('service-type', type.slug),
        slug: type.slug,
        ...namesOf(names, 'service_types', type.slug),
        categoryId: id,
        unitBasis: type.unit_basis,
        hazards: [...type.hazards],
        position: rows.types.length,
      });
    }
    collect(children, id, { names, rows });
  }
  return rows;
}

/** Brings the catalogue's tables in line with the installation's knowledge. Repeating it, or doing it twice at once, changes nothing. */
export async function syncCatalogue(db: Database, catalogue: Catalogue): Promise<void> {
  const { names } = catalogue;
  const { categories, types } = collect(catalogue.categories, null, { names, rows: { categories: [], types: [] } });
  const trades = catalogue.professions.map(({ slug }, position) => ({
    id: catalogueId('profession', slug),
    slug,
    ...namesOf(names, 'professions', slug),
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
        set: {
          name: excluded('name'),
          names: excluded('names'),
          parentId: excluded('parent_id'),
          position: excluded('position'),
        },
      });
    await tx
      .insert(serviceTypes)
      .values(types)
      .onConflictDoUpdate({
        target: serviceTypes.id,
        set: {
          name: excluded('name'),
          names: excluded('names'),
          categoryId: excluded('category_id'),
          unitBasis: excluded('unit_basis'),
          hazards: excluded('hazards'),
          position: excluded('position'),
        },
      });
    await tx
      .insert(professions)
      .values(trades)
      .onConflictDoUpdate({
        target: professions.id,
        set: { name: excluded('name'), names: excluded('names'), position: excluded('position') },
      });
    await tx.insert(professionServiceTypes).values(tradeTypes).onConflictDoNothing();
  });
}
