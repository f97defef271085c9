import type { AnswerStorage, OutgoingAnswer } from './answer-queue.ts';

const isOutgoing = (value: unknown): value is OutgoingAnswer =>
  typeof value === 'object' && value !== null && 'question_id' in value && ('value' in value || 'status' in value);

/** Unsent answers of one link in this browser. Storage may be full, blocked or written by an older page: then nothing. */
export function answerStorage(token: string): AnswerStorage {
  const name = `unsent-answers:${token}`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
      } catch {
        return [];
      }
    },
    write: (answers) => {
      try {
        if (answers.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(answers));
      } catch {
        // The answers stay on screen and in memory; the header says that they are not saved yet.
      }
    },
  };
}
