import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import {
  useApplyWordEdit,
  useProposeWordEdit,
  useUndoWordEdit,
  type WordChoice,
  type WordEdit,
} from '#web/api/word-edits.ts';

export interface WordEditing {
  readonly request: string;
  readonly type: (request: string) => void;
  /** What the last request would do, asks, or did; null while a new one is being typed. */
  readonly answer: WordEdit | null;
  readonly error: string | null;
  readonly isReading: boolean;
  readonly isApplying: boolean;
  readonly isUndoing: boolean;
  readonly propose: () => void;
  /** Answers a question: the doubtful words mean this line. */
  readonly choose: (lineId: string) => void;
  readonly apply: () => void;
  readonly discard: () => void;
  readonly undo: () => void;
}

const isUnanswered = (problem: unknown): boolean =>
  problem instanceof ApiError && ['network', 'cancelled', 'internal', 'unexpected'].includes(problem.code);

/** One change in words from the request to its undoing. */
export function useWordEdit(quote: Quote): WordEditing {
  const errorText = useErrorText();
  const [request, setRequest] = useState('');
  const [choices, setChoices] = useState<readonly WordChoice[]>([]);
  const [answer, setAnswer] = useState<WordEdit | null>(null);
  const [error, setError] = useState<string | null>(null);
  const proposing = useProposeWordEdit(quote.id);
  const applying = useApplyWordEdit(quote.id);
  const undoing = useUndoWordEdit(quote.id);

  const start = (text: string) => {
    setRequest(text);
    setChoices([]);
    setAnswer(null);
    setError(null);
  };
  const run = async <T>(work: () => Promise<T>, then: (result: T) => void) => {
    setError(null);
    try {
      then(await work());
    } catch (problem) {
      // What was only not answered can be pressed again; what was refused no longer holds.
      if (!isUnanswered(problem)) setAnswer(null);
      setError(errorText(problem));
    }
  };
  const ask = (picked: readonly WordChoice[]) => {
    setChoices(picked);
    void run(() => proposing.mutateAsync({ edit_request: request.trim(), choices: [...picked] }), setAnswer);
  };

  return {
    request,
    type: start,
    answer,
    error,
    isReading: proposing.isPending,
    isApplying: applying.isPending,
    isUndoing: undoing.isPending,
    propose: () => {
      if (request.trim() !== '') ask([]);
    },
    choose: (lineId) => {
      const span = answer?.needs_clarification?.span;
      if (span) ask([...choices, { ...span, line_item_id: lineId }]);
    },
    apply: () => {
      const id = answer?.proposal_id;
      if (!id) return;
      void run(
        () => applying.mutateAsync({ edit_request: request.trim(), proposal_id: id }),
        (done) => {
          start('');
          setAnswer(done);
        },
      );
    },
    discard: () => start(''),
    undo: () =>
      void run(
        () => undoing.mutateAsync(),
        () => start(''),
      ),
  };
}
