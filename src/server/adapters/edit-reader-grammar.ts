import { readCommand } from '#domain/ai-edit/read/read-command.ts';
import type { EditReader } from '#server/ports/edit-reader.ts';

/** The grammar: no network, always there, and the same answer every time. */
export const grammarEditReader: EditReader = {
  read: async (command) => ({ reading: readCommand(command), by: 'builtin' }),
};
