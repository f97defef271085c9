import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { QuoteResult } from '#web/features/quote-result/quote-result.tsx';
import type { Talk } from '#web/features/quote-result/use-talk.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type QuestionsProps = Pick<ComponentProps<typeof QuestionFlow>, 'quote' | 'token' | 'call'>;

/** A customer's questions, to be gone through: nothing is kept and nothing is sent. */
export function PreviewedQuestions(props: QuestionsProps) {
  const [search] = useSearchParams();
  if (search.has('end'))
    return (
      <div className="grid flex-1 place-content-center gap-3 p-8 text-center">
        <p>
          <Trans>Here your customer looks over the answers and hands them in.</Trans>
        </p>
        <p>
          <TextLink to="?">
            <Trans>Back to the first question</Trans>
          </TextLink>
        </p>
      </div>
    );
  return (
    <QuestionFlow
      {...props}
      reviewPath="?end"
      refused={null}
      header={(trailing) => (
        <CustomerHeader
          provider={props.quote.provider}
          subtitle={<Trans>Your quote request</Trans>}
          trailing={trailing}
        />
      )}
    />
  );
}

/** A preview is no place to talk. */
const silence: Talk = { messages: [], isFailed: false, unread: 0, reload: () => undefined, earlier: null };

type QuoteProps = Pick<
  ComponentProps<typeof QuoteResult>,
  'quote' | 'version' | 'token' | 'call' | 'header' | 'answers'
>;

/** A customer's quote, to look at. */
export function PreviewedQuote(props: QuoteProps) {
  return (
    <QuoteResult
      {...props}
      sheet={null}
      talk={silence}
      answering={{ token: props.token, arrivals: 0, isSending: false, refusal: null, idempotencyKey: '' }}
      refusal={null}
      onCloseSheet={() => undefined}
    />
  );
}
