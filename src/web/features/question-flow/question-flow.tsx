import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { type AnswerErrorCode, answerErrorText } from './answers/answer-error.ts';
import { type AnswersInHand, useAnswers } from './answers/use-answers.ts';
import { type CustomerQuote, withPrefills } from './customer-quote.ts';
import { FlowNotice } from './steps/flow-notice.tsx';
import { FollowUpIntro } from './steps/follow-up-intro.tsx';
import { LeavingNotice } from './steps/leaving-notice.tsx';
import { openPrefill } from './steps/open-prefill.ts';
import { RemovedNotice } from './steps/removed-notice.tsx';
import { SaveStatus } from './steps/save-status.tsx';
import { StepForm } from './steps/step-form.tsx';
import { StepEyebrow, StepProgress } from './steps/step-progress.tsx';
import { minutesLeft } from './steps/time-left.ts';
import { useFlowMoves } from './steps/use-flow-moves.ts';
import { type Step, useFocusOnStep, useStep } from './steps/use-step.ts';
import { type FlowMedia, FlowMediaContext, useFlowMedia } from './uploads/use-flow-media.ts';

export interface QuestionFlowProps {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly call: Call;
  readonly reviewPath: string;
  /** What a form sent without script got back. */
  readonly refused: { readonly questionId: string; readonly code: AnswerErrorCode } | null;
  readonly header: (trailing: ReactNode) => ReactNode;
}

/** The guided questions, one a screen. */
export function QuestionFlow({ quote, token, call, reviewPath, refused, header }: QuestionFlowProps) {
  const { i18n } = useLingui();
  const isOnline = useOnline();
  const inHand = useAnswers({ quote, token, call });
  const media = useFlowMedia({ quote, token, call, inHand });
  const step = useStepAsOpened({ quote, media, inHand });
  const moves = useFlowMoves({ step, inHand, media, reviewPath, refused });
  const heading = useFocusOnStep(step?.question.id);
  if (!step) return null;

  const { question, index, steps } = step;
  const priced = quote.provider.person?.split(' ')[0] ?? quote.provider.name;
  const prefill = openPrefill(question, inHand.answers);
  const serverSays = inHand.queue.refused.get(question.id) ?? null;
  const error = moves.error ? i18n._(answerErrorText(moves.error, question.config, quote.locale)) : serverSays;
  const status = (
    <SaveStatus
      state={inHand.queue.state}
      isUploading={media.uploads.length > 0}
      isOnline={isOnline}
      hasAnswers={inHand.answers.size > 0}
    />
  );
  return (
    <FlowMediaContext value={media}>
      <div className="mx-auto flex min-h-dvh max-w-140 flex-col">
        {header(status)}
        <StepProgress index={index} total={steps.length} />
        <div aria-live="polite">
          <FlowNotice state={inHand.queue.state} isOnline={isOnline} />
          <RemovedNotice quote={quote} removed={inHand.queue.removed} shownId={question.id} />
        </div>
        <StepForm
          key={question.id}
          step={step}
          answer={inHand.answers.get(question.id)?.answer ?? prefill}
          prefill={prefill}
          locale={quote.locale}
          priced={priced}
          error={error}
          heading={heading}
          eyebrow={
            <>
              {step.isFollowUp && index === 0 ? <FollowUpIntro who={priced} /> : null}
              <StepEyebrow
                index={index}
                total={steps.length}
                minutes={minutesLeft(steps.slice(index))}
                isFollowUp={step.isFollowUp}
              />
            </>
          }
          notice={<LeavingNotice reason={moves.waitingFor} />}
          isLeaving={moves.isLeaving}
          onChange={(value) => inHand.change(question.id, value)}
          onContinue={moves.continueOn}
          onSkip={moves.skip}
          onBack={moves.goBack}
        />
      </div>
    </FlowMediaContext>
  );
}

interface StepAsOpenedOptions {
  readonly quote: CustomerQuote;
  readonly media: FlowMedia;
  readonly inHand: AnswersInHand;
}

/** The step with what photos had shown when it opened: one that is understood later moves nothing under the reader's finger. */
function useStepAsOpened({ quote, media: { prefills }, inHand }: StepAsOpenedOptions): Step | null {
  const [opened, setOpened] = useState<{ readonly id: string | undefined; readonly prefills: typeof prefills }>();
  const step = useStep(withPrefills(quote, opened?.prefills ?? prefills), inHand.answers);
  const id = step?.question.id;
  if (!opened || opened.id !== id) setOpened({ id, prefills });
  return step;
}
