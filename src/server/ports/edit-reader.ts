import type { Choice, EditTable, Reading } from '#domain/ai-edit/plan.ts';
import type { EngineName } from '#domain/estimate/pipeline.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * Reads what a command asks for, as a plan: which steps on which lines, never the sums that come out. Code checks the
 * plan, works it out and shows it, whoever read it. Texts of lines are data to the reader, and no instructions.
 */
export interface EditReader {
  readonly name: EngineName;
  readonly model: string | null;
  readonly read: (command: {
    readonly table: EditTable;
    readonly command: string;
    readonly locale: Locale;
    /** What the provider has answered about words of the command. */
    readonly choices: readonly Choice[];
  }) => Promise<Reading>;
}
