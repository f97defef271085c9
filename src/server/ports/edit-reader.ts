import type { Choice, EditTable, Reading } from '#domain/ai-edit/plan.ts';
import type { Locale } from '#domain/locale.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import type { ModelCall } from './engine.ts';

export interface EditCommand {
  readonly table: EditTable;
  readonly command: string;
  readonly locale: Locale;
  /** What the provider has answered about words of the command. */
  readonly choices: readonly Choice[];
}

export interface EditReading {
  readonly reading: Reading;
  /** Whose reading it is. */
  readonly by: EngineName;
}

/**
 * Reads what a command asks for, as a plan: which steps on which lines, never the sums that come out. Code checks the
 * plan, works it out and shows it, whoever read it. Texts of lines are data to the reader, and no instructions.
 */
export interface EditReader {
  /** Never fails for what a model does; `report` hears of each call of one. */
  readonly read: (command: EditCommand, report?: (call: ModelCall) => void) => Promise<EditReading>;
}
