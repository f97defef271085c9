import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { canEditLines } from '#domain/quote/status.ts';
import { withChangedLines } from '#web/api/quote-cache.ts';
import { isPassing } from '#web/api/quote-head.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { pathTo } from '#web/paths.ts';
import { QuoteMenu } from '#web/provider-kit/quote-menu/quote-menu.tsx';
import { SavedState } from '#web/provider-kit/saved-state.tsx';
import { useReviewKeys } from '#web/provider-kit/use-review-keys.ts';
import { classNames } from '#web/ui/class-names.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { AttentionNotice } from './attention-notice.tsx';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { useSelectedLine } from './evidence/use-selected-line.ts';
import { QuoteActions, type QuoteDialog } from './head/quote-actions.tsx';
import { QuoteHead } from './head/quote-head.tsx';
import { needsLook } from './lines/line-basis.ts';
import type { LinesProps } from './lines/lines-props.ts';
import { focusName } from './lines/move-focus.ts';
import { QuoteLines } from './lines/quote-lines.tsx';
import { useLineEditing } from './lines/use-line-editing.ts';
import { QuoteNote } from './quote-note.tsx';
import { QuoteViews, useQuoteView } from './quote-views.tsx';
import { LinkCard } from './state/link-card.tsx';
import { ArchivedNotice, OutcomeNotice } from './state/outcome-notice.tsx';
import { WorkUnderWay } from './state/work-under-way.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { ChangeInWords } from './words/change-in-words.tsx';
import { useWordEdit, type WordEditing } from './words/use-word-edit.ts';

// What opens over the page comes with its first opening.
const AskDialog = onDemand(async () => (await import('./ask/ask-dialog.tsx')).AskDialog);
const SendDialog = onDemand(async () => (await import('./send/send-dialog.tsx')).SendDialog);
const SettingsDialog = onDemand(async () => (await import('./head/settings-dialog.tsx')).SettingsDialog);
// Most quotes that are opened are no longer with the customer.
const WaitingForCustomer = onDemand(async () => (await import('./state/waiting-for-customer.tsx')).WaitingForCustomer);

/** One quote from draft to acceptance: what it needs now on top, its lines with their reasons below. */
export function QuoteEditor({ quote }: { readonly quote: Quote }) {
  const editing = useLineEditing(quote);
  // Kept here, so that what is typed or proposed outlives a look at another view.
  const words = useWordEdit(quote);
  const live = withChangedLines(quote, editing.typed);
  const [view, setView] = useQuoteView();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<QuoteDialog | null>(null);
  const close = () => setDialog(null);
  const isEditable = canEditLines(quote.status);
  const selection = useSelectedLine(quote, quote.line_items.find(needsLook)?.id);
  const explain = (lineId: string) => {
    setView('lines');
    selection.explain(lineId);
  };
  useReviewKeys(quote.id);
  useShortcuts({
    ...(isEditable && {
      e: () => {
        setView('lines');
        const [first] = quote.line_items;
        const line = selection.line ?? first;
        if (line) focusName(line.id);
      },
    }),
    ...(quote.status === 'provider_review' && { s: () => setDialog('send') }),
  });
  const hasPanel = view === 'lines' && selection.isOpen && !isPassing(quote.status);
  const lines: LinesProps = {
    quote,
    live,
    isEditable,
    editing,
    selectedId: selection.line?.id ?? null,
    isPanelOpen: hasPanel,
    onSelect: selection.select,
    onExplain: explain,
  };
  return (
    <div
      className={classNames(
        'min-h-full bg-surface md:h-full',
        hasPanel && 'xl:grid xl:grid-cols-[minmax(0,1fr)_24.5rem]',
      )}
    >
      <div className="flex min-h-full min-w-0 flex-col md:h-full md:overflow-y-auto">
        <QuoteHead
          quote={quote}
          actions={
            <>
              <QuoteMenu quote={quote} isOpened onDeleted={() => void navigate(pathTo('quotes'))} />
              <QuoteActions quote={quote} onOpen={setDialog} />
            </>
          }
        />
        <ArchivedNotice quote={quote} />
        <QuoteViews
          quote={quote}
          view={view}
          onView={setView}
          aside={isEditable ? <SavedState quoteId={quote.id} unsavedCount={editing.problems.length} /> : null}
          lines={<PriceView lines={lines} words={words} />}
        />
      </div>
      {hasPanel && selection.line ? (
        <EvidencePanel
          {...lines}
          line={selection.line}
          onClose={selection.close}
          onAsk={quote.status === 'provider_review' ? () => setDialog('ask') : undefined}
        />
      ) : null}
      {dialog === 'send' ? <SendDialog quote={quote} onClose={close} onExplain={explain} onView={setView} /> : null}
      {dialog === 'settings' ? <SettingsDialog quote={quote} onClose={close} /> : null}
      {dialog === 'ask' && selection.line ? <AskDialog quote={quote} line={selection.line} onClose={close} /> : null}
    </div>
  );
}

interface PriceViewProps {
  readonly lines: LinesProps;
  readonly words: WordEditing;
}

function PriceView({ lines, words }: PriceViewProps) {
  const { quote, live, isEditable, onExplain } = lines;
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
          {hasLines && isEditable ? <ChangeInWords quote={quote} editing={words} /> : null}
          <QuoteLines {...lines} />
          <QuoteNote quote={quote} />
          {/* A proposal has its own bar, with what the total would be. */}
          {words.answer?.outcome === 'proposed' ? null : (
            <TotalsBar quote={live}>
              {quote.charges_tax ? (
                <p className="type-small text-secondary">
                  {quote.prices_include_tax ? <Trans>Prices include tax</Trans> : <Trans>Prices without tax</Trans>}
                </p>
              ) : null}
            </TotalsBar>
          )}
        </>
      ) : null}
    </>
  );
}
