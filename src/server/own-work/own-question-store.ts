import { msg } from '@lingui/core/macro';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { OwnQuestion } from '#domain/own-work/own-work.ts';
import { Problem } from '#domain/problem.ts';
import { providerQuestions } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type OwnQuestionRow = typeof providerQuestions.$inferSelect;
type Values = Omit<typeof providerQuestions.$inferInsert, 'providerId' | 'serviceTypeId'>;

const ofService = ({ providerId }: ProviderScope, serviceTypeId: string) =>
  and(eq(providerQuestions.providerId, providerId), eq(providerQuestions.serviceTypeId, serviceTypeId));
const own = (scope: ProviderScope, serviceTypeId: string, id: string) =>
  and(eq(providerQuestions.id, id), ofService(scope, serviceTypeId));
const notFound = () => new Problem('not_found', msg`This question does not exist.`);

/** What the provider asks with every request for a service, in order. */
export async function listOwnQuestions(scope: ProviderScope, serviceTypeId: string): Promise<OwnQuestionRow[]> {
  return scope.db
    .select()
    .from(providerQuestions)
    .where(ofService(scope, serviceTypeId))
    .orderBy(asc(providerQuestions.position), asc(providerQuestions.id));
}

export async function findOwnQuestion(scope: ProviderScope, serviceTypeId: string, id: string) {
  const [row] = await scope.db
    .select()
    .from(providerQuestions)
    .where(own(scope, serviceTypeId, id));
  if (!row) throw notFound();
  return row;
}

export async function nextOwnQuestionPosition(scope: ProviderScope, serviceTypeId: string): Promise<number> {
  const [row] = await scope.db
    .select({ last: max(providerQuestions.position) })
    .from(providerQuestions)
    .where(ofService(scope, serviceTypeId));
  return (row?.last ?? -1) + 1;
}

export async function insertOwnQuestion(
  scope: ProviderScope,
  serviceTypeId: string,
  values: Values,
): Promise<OwnQuestionRow> {
  const [row] = await scope.db
    .insert(providerQuestions)
    .values({ ...values, providerId: scope.providerId, serviceTypeId })
    .returning();
  if (!row) throw new Error('the question was not stored');
  return row;
}

export async function updateOwnQuestion(
  scope: ProviderScope,
  serviceTypeId: string,
  id: string,
  values: Partial<Values>,
): Promise<OwnQuestionRow> {
  const [row] = await scope.db
    .update(providerQuestions)
    .set({ ...values, updatedAt: sql`now()` })
    .where(own(scope, serviceTypeId, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function deleteOwnQuestion(scope: ProviderScope, serviceTypeId: string, id: string): Promise<void> {
  const gone = await scope.db
    .delete(providerQuestions)
    .where(own(scope, serviceTypeId, id))
    .returning({ id: providerQuestions.id });
  if (gone.length === 0) throw notFound();
}

/** As the domain has it. */
export function ownQuestionOf(row: OwnQuestionRow): OwnQuestion {
  const { id, type, prompt, help, config, required, measuresUnit: unit, measuresLabel } = row;
  return { id, type, prompt, help, config, required, measures: unit && { unit, unitLabel: measuresLabel ?? '' } };
}
