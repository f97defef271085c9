import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import type { WordEdit } from '#web/api/word-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { WordEditing } from './use-word-edit.ts';
import { WordDiff } from './word-diff.tsx';

interface WordEditAnswerProps {
  readonly quote: Quote;
  readonly editing: WordEditing;
  readonly onDiscard: () => void;
}

/** What came of the request: a proposal, a question, a refusal, or what was done. */
export function WordEditAnswer({ quote, editing, onDiscard }: WordEditAnswerProps) {
  const { answer } = editing;
  if (!answer) return null;
  switch (answer.outcome) {
    case 'proposed':
      return <Proposal quote={quote} editing={editing} answer={answer} onDiscard={onDiscard} />;
    case 'needs_clarification':
      return <Clarification editing={editing} answer={answer} />;
    case 'applied':
      return <Done editing={editing} answer={answer} />;
    case 'refused':
      return (
        <Notice level="warning" isLive>
          {answer.explanation}
        </Notice>
      );
    case 'no_change':
      return <Notice isLive>{answer.explanation}</Notice>;
  }
}

interface AnswerProps {
  readonly editing: WordEditing;
  readonly answer: WordEdit;
}

function Proposal({ quote, editing, answer, onDiscard }: AnswerProps & WordEditAnswerProps) {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  // The next Tab is on "Apply", and Enter once more in the field applies nothing by accident.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each proposal is read out anew
  useEffect(() => region.current?.focus(), [answer.proposal_id]);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Proposed change`}
      className="flex flex-col gap-3 rounded-lg border border-subtle bg-surface p-3.5 shadow-1"
    >
      {answer.read_by === 'llm' ? (
        <p className="flex items-start gap-2 type-small text-secondary">
          <Icon icon={Sparkles} size={16} className="mt-0.5" />
          <Trans>Read by the language model. Please look at each line before you apply it.</Trans>
        </p>
      ) : null}
      <WordDiff quote={quote} answer={answer} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={editing.isApplying} onClick={editing.apply}>
          <Trans>Apply</Trans>
        </Button>
        <Button disabled={editing.isApplying} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </section>
  );
}

function Clarification({ editing, answer }: AnswerProps) {
  const { question = answer.explanation, candidates = [], span } = answer.needs_clarification ?? {};
  return (
    <Notice isLive title={question}>
      {span && candidates.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {candidates.map(({ line_item_id: id, description }) => (
            <li key={id} className="max-w-full">
              <Button pending={editing.isReading} onClick={() => editing.choose(id)}>
                <span dir="auto" className="min-w-0 break-words">
                  {description}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

function Done({ editing, answer }: AnswerProps) {
  return (
    <Notice
      level="success"
      isLive
      title={<Trans>Changed</Trans>}
      action={
        <Button pending={editing.isUndoing} onClick={editing.undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {answer.explanation}
    </Notice>
  );
}
