import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Quote } from 'lucide-react';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#domain/question/answer.ts';
import { isComplete } from '#domain/question/completeness.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { answerWords } from '../review/answer-words.ts';
import type { Step } from './use-step.ts';

interface PrefillNoticeProps {
  readonly step: Step;
  /** What the fields held when the step opened. */
  readonly suggested: Answer;
  /** What they hold now. */
  readonly answer: Answer | null;
  readonly locale: Locale;
  readonly onChange: (value: object) => void;
}

/** Says where the fields' content comes from. "Yes" sends the form, as "Continue" does: only then is it an answer. */
export function PrefillNotice({ step, suggested, answer, locale, onChange }: PrefillNoticeProps) {
  const { i18n } = useLingui();
  const wordsOf = (given: Answer) => answerWords(step.question, given, { locale, i18n });
  const words = wordsOf(suggested);
  const isChanged = !answer || !isComplete(step.question, answer) || wordsOf(answer) !== words;
  const isSeen = step.question.prefill_source === 'photo';
  return (
    <div className="mt-5 flex items-start gap-3 rounded-lg bg-calm p-4 text-calm">
      <Icon icon={isSeen ? Camera : Quote} className="mt-0.5 text-calm-icon" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{isSeen ? <Trans>Your photo seems to show:</Trans> : <Trans>You wrote:</Trans>}</p>
        <p className="font-semibold">{words}</p>
        <p aria-live="polite" className="mt-1">
          {isChanged ? <Trans>You have changed this.</Trans> : <Trans>Is that right? You can change it below.</Trans>}
        </p>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          type="submit"
          size="touch-small"
          className="mt-3"
          onClick={(event) => {
            if (!isChanged) return;
            event.preventDefault();
            onChange(suggested.value);
          }}
        >
          {isChanged ? <Trans>Take this after all</Trans> : <Trans>Yes, that’s right</Trans>}
        </Button>
      </div>
    </div>
  );
}
