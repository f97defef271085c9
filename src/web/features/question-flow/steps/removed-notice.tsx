import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Notice } from '#web/ui/notice.tsx';
import type { CustomerQuote } from '../customer-quote.ts';

interface RemovedNoticeProps {
  readonly quote: CustomerQuote;
  /** What to tell, by question. */
  readonly removed: ReadonlyMap<string, string>;
  readonly shownId: string;
}

/** The provider has taken out what was answered while this page was open: the answer was passed on, and the way goes on. */
export function RemovedNotice({ quote, removed, shownId }: RemovedNoticeProps) {
  return [...removed].map(([id, message]) => {
    const isStillAsked = quote.questions.some((question) => question.id === id);
    return (
      <Notice
        key={id}
        isLive
        className="mx-5 mt-3"
        action={
          isStillAsked && id !== shownId ? (
            <Link to={`?q=${id}`} className="font-semibold underline underline-offset-3">
              <Trans>To the question</Trans>
            </Link>
          ) : null
        }
      >
        {message}
      </Notice>
    );
  });
}
