import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import { findServiceTypes, type ServiceTypeRow } from './service-store.ts';

/** For a service that a form names. @throws Problem invalid_fields */
export async function refuseUnknownService(
  { db }: { readonly db: Executor },
  id: string | null | undefined,
): Promise<void> {
  if (!id || (await findServiceTypes(db, [id])).length > 0) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { service_type_id: [msg`This service does not exist`] },
  });
}

/** For a service that a path names. @throws Problem not_found */
export async function requireServiceType(db: Executor, id: string): Promise<ServiceTypeRow> {
  const [type] = await findServiceTypes(db, [id]);
  if (!type) throw new Problem('not_found', msg`This service does not exist`);
  return type;
}
