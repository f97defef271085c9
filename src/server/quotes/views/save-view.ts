import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { inTransaction } from '#server/scope/scope.ts';
import {
  clearDefault,
  insertSavedView,
  listSavedViews,
  lockViews,
  type PersonalScope,
  type SavedViewRow,
  updateSavedView,
} from './saved-view-store.ts';

const mostViews = 50;

export const viewNotFound = () => new Problem('not_found', msg`This view does not exist.`);

async function refuseTaken(scope: PersonalScope, name: string | undefined, id?: string): Promise<void> {
  const views = await listSavedViews(scope);
  if (id !== undefined && !views.some((view) => view.id === id)) throw viewNotFound();
  const others = views.filter((view) => view.id !== id);
  const isTaken = others.some((view) => view.name === name);
  if (!isTaken && (id !== undefined || others.length < mostViews)) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: {
      name: [
        isTaken
          ? msg`You have a view of this name already`
          : msg`There is room for ${mostViews} views; delete one first`,
      ],
    },
  });
}

/** @throws Problem invalid_fields where the name is taken */
export async function addView(
  scope: PersonalScope,
  input: z.output<(typeof endpoints)['createSavedView']['body']>,
): Promise<SavedViewRow> {
  return inTransaction(scope, async (tx) => {
    await lockViews(tx);
    await refuseTaken(tx, input.name);
    if (input.is_default) await clearDefault(tx);
    return insertSavedView(tx, { name: input.name, filter: input.filter, isDefault: input.is_default });
  });
}

/** @throws Problem not_found, invalid_fields where the name is taken */
export async function changeView(
  scope: PersonalScope,
  id: string,
  input: z.output<(typeof endpoints)['updateSavedView']['body']>,
): Promise<SavedViewRow> {
  return inTransaction(scope, async (tx) => {
    await lockViews(tx);
    await refuseTaken(tx, input.name, id);
    if (input.is_default) await clearDefault(tx, id);
    const row = await updateSavedView(tx, id, {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.filter === undefined ? {} : { filter: input.filter }),
      ...(input.is_default === undefined ? {} : { isDefault: input.is_default }),
    });
    if (!row) throw viewNotFound();
    return row;
  });
}
