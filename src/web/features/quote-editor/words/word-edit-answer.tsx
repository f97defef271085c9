import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import type { WordEdit } from '#web/api/word-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { WordEditing } from './use-word-edit.ts';
import { TotalChange, WordDiff } from './word-diff.tsx';

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
      return <Clarification quote={quote} editing={editing} answer={answer} />;
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
  useEffect(() => {
    // The press that shows it focuses what was pressed once it has been heard.
    const frame = requestAnimationFrame(() => region.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [answer.proposal_id]);
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
      <footer className="sticky bottom-(--bottom-inset) z-10 -mx-3.5 -mb-3.5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-b-lg border-t border-subtle bg-surface p-3.5">
        <TotalChange quote={quote} answer={answer} />
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>button]:flex-1">
          <Button variant="primary" pending={editing.isApplying} onClick={editing.apply}>
            <Trans>Apply</Trans>
          </Button>
          <Button disabled={editing.isApplying} onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      </footer>
    </section>
  );
}

function Clarification({ quote, editing, answer }: AnswerProps & Pick<WordEditAnswerProps, 'quote'>) {
  const { question = answer.explanation, candidates = [], span } = answer.needs_clarification ?? {};
  return (
    <Notice isLive title={question}>
      {span && candidates.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {candidates.map((candidate) => (
            <li key={candidate.line_item_id} className="max-w-full">
              <Button pending={editing.isReading} onClick={() => editing.choose(candidate.line_item_id)}>
                <CandidateName candidate={candidate} isTwin={hasTwin(candidate, candidates)} quote={quote} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

type Candidate = NonNullable<WordEdit['needs_clarification']>['candidates'][number];

const hasTwin = (one: Candidate, all: readonly Candidate[]): boolean =>
  all.some((other) => other !== one && other.description === one.description && other.part === one.part);

interface CandidateNameProps {
  readonly candidate: Candidate;
  /** Another is called so in the same part of the job. */
  readonly isTwin: boolean;
  readonly quote: Quote;
}

/** A line by its name and part of the job, and by what it comes to where even those are the same. */
function CandidateName({ candidate: { description, part, amount_minor: amount }, isTwin, quote }: CandidateNameProps) {
  return (
    <span className="min-w-0 break-words">
      <span dir="auto">{description}</span>
      {part ? (
        <span dir="auto" className="font-normal text-secondary">
          {' · '}
          {part}
        </span>
      ) : null}
      {isTwin ? (
        <span className="font-normal text-secondary">
          {' · '}
          <Money minor={amount} currency={quote.currency} />
        </span>
      ) : null}
    </span>
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
