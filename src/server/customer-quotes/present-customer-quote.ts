import type { z } from 'zod';
import type { customerQuote } from '#contract/customer-quotes.ts';
import { brandShades } from '#domain/provider/brand-shades.ts';
import { givenResponses } from '#domain/question/branching.ts';
import { progress } from '#domain/question/progress.ts';
import { statusOn } from '#domain/quote/expiry.ts';
import { canEditLines, isPriceVisible } from '#domain/quote/status.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { presentTime } from '#server/http/present-time.ts';
import { listLooks, photoFactsOf } from '#server/media/look-store.ts';
import { listMedia } from '#server/media/media-store.ts';
import { listPins } from '#server/media/pins/pin-store.ts';
import { customerPins } from '#server/media/pins/present-pin.ts';
import { presentMedia } from '#server/media/present-media.ts';
import { countUnread } from '#server/messages/message-store.ts';
import { loadStanding } from '#server/pipeline/load-standing.ts';
import { logoUrl } from '#server/providers/logo-url.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { presentQuestion, presentResponse } from '#server/questions/present-question.ts';
import { listLatestResponses, listQuestions } from '#server/questions/question-store.ts';
import { type ComponentRow, listComponents } from '#server/quotes/component-store.ts';
import { findParties, type Parties } from '#server/quotes/parties.ts';
import { presentChangeRequest } from '#server/quotes/present-quote.ts';
import { findQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import { type Freezing, takeSnapshot } from '#server/quotes/take-snapshot.ts';
import { findAcceptance, findVersion } from '#server/quotes/version-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { isSubmitBeingChecked, listReviewedQuestions } from './customer-quote-store.ts';
import { nextPage } from './next-page.ts';
import { presentPhotos } from './present-photos.ts';
import { presentPrefill } from './present-prefill.ts';
import {
  chosenComponents,
  isCustomersChoice,
  presentComponent,
  presentVersion,
  type VersionToPresent,
} from './present-version.ts';

type Wire = z.input<typeof customerQuote>;

/** A quote as its customer sees it: questions that were looked at, and prices once they were sent. */
export async function presentCustomerQuote(
  scope: CustomerScope,
  deps: Pick<AppDeps, 'secret'> & Freezing,
): Promise<Wire> {
  const quote = await findQuote(scope, scope.quote.id);
  const [provider, now, questions, responses, components, media, isChecking, version, unread, photos, pins] =
    await Promise.all([
      findProvider(scope),
      findParties(scope, quote, deps.countries),
      // The provider's own look shows the questions before they were looked through.
      scope.isPreview ? listQuestions(scope, quote) : listReviewedQuestions(scope),
      listLatestResponses(scope, quote),
      listComponents(scope, quote),
      listMedia(scope, quote),
      isSubmitBeingChecked(scope),
      findCurrentVersion(scope, deps, quote),
      countUnread(scope, [quote.id], 'customer'),
      listLooks(scope, quote),
      listPins(scope, quote),
    ]);
  const status = statusOn(quote, deps.clock());
  return {
    id: scope.token,
    link_id: scope.linkId,
    ...presentParties(version?.version.snapshot.parties ?? now, logoUrl(provider), provider.primaryColor),
    number: quote.number,
    sent_at: presentTime(quote.sentAt),
    title: quote.title,
    description: quote.description,
    status,
    stage: quote.conversationStage,
    locale: quote.locale,
    currency: quote.currency,
    questions: questions.map((question) => {
      const response = responses.find(({ questionId }) => questionId === question.id);
      return {
        ...presentQuestion(question, response),
        ...presentPrefill(question, components, photoFactsOf(photos)),
        response: response ? presentResponse(response) : null,
      };
    }),
    understood: version ? [] : await understoodOf(scope, deps, quote, components),
    components: components.filter((part) => !isCustomersChoice(part)).map(presentComponent),
    media: media.map((item) => ({
      ...presentMedia(item, deps, { seen: photos.get(item.id), reader: 'customer' }),
      pins: customerPins(pins, item.id),
    })),
    messages_unread: unread.get(quote.id) ?? 0,
    progress: progress({ questions, responses: givenResponses(questions, responses) }),
    next: nextPage({ status, isSubmitBeingChecked: isChecking, wasSent: quote.sentVersion !== null }),
    is_preview: scope.isPreview,
    rejected: presentRejection(quote),
    change_request: presentChangeRequest(quote),
    version:
      version &&
      presentVersion({
        ...version,
        photos: presentPhotos(version.version.snapshot, media, deps),
        pdfUrl: pdfUrl(scope),
      }),
  };
}

/** The customer reads what was taken from their words, to put it right with an answer. */
async function understoodOf(
  scope: CustomerScope,
  deps: Freezing,
  quote: QuoteRow,
  components: readonly ComponentRow[],
): Promise<Wire['understood']> {
  const { verdict } = await loadStanding(scope, deps, quote);
  return verdict.understood
    .filter(({ source, is_sure }) => source === 'request' && is_sure)
    .map(({ label, text, section_key }) => ({
      label,
      text,
      component_id: components.find(({ sectionKey }) => sectionKey !== null && sectionKey === section_key)?.id ?? null,
    }));
}

/** What was sent; or, for the owner's preview of a quote that is being composed, what would be sent now. */
async function findCurrentVersion(
  scope: CustomerScope,
  deps: Freezing,
  quote: QuoteRow,
): Promise<Omit<VersionToPresent, 'photos' | 'pdfUrl'> | null> {
  if (scope.isPreview && canEditLines(quote.status)) {
    const snapshot = await takeSnapshot(scope, deps, quote);
    return {
      version: { number: (quote.currentVersion ?? 0) + 1, snapshot },
      components: snapshot.components,
      acceptance: undefined,
      locale: quote.locale,
    };
  }
  // While the next version is composed the customer keeps reading the one that was sent, and no other.
  const isBeingChanged = quote.status === 'provider_review';
  if (quote.sentVersion === null || !(isPriceVisible(quote.status) || isBeingChanged)) return null;
  const acceptance = await findAcceptance(scope, quote);
  const [version, live] = await Promise.all([
    findVersion(scope, quote, acceptance?.version ?? quote.sentVersion),
    listComponents(scope, quote),
  ]);
  if (!version) return null;
  return {
    version,
    acceptance,
    components: chosenComponents(version, live, acceptance),
    locale: quote.locale,
  };
}

/** A plain address opens by the link alone; the owner's look needs a bearer. */
export const pdfUrl = ({ token, isPreview }: Pick<CustomerScope, 'token' | 'isPreview'>): string | null =>
  isPreview ? null : `/api/customer/quotes/${token}/pdf`;

function presentRejection({ rejectedAt, rejectReason }: QuoteRow): Wire['rejected'] {
  return rejectedAt === null ? null : { rejected_at: presentTime(rejectedAt), reason: rejectReason };
}

export function presentParties(
  { provider, customer }: Parties,
  logo: string | null,
  primaryColor: string | null,
): Pick<Wire, 'provider' | 'customer'> {
  return {
    provider: {
      name: provider.name,
      person: provider.person,
      logo_url: logo,
      phone_number: provider.phoneNumber,
      email: provider.email,
      address: provider.address,
      tax: provider.tax,
      brand: { primary_color: primaryColor, shades: primaryColor === null ? null : brandShades(primaryColor) },
    },
    customer: {
      first_name: customer?.name.trim().split(/\s+/)[0] ?? null,
      name: customer?.name ?? null,
      address: customer?.address ?? null,
      kind: customer?.kind ?? 'person',
    },
  };
}
