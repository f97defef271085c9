import { type CheckedSteps, checkSteps } from '#domain/ai-edit/model/check-steps.ts';
import { plainCommand } from '#domain/ai-edit/model/figures-of-command.ts';
import type { PlanFault } from '#domain/ai-edit/model/model-step.ts';
import type { QuestionReason } from '#domain/ai-edit/plan.ts';
import type { AskModel } from '#server/ai/ask-model.ts';
import { editTask, mostLinesToShow, shortIdsOf, withRealIds } from '#server/ai/edit-task.ts';
import type { EditCommand, EditReader, EditReading } from '#server/ports/edit-reader.ts';
import { grammarEditReader } from './edit-reader-grammar.ts';

const faults: Readonly<Record<PlanFault, string>> = {
  nothing: 'It saw no change that it is sure of',
  foreign_line: 'Its plan names a line that is none of the quote’s',
  foreign_figure: 'Its plan has a figure that the command does not hold',
  foreign_words: 'Its plan has words that the command does not hold',
  unnamed_line: 'Its plan touches a line that the command does not name',
  incomplete: 'Its plan lacks something',
  does_not_work_out: 'Its plan does not work out on these lines',
};

function decisionOf(checked: CheckedSteps): string {
  if (!checked.ok) return `${faults[checked.fault]}: the built-in reading stands.`;
  const { reading } = checked;
  return reading.kind === 'plan'
    ? `Steps that hold against the command: ${reading.plan.ops.length}.`
    : 'It reads an amount in another currency: refused.';
}

/** Doubts about what the command says. In any other the grammar has read it, and the lines do not go with it. */
const readingDoubts: ReadonlySet<QuestionReason> = new Set([
  'ambiguous_target',
  'not_found',
  'missing_value',
  'missing_target',
  'unclear_value',
  'not_understood',
]);

/** A refusal is final, and who has been asked "which line?" is in a talk with the grammar. */
function isForModel({ reading }: EditReading, { choices, table }: EditCommand): boolean {
  const isInDoubt = reading.kind === 'question' && readingDoubts.has(reading.reason);
  return isInDoubt && choices.length === 0 && table.lines.length <= mostLinesToShow;
}

/** The grammar with a language model behind it: only what the grammar would ask about is shown to the model. */
export function createLlmEditReader(ask: AskModel): EditReader {
  return {
    read: async (asked, report = () => undefined) => {
      const own = await grammarEditReader.read(asked);
      if (!isForModel(own, asked)) return own;
      const command = plainCommand(asked.command);
      // A sign that the grammar cannot read must not hide what it refuses.
      const plain = await grammarEditReader.read({ ...asked, command });
      if (plain.reading.kind === 'refusal') return plain;
      const ids = shortIdsOf(asked.table);
      const check = (steps: Parameters<typeof withRealIds>[0]) =>
        checkSteps(withRealIds(steps, ids), { ...asked, command });
      const answer = await ask(editTask({ ...asked, command }, ids), ({ steps }) => decisionOf(check(steps)), report);
      const checked = answer && check(answer.steps);
      return checked?.ok ? { reading: checked.reading, by: 'llm' } : own;
    },
  };
}
