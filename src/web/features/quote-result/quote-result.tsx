import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';
import { type AcceptRefusal, AcceptSheet } from './accept-sheet.tsx';
import { AcceptedBanner } from './accepted-banner.tsx';
import { ChangeSheet, DeclineSheet, MessageSheet } from './answer-sheets.tsx';
import { IncludedParts } from './included-parts.tsx';
import { ChosenExtras, OptionalExtras } from './optional-extras.tsx';
import { PartChoices } from './part-choices.tsx';
import { PartyNotes } from './party-notes.tsx';
import { type GivenAnswer, PriceBasis } from './price-basis.tsx';
import { PriceHero } from './price-hero.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ProviderNote } from './provider-note.tsx';
import { ResultPhotos } from './result-photos.tsx';
import { type CustomerQuote, dayText, type SentVersion } from './sent-quote.ts';
import { Assumptions, Terms } from './small-print.tsx';
import { StandNotice } from './stand-notice.tsx';
import { SumUp } from './sum-up.tsx';
import { type Extras, useExtras } from './use-extras.ts';
import type { Talk } from './use-talk.ts';
import type { Answering } from './words-form.tsx';

interface QuoteResultProps {
  readonly quote: CustomerQuote;
  readonly version: SentVersion;
  readonly token: string;
  readonly call: Call;
  readonly header: ReactNode;
  /** Which sheet the address has open. */
  readonly sheet: ResultSheet | null;
  readonly talk: Talk;
  readonly answers: readonly GivenAnswer[];
  readonly answering: Answering;
  /** What came of accepting. */
  readonly refusal: AcceptRefusal | null;
  readonly onCloseSheet: () => void;
}

export const resultSheets = ['accept', 'messages', 'change', 'decline'] as const;
export type ResultSheet = (typeof resultSheets)[number];

/** The quote as it was sent, from the price to the small print. */
export function QuoteResult(props: QuoteResultProps) {
  const { quote, token, call } = props;
  const extras = useExtras({ version: props.version, token, call });
  const { version } = extras;
  const isOpen = quote.status === 'sent';
  const heading = useFocusOnAcceptance(version);
  const ended = endedWords(quote, version);
  const sheet = { quote, answering: props.answering, onClose: props.onCloseSheet };
  return (
    <>
      <PrintSheet quote={quote} version={version} ended={ended} />
      <div className="mx-auto max-w-140 print:hidden">
        <PriceHero quote={quote} extras={extras} header={props.header} ended={ended} />
        <main className={`px-5 ${isOpen ? 'pb-36' : 'pb-16'}`}>
          {version.accepted ? <AcceptedBanner quote={quote} accepted={version.accepted} heading={heading} /> : null}
          {version.accepted && !quote.is_preview ? <MessagesLink unread={props.talk.unread} /> : null}
          <StandNotice quote={quote} />
          <ProviderNote {...quote} />
          {isOpen && !quote.is_preview ? (
            <>
              <PartChoices quote={quote} extras={extras} />
              <OptionalExtras quote={quote} extras={extras} />
            </>
          ) : (
            <ChosenExtras quote={quote} extras={extras} />
          )}
          <IncludedParts quote={quote} version={version} />
          <ResultPhotos photos={version.photos} />
          <SumUp quote={quote} version={version} />
          <Assumptions groups={version.assumption_groups} />
          <PriceBasis quote={quote} answers={props.answers} />
          <Terms terms={version.terms} guarantee={version.guarantee} />
          <PartyNotes provider={quote.provider} />
          <OtherAnswers quote={quote} />
        </main>
        {isOpen ? (
          <>
            <PriceBar {...props} extras={extras} />
            {version.estimate ? null : (
              <AcceptSheet
                key={`${version.number}-${version.totals.total_minor}`}
                quote={quote}
                version={version}
                totalMinor={extras.totalMinor}
                isOpen={props.sheet === 'accept' && !extras.isSettling}
                isSending={props.answering.isSending}
                refusal={props.refusal}
                idempotencyKey={props.answering.idempotencyKey}
                onClose={props.onCloseSheet}
              />
            )}
            <ChangeSheet {...sheet} isOpen={props.sheet === 'change'} />
            <DeclineSheet {...sheet} isOpen={props.sheet === 'decline'} />
          </>
        ) : null}
        <MessageSheet {...sheet} talk={props.talk} isOpen={props.sheet === 'messages'} />
      </div>
    </>
  );
}

function endedWords({ status, locale }: CustomerQuote, { valid_until: day }: SentVersion): ReactNode {
  if (status === 'provider_review') return <Trans>This price is being changed</Trans>;
  if (status === 'rejected') return <Trans>You declined this price</Trans>;
  if (status !== 'expired') return null;
  return day ? <Trans>This price ended on {dayText(day, locale)}</Trans> : <Trans>This price has ended</Trans>;
}

function PriceBar(props: QuoteResultProps & { readonly extras: Extras }) {
  const { quote, version, extras, talk } = props;
  const { t } = useLingui();
  const count = extras.extraCount;
  const isLocked = extras.isSettling || quote.is_preview;
  const words = <Trans>Accept quote</Trans>;
  return (
    <ActionBar>
      <p className="min-w-0 flex-none">
        <Money
          className="block text-[1.25rem] leading-6 font-[650] tracking-[-.015em]"
          minor={extras.totalMinor}
          currency={quote.currency}
          locale={quote.locale}
        />
        <span className="type-caption font-normal text-secondary">
          {count > 0 ? (
            <Plural value={count} one="with # extra" other="with # extras" />
          ) : (
            <BarNote quote={quote} version={version} />
          )}
        </span>
      </p>
      <ButtonLink
        to="?messages=1"
        state={{ isFromQuote: true }}
        preventScrollReset
        variant="quiet"
        size="touch"
        square
        aria-label={t`Messages`}
        className="relative"
      >
        <Icon icon={MessageCircle} />
        <UnreadMark count={talk.unread} className="absolute -top-1.5 -right-1.5" />
      </ButtonLink>
      <div className="min-w-0 flex-1">
        {version.estimate ? (
          <ButtonLink
            to="?messages=1"
            state={{ isFromQuote: true }}
            preventScrollReset
            variant="primary"
            size="touch"
            wide
          >
            <Trans>Ask for a visit</Trans>
          </ButtonLink>
        ) : isLocked ? (
          <Button variant="accept" size="touch" wide pending={extras.isSettling} disabled={quote.is_preview}>
            {words}
          </Button>
        ) : (
          // An address of its own: the phone's back closes the sheet, and it opens without script.
          <ButtonLink
            to="?accept=1"
            state={{ isFromQuote: true }}
            preventScrollReset
            variant="accept"
            size="touch"
            wide
          >
            {words}
          </ButtonLink>
        )}
      </div>
    </ActionBar>
  );
}

const sheetLink = { state: { isFromQuote: true }, preventScrollReset: true, size: 'touch-small' } as const;

/** What else one may say to a quote that lies open: quiet, below everything. */
function OtherAnswers({ quote }: Pick<QuoteResultProps, 'quote'>) {
  if (quote.is_preview || quote.status !== 'sent') return null;
  return (
    <div className="flex flex-wrap justify-center gap-x-2 gap-y-1 pt-8">
      <ButtonLink {...sheetLink} to="?change=1" variant="ghost">
        <Trans>Ask for a change</Trans>
      </ButtonLink>
      <ButtonLink {...sheetLink} to="?decline=1" variant="ghost">
        <Trans>Decline</Trans>
      </ButtonLink>
    </div>
  );
}

/** An agreement is talked about too. */
function MessagesLink({ unread }: { readonly unread: number }) {
  return (
    <ButtonLink {...sheetLink} to="?messages=1" variant="quiet" size="touch" wide className="mt-3">
      <Icon icon={MessageCircle} />
      {unread > 0 ? <Plural value={unread} one="# new message" other="# new messages" /> : <Trans>Messages</Trans>}
    </ButtonLink>
  );
}

function BarNote({ quote, version }: Pick<QuoteResultProps, 'quote' | 'version'>) {
  if (!version.valid_until) return <Trans>in total</Trans>;
  return <Trans>until {dayText(version.valid_until, quote.locale)}</Trans>;
}

/** The moment of agreement is said to everybody, and only when it happens here. */
function useFocusOnAcceptance(version: SentVersion) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAccepted = useRef(version.accepted !== null);
  useEffect(() => {
    if (version.accepted && !wasAccepted.current) {
      scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    wasAccepted.current = version.accepted !== null;
  }, [version.accepted]);
  return heading;
}
