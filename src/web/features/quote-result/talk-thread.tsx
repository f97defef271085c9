import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { MessageThread } from '#web/ui/message-thread.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePassFocusOn } from '#web/ui/use-pass-focus-on.ts';
import type { CustomerQuote } from './sent-quote.ts';
import type { Talk } from './use-talk.ts';
import { type Answering, WordsForm } from './words-form.tsx';

interface TalkThreadProps {
  readonly quote: CustomerQuote;
  readonly talk: Talk;
  readonly answering: Answering;
  /** What the field begins with, for somebody who came here to ask for one thing. */
  readonly suggestion?: string | undefined;
}

/** What was said about the quote, and the field to write in. */
export function TalkThread({ quote, talk, answering, suggestion }: TalkThreadProps) {
  const { t } = useLingui();
  const who = quote.provider.person ?? quote.provider.name;
  return (
    <>
      <div tabIndex={-1} className="outline-none">
        {talk.messages ? (
          <MessageThread messages={talk.messages} earlier={talk.earlier} reader="customer" other={who} />
        ) : talk.isFailed ? (
          <Notice isLive level="error" className="mt-3" action={<ReloadButton onPress={talk.reload} />}>
            <Trans>The messages could not be loaded.</Trans>
          </Notice>
        ) : (
          <div role="status" className="grid gap-3 py-2" aria-label={t`Loading the messages`}>
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-12 w-1/2 justify-self-end" />
          </div>
        )}
      </div>
      {quote.is_preview ? null : (
        <WordsForm
          key={answering.arrivals}
          {...answering}
          isNext={answering.arrivals > 0}
          intent="message"
          label={t`Your message`}
          send={<Trans>Send message</Trans>}
          {...(suggestion && { suggestion })}
        />
      )}
    </>
  );
}

function ReloadButton({ onPress }: { readonly onPress: () => void }) {
  const button = usePassFocusOn<HTMLButtonElement>();
  return (
    <Button ref={button} size="touch-small" onClick={onPress}>
      <Trans>Try again</Trans>
    </Button>
  );
}
