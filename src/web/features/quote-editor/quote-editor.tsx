import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { canEditLines } from '#domain/quote/status.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { isPassing } from '#web/api/quotes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AttentionNotice } from './attention-notice.tsx';
import { EvidencePanel, useSelectedLine } from './evidence/evidence-panel.tsx';
import { QuoteActions } from './head/quote-actions.tsx';
import { QuoteHead } from './head/quote-head.tsx';
import { needsLook } from './lines/line-basis.ts';
import type { LinesProps } from './lines/lines-props.ts';
import { QuoteLines } from './lines/quote-lines.tsx';
import { useLineEditing } from './lines/use-line-editing.ts';
import { QuoteViews, useQuoteView } from './quote-views.tsx';
import { SendDialog } from './send/send-dialog.tsx';
import { LinkCard } from './state/link-card.tsx';
import { OutcomeNotice } from './state/outcome-notice.tsx';
import { WaitingForCustomer } from './state/waiting-for-customer.tsx';
import { WorkUnderWay } from './state/work-under-way.tsx';
import { TotalsBar } from './totals-bar.tsx';

/** One quote from draft to acceptance: what it needs now on top, its lines with their reasons below. */
export function QuoteEditor({ quote }: { readonly quote: Quote }) {
  const editing = useLineEditing(quote.id);
  const [view, setView] = useQuoteView();
  const [isSending, setSending] = useState(false);
  const isEditable = canEditLines(quote.status);
  const selection = useSelectedLine(quote, quote.line_items.find(needsLook)?.id);
  const explain = (lineId: string) => {
    setView('lines');
    selection.explain(lineId);
  };
  const hasPanel = view === 'lines' && selection.isOpen && !isPassing(quote.status);
  const lines: LinesProps = {
    quote,
    isEditable,
    editing,
    selectedId: selection.line?.id ?? null,
    isPanelOpen: hasPanel,
    onSelect: selection.select,
    onExplain: explain,
  };
  return (
    <div className={classNames('min-h-full bg-surface', hasPanel && 'xl:grid xl:grid-cols-[minmax(0,1fr)_24.5rem]')}>
      <div className="flex min-h-full min-w-0 flex-col md:min-h-dvh">
        <QuoteHead
          quote={quote}
          isEditable={isEditable}
          unsavedCount={editing.problems.length}
          actions={<QuoteActions quote={quote} onSend={() => setSending(true)} />}
        />
        <QuoteViews quote={quote} view={view} onView={setView} lines={<PriceView lines={lines} />} />
      </div>
      {hasPanel && selection.line ? <EvidencePanel {...lines} line={selection.line} onClose={selection.close} /> : null}
      {isSending ? <SendDialog quote={quote} onClose={() => setSending(false)} onExplain={explain} /> : null}
    </div>
  );
}

function PriceView({ lines }: { readonly lines: LinesProps }) {
  const { quote, isEditable, onExplain } = lines;
  if (isPassing(quote.status)) return <WorkUnderWay quote={quote} />;
  const isWaiting = quote.status === 'awaiting_customer';
  const hasLines = quote.line_items.length > 0;
  return (
    <>
      <OutcomeNotice quote={quote} />
      {isWaiting ? <WaitingForCustomer quote={quote} /> : null}
      {quote.status === 'sent' ? (
        <div className="max-w-2xl px-5 pt-4 md:px-6">
          <LinkCard quote={quote} />
        </div>
      ) : null}
      {isEditable ? <AttentionNotice quote={quote} onExplain={onExplain} /> : null}
      {hasLines || isEditable ? (
        <>
          <QuoteLines {...lines} />
          <TotalsBar quote={quote}>
            <p className="type-small text-secondary">
              {quote.prices_include_tax ? <Trans>Prices include tax</Trans> : <Trans>Prices without tax</Trans>}
            </p>
          </TotalsBar>
        </>
      ) : null}
    </>
  );
}
