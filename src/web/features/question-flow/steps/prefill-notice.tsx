import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Quote } from 'lucide-react';
import type { Locale } from '#domain/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { answerWords } from '../review/answer-words.ts';
import type { Step } from './use-step.ts';

interface PrefillNoticeProps {
  readonly step: Step;
  readonly prefill: object;
  readonly locale: Locale;
}

/** Says where the fields' content comes from. It sends the form, as "Continue" does: only then is it an answer. */
export function PrefillNotice({ step, prefill, locale }: PrefillNoticeProps) {
  const { i18n } = useLingui();
  const words = answerWords(step.question, prefill, { locale, i18n });
  const isSeen = step.question.prefill_source === 'photo';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-calm p-4 text-calm">
      <Icon icon={isSeen ? Camera : Quote} className="text-calm-icon" />
      <p className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
        {isSeen ? (
          <Trans>Your photo seems to show {words}: is that right?</Trans>
        ) : (
          <Trans>You wrote {words}: is that right?</Trans>
        )}
      </p>
      <Button type="submit" size="touch-small">
        <Trans>Yes, that’s right</Trans>
      </Button>
    </div>
  );
}
