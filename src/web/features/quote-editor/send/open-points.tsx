import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { pathTo } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LineNames } from '../lines/line-names.tsx';
import type { QuoteView } from '../quote-views.tsx';
import { isAnythingOpen, type SendChecks, sendChecks } from './send-checks.ts';

interface OpenPointsProps {
  readonly quote: Quote;
  /** Both leave the dialog. */
  readonly onExplain: (lineId: string) => void;
  readonly onView: (view: QuoteView) => void;
}

/** What may be worth a look before the quote goes out, each with the way there. */
export function OpenPoints({ quote, onExplain, onView }: OpenPointsProps) {
  const checks = sendChecks(quote);
  if (!isAnythingOpen(checks)) return null;
  const { unreadMessages, lateAnswers, unseenLines } = checks;
  return (
    <section>
      <h3 className="type-label">
        <Trans>Worth a look before you send</Trans>
      </h3>
      <ul className="mt-1.5 divide-y divide-subtle rounded-md border border-subtle [&>li]:px-3.5 [&>li]:py-2.5">
        {unreadMessages > 0 ? (
          <Point way={<Way onPress={() => onView('messages')} words={<Trans>Read</Trans>} />}>
            <Plural value={unreadMessages} one="# unread message" other="# unread messages" />
          </Point>
        ) : null}
        {lateAnswers > 0 ? (
          <Point way={<Way onPress={() => onView('request')} words={<Trans>Read</Trans>} />}>
            <Plural
              value={lateAnswers}
              one="# answer came after you had taken out its question"
              other="# answers came after you had taken out their questions"
            />
          </Point>
        ) : null}
        {unseenLines.length > 0 ? (
          <Point>
            <Plural
              value={unseenLines.length}
              one="# line is not checked yet:"
              other="# lines are not checked yet, among them"
            />{' '}
            <LineNames quote={quote} lines={unseenLines} onExplain={onExplain} />.
          </Point>
        ) : null}
        {checks.assumptions.length > 0 ? <Assumptions checks={checks} quote={quote} onExplain={onExplain} /> : null}
      </ul>
    </section>
  );
}

function Point({ children, way }: { readonly children: ReactNode; readonly way?: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">{children}</span>
      {way}
    </li>
  );
}

const wayLook = 'flex-none font-semibold underline underline-offset-3';

function Way({ onPress, words }: { readonly onPress: () => void; readonly words: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className={wayLook}>
      {words}
    </button>
  );
}

interface AssumptionsProps extends Pick<OpenPointsProps, 'quote' | 'onExplain'> {
  readonly checks: SendChecks;
}

function Assumptions({ checks: { assumptions, assumedLine }, quote, onExplain }: AssumptionsProps) {
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <Plural
            value={assumptions.length}
            one="# assumption goes out with the price"
            other="# assumptions go out with the price"
          />
          <Icon icon={ChevronDown} size={16} className="flex-none text-secondary group-open:rotate-180" />
        </summary>
        <ul className="mt-2 list-disc pl-5 text-secondary">
          {assumptions.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          {assumedLine ? (
            <Way onPress={() => onExplain(assumedLine.id)} words={<Trans>Go to the line</Trans>} />
          ) : (
            <a href={pathTo('quotePreview', { id: quote.id })} target="_blank" rel="noreferrer" className={wayLook}>
              <Trans>See them as the customer does</Trans>
            </a>
          )}
        </p>
      </details>
    </li>
  );
}
