import { z } from 'zod';
import { type ModelStep, modelActions } from '#domain/ai-edit/model/model-step.ts';
import { type EditTable, roundings } from '#domain/ai-edit/plan.ts';
import { unitTags } from '#domain/ai-edit/read/value.ts';
import { textWithoutOrders } from '#domain/estimate/words/set-aside-orders.ts';
import type { Locale } from '#domain/locale.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import type { ModelTask } from './call-model.ts';
import { dataBlock, dataRule } from './data-block.ts';

/** Whoever typed a command waits for it. */
export const longestReadingMs = 8_000;
/** More lines than fit the fence are no case for a model. */
export const mostLinesToShow = 100;
const longestShown = 80;
const mostSteps = 20;

/** Short names for the ids of this one request: fewer tokens, and of no use anywhere else. */
export interface ShortIds {
  readonly lines: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
}

export function shortIdsOf({ lines, groups }: EditTable): ShortIds {
  return {
    lines: new Map(lines.map(({ id }, index) => [`line${index + 1}`, id])),
    parts: new Map(groups.map(({ id }, index) => [`part${index + 1}`, id])),
  };
}

/** A description on one line, without sentences that order something. */
function shownText(text: string, locale: Locale): string {
  return textWithoutOrders(text, locale).replace(/\s+/g, ' ').slice(0, longestShown);
}

function shownTable(
  { lines, groups }: EditTable,
  { lines: lineIds, parts: partIds }: ShortIds,
  locale: Locale,
): string {
  const partOf = new Map([...partIds].map(([short, id]) => [id, short]));
  const parts = [...partIds].map(([short, id]) => {
    const title = groups.find((part) => part.id === id)?.title ?? '';
    return `${short} | ${shownText(title, locale)}`;
  });
  const rows = [...lineIds].flatMap(([short, id]) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const { category, quantity, unit, unitLabel, groupId, description } = line;
    const part = groupId === null ? 'no part' : (partOf.get(groupId) ?? 'no part');
    return [
      `${short} | ${part} | ${category} | ${quantity} ${shownText(unitLabel ?? unit, locale)} | ${shownText(description, locale)}`,
    ];
  });
  return [...parts, ...rows].join('\n');
}

/** A list of ids as a schema; no id is a list that stays empty. */
const someOf = (ids: readonly string[]) => z.array(z.enum(ids.length > 0 ? [...ids] : ['none'])).max(ids.length);

/** A provider's command about lines, as steps. The model sees no price, no customer and no note. */
export function editTask(
  input: { readonly table: EditTable; readonly command: string; readonly locale: Locale },
  ids: ShortIds,
): ModelTask<{ steps: ModelStep[] }> {
  return {
    name: 'edit_steps',
    schema: z.strictObject({
      steps: z
        .array(
          z.strictObject({
            action: z.enum(modelActions),
            lines: someOf([...ids.lines.keys()]),
            parts: someOf([...ids.parts.keys()]),
            percent: z.number().min(0).max(1000).nullable(),
            amount: z.number().min(0).max(1_000_000_000).nullable(),
            number: z.number().min(0).max(10_000_000).nullable(),
            description: z.string().max(200).nullable(),
            category: z.enum(costCategories).nullable(),
            unit: z.enum(unitTags).nullable(),
            rounding: z.enum(roundings).nullable(),
          }),
        )
        .max(mostSteps),
    }),
    instructions: `You read a tradesperson's command about the lines of their quote and say which steps it asks for. percent, amount (whole units of money) and number (a quantity or a factor) are figures that stand in the command itself: never calculate, never say what comes out. description is made of words of the command, for rename, add and add_percentage only. take_off_total and discount are off the whole quote, bring_total_to says what the whole is to come to, add_percentage is a new line of that share of all lines. lines and parts are ids; a step about a whole category names each of its lines. Fields that do not apply are null or empty. Where the command is no such change, or could mean different lines or figures, answer with no steps. ${dataRule}`,
    prompt: `The lines:\n${dataBlock(shownTable(input.table, ids, input.locale))}\n\nThe tradesperson's command (${input.locale}, money in ${input.table.currency}):\n${JSON.stringify(input.command)}`,
  };
}

/** Steps with the ids they stand for. */
export function withRealIds(steps: readonly ModelStep[], ids: ShortIds): ModelStep[] {
  return steps.map((step) => ({
    ...step,
    lines: step.lines.map((short) => ids.lines.get(short) ?? short),
    parts: step.parts.map((short) => ids.parts.get(short) ?? short),
  }));
}
