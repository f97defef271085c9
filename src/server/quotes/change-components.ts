import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { choiceGroupOf, withChoice } from '#domain/quote/choice.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines } from './change-line-items.ts';
import { staleRevision } from './change-quote.ts';
import {
  type ComponentRow,
  deleteComponents,
  insertComponents,
  isOwnComponent,
  keepOneOfEach,
  listComponents,
  updateComponent,
} from './component-store.ts';
import { updateLineItem } from './line-item-store.ts';
import type { OwnQuote, QuoteRow } from './quote-store.ts';

type NewComponent = z.output<(typeof endpoints)['createComponent']['body']>;
type Change = z.output<(typeof endpoints)['updateComponent']['body']>;

const unfit = (field: string, sentence: ReturnType<typeof msg>) =>
  new Problem('invalid_fields', msg`Please check the marked fields.`, { fields: { [field]: [sentence] } });

function refuseStale(quote: QuoteRow, revision: number | undefined): void {
  if (revision !== undefined && revision !== quote.revision) throw staleRevision();
}

function refuseOptionalChoice(part: { readonly isOptional: boolean; readonly choiceGroup: string | null }): void {
  if (part.isOptional && part.choiceGroup !== null)
    throw unfit('choice_group', msg`An optional part is chosen by itself and belongs to no choice`);
}

async function findComponent(scope: ProviderScope, quote: OwnQuote, id: string): Promise<ComponentRow> {
  const found = (await listComponents(scope, quote)).find((part) => part.id === id);
  if (!found) throw new Problem('not_found', msg`This part is not in the quote.`);
  return found;
}

/** Of its choice this part becomes the one that counts. */
async function choose(scope: ProviderScope, quote: OwnQuote, id: string): Promise<void> {
  for (const part of withChoice(await listComponents(scope, quote), id))
    if (choiceGroupOf(part) !== null) await updateComponent(scope, quote, part.id, { isVisible: part.isVisible });
}

/** @throws Problem not_found, invalid_state, invalid_fields, stale_revision */
export async function addComponent(scope: ProviderScope, quoteId: string, input: NewComponent): Promise<void> {
  await changeLines(scope, quoteId, async (tx, quote) => {
    refuseStale(quote, input.revision);
    const parts = await listComponents(tx, quote);
    const choiceGroup = input.choice_group || null;
    const part = { isOptional: input.is_optional, choiceGroup };
    refuseOptionalChoice(part);
    const [row] = await insertComponents(tx, quote, [
      {
        ...part,
        title: input.title,
        description: input.description || null,
        // An extra is left out until somebody takes it; an answer joins those that are there.
        isVisible: input.is_visible ?? !(input.is_optional || choiceGroup),
        position: Math.max(-1, ...parts.map(({ position }) => position)) + 1,
      },
    ]);
    if (!row) throw new Error('the part was not stored');
    for (const id of input.line_item_ids) await updateLineItem(tx, quote, id, { componentId: row.id });
    if (input.is_visible) await choose(tx, quote, row.id);
    await keepOneOfEach(tx, quote);
  });
}

/** @throws Problem not_found, invalid_state, invalid_fields, stale_revision */
export async function changeComponent(
  scope: ProviderScope,
  { id: quoteId, componentId }: { readonly id: string; readonly componentId: string },
  input: Change,
): Promise<void> {
  await changeLines(scope, quoteId, async (tx, quote) => {
    refuseStale(quote, input.revision);
    const before = await findComponent(tx, quote, componentId);
    const part = {
      isOptional: input.is_optional ?? before.isOptional,
      choiceGroup: input.choice_group === undefined ? before.choiceGroup : input.choice_group || null,
    };
    refuseOptionalChoice(part);
    const isFixed = !part.isOptional && part.choiceGroup === null;
    if (isFixed && input.is_visible === false)
      throw unfit('is_visible', msg`Only what the customer may choose can be left out`);
    await updateComponent(tx, quote, componentId, {
      ...part,
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.description === undefined ? {} : { description: input.description || null }),
      isVisible: isFixed || (input.is_visible ?? visibleAs(part, before)),
    });
    if (input.is_visible) await choose(tx, quote, componentId);
    await keepOneOfEach(tx, quote);
  });
}

/** An answer that comes to another choice does not take the place of the one that counts there. */
function visibleAs(part: Pick<ComponentRow, 'isOptional' | 'choiceGroup'>, before: ComponentRow): boolean {
  return choiceGroupOf(part) === choiceGroupOf(before) && before.isVisible;
}

/** @throws Problem not_found, invalid_state */
export async function removeComponent(
  scope: ProviderScope,
  { id: quoteId, componentId }: { readonly id: string; readonly componentId: string },
): Promise<void> {
  await changeLines(scope, quoteId, async (tx, quote) => {
    const part = await findComponent(tx, quote, componentId);
    // Questions and answers would go with it.
    if (!isOwnComponent(part))
      throw new Problem(
        'invalid_state',
        msg`This part comes from the request. Its lines can be moved or removed, the part itself stays.`,
      );
    await deleteComponents(tx, quote, [componentId]);
    await keepOneOfEach(tx, quote);
  });
}

/** @throws Problem not_found, invalid_state, invalid_fields, stale_revision when a part came or went meanwhile */
export async function reorderComponents(scope: ProviderScope, quoteId: string, ids: readonly string[]): Promise<void> {
  await changeLines(scope, quoteId, async (tx, quote) => {
    if (new Set(ids).size !== ids.length) throw unfit('component_ids', msg`Name each part once`);
    const known = new Set((await listComponents(tx, quote)).map(({ id }) => id));
    if (known.size !== ids.length || ids.some((id) => !known.has(id))) throw staleRevision();
    for (const [position, id] of ids.entries()) await updateComponent(tx, quote, id, { position });
  });
}
