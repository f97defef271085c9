import type { z } from 'zod';
import type { component, customer, quote, quoteSummary, requirement } from '#contract/quote-shapes.ts';
import { choiceGroupOf } from '#domain/quote/choice.ts';
import { type CustomerRow, findCustomer } from '#server/customers/customer-store.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { presentTime } from '#server/http/present-time.ts';
import { listLinks } from '#server/links/link-store.ts';
import type { LinkTokens } from '#server/links/link-token.ts';
import { presentLink } from '#server/links/present-link.ts';
import { listLooks, photoFactsOf } from '#server/media/look-store.ts';
import { listMedia, type MediaRow } from '#server/media/media-store.ts';
import { listPins } from '#server/media/pins/pin-store.ts';
import { presentPin } from '#server/media/pins/present-pin.ts';
import { presentMedia } from '#server/media/present-media.ts';
import { countUnread } from '#server/messages/message-store.ts';
import { playbookOfParts } from '#server/pipeline/assess-quote.ts';
import { presentPipeline } from '#server/pipeline/present-pipeline.ts';
import { standingOf } from '#server/pipeline/quote-standing.ts';
import { findReadiness } from '#server/pipeline/readiness-store.ts';
import { requestMarks } from '#server/pipeline/request-marks.ts';
import { listRuns } from '#server/pipeline/run-store.ts';
import { listLateAnswers } from '#server/questions/late-answer-store.ts';
import { presentLateAnswer, presentQuestions, presentResponse } from '#server/questions/present-question.ts';
import { listLatestResponses, listQuestions } from '#server/questions/question-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { presentServiceType } from '#server/services/present-catalogue.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { type ComponentRow, isOwnComponent, listComponents } from './component-store.ts';
import { listLineItems } from './line-item-store.ts';
import type { ListedQuote } from './page-by-time.ts';
import { presentLineItem } from './present-line-item.ts';
import { presentVerdict } from './present-verdict.ts';
import { markOf } from './quote-mark.ts';
import { listAssumptions, type QuoteRow, type StandingAssumption } from './quote-store.ts';
import { presentTotals, totalsOf } from './quote-totals.ts';
import { readPartsMark } from './read-quote-head.ts';
import { type AcceptanceRow, findAcceptance, findVersion } from './version-store.ts';

export type Presenting = Pick<AppDeps, 'clock' | 'logger' | 'secret' | 'settings' | 'playbooks'> & {
  readonly tokens: LinkTokens;
};

type AcceptanceOut = z.input<typeof quote>['acceptance'];

/** Everything that hangs on a quote. */
async function loadParts(scope: ProviderScope, row: QuoteRow) {
  const [components, lines, questions, responses, links, media, runs, assumptions] = await Promise.all([
    listComponents(scope, row),
    listLineItems(scope, row),
    listQuestions(scope, row),
    listLatestResponses(scope, row),
    listLinks(scope, row),
    listMedia(scope, row),
    listRuns(scope, row),
    listAssumptions(scope, row),
  ]);
  const [customerRow, acceptance, unread, photos, stored, late, pins] = await Promise.all([
    row.customerId ? findCustomer(scope, row.customerId) : null,
    findAcceptance(scope, row),
    countUnread(scope, [row.id], 'provider'),
    listLooks(scope, row),
    findReadiness(scope, row),
    listLateAnswers(scope, row),
    listPins(scope, row),
  ]);
  const said = { components, lines, questions, responses, links, media, runs, assumptions };
  return { ...said, customerRow, acceptance, unread, photos, stored, late, pins };
}

/** A quote with everything that hangs on it, as its provider sees it. */
export async function presentQuote(
  scope: ProviderScope,
  row: QuoteRow,
  presenting: Presenting,
): Promise<z.input<typeof quote>> {
  const parts = await readPartsMark(scope, row.id);
  const loaded = await loadParts(scope, row);
  const { components, lines, questions, responses, links, media, runs, assumptions } = loaded;
  const { customerRow, acceptance, unread, photos, stored, late, pins } = loaded;
  const typeIds = [row.serviceTypeId, ...components.map(({ serviceTypeId }) => serviceTypeId)].filter(
    (id) => id !== null,
  );
  const serviceTypes = await findServiceTypes(scope.db, typeIds);
  const playbook = await playbookOfParts(scope, presenting, { quote: row, components });
  const photoFacts = photoFactsOf(photos);
  const toAssess = { playbook, quote: row, components, questions, responses, photoFacts };
  const { requirements, verdict } = await standingOf(scope, presenting, { ...toAssess, stored });
  const { totals, lines: amounts } = totalsOf({ ...row, lines, components });
  return {
    ...presentHead(row, unread.get(row.id) ?? 0),
    mark: markOf(row, parts),
    ...presentPipeline(runs),
    customer: customerRow && presentCustomer(customerRow),
    service_types: serviceTypes.map((type) => presentServiceType(type, presenting.playbooks, scope.locale)),
    components: components.map((part) => presentComponent(part, requirements[part.id] ?? [])),
    line_items: lines.map((line) => presentLineItem(line, amounts)),
    questions: presentQuestions(questions, responses),
    links: links.map((link) => presentLink(link, presenting)),
    responses: responses.map(presentResponse),
    late_answers: late.map(presentLateAnswer),
    media: media.map((item) => presentOwnMedia(item, presenting, { photos, pins })),
    totals: presentTotals(totals),
    ...presentVerdict({
      verdict,
      components,
      lines,
      totalMinor: totals.totalMinor,
      locale: scope.locale ?? row.locale,
    }),
    message: row.message,
    internal_note: row.internalNote,
    ...presentAssumptions(assumptions),
    acceptance: acceptance ? await presentAcceptance(scope, row, acceptance) : null,
    request_marks: requestMarks(row, components, playbook),
    ...presentReply(row),
  };
}

const presentAssumptions = (assumptions: readonly StandingAssumption[]) => ({
  assumptions: assumptions.map(({ text }) => text),
  shown_assumptions: assumptions.filter(({ isInternal }) => !isInternal).map(({ text }) => text),
});

const presentReply = (row: QuoteRow) => ({
  reject_message: row.rejectMessage,
  change_request: presentChangeRequest(row),
});

const presentOwnMedia = (
  item: MediaRow,
  presenting: Presenting,
  {
    photos,
    pins,
  }: { readonly photos: Awaited<ReturnType<typeof listLooks>>; readonly pins: Awaited<ReturnType<typeof listPins>> },
) => ({
  ...presentMedia(item, presenting, { seen: photos.get(item.id), reader: 'provider' }),
  is_on_quote: item.isOnQuote,
  pins: pins.filter(({ mediaId }) => mediaId === item.id).map(presentPin),
});

async function presentAcceptance(
  scope: ProviderScope,
  quote: QuoteRow,
  { name, acceptedAt, totalMinor, version }: AcceptanceRow,
): Promise<AcceptanceOut> {
  const parties = (await findVersion(scope, quote, version))?.snapshot.parties;
  return {
    name,
    accepted_at: presentTime(acceptedAt),
    total_minor: totalMinor,
    provider_name: parties?.provider.name ?? null,
    customer_name: parties?.customer?.name ?? null,
  };
}

export function presentSummary(
  row: ListedQuote,
  {
    totalMinor,
    customerName,
    unread,
    countedMinor,
  }: {
    readonly totalMinor: number | null;
    readonly customerName: string | null;
    readonly unread: number;
    readonly countedMinor: number | null;
  },
): z.input<typeof quoteSummary> {
  return {
    ...presentHead(row, unread),
    total_minor: totalMinor,
    customer_name: customerName,
    counted_minor: countedMinor,
  };
}

function presentHead(row: ListedQuote, unread: number) {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    description: row.description,
    status: row.status,
    conversation_stage: row.conversationStage,
    currency: row.currency,
    locale: row.locale,
    prices_include_tax: row.pricesIncludeTax,
    charges_tax: row.chargesTax,
    detail: row.detail,
    discount_percent: row.discountPercent,
    questions_reviewed_at: presentTime(row.questionsReviewedAt),
    valid_until: row.validUntil,
    terms: row.terms,
    starts: row.starts,
    duration: row.duration,
    deposit_percent: row.depositPercent,
    guarantee: row.guarantee,
    current_version: row.currentVersion,
    finalized_at: presentTime(row.finalizedAt),
    sent_at: presentTime(row.sentAt),
    accepted_at: presentTime(row.acceptedAt),
    accepted_version: row.acceptedVersion,
    rejected_at: presentTime(row.rejectedAt),
    reject_reason: row.rejectReason,
    archived_at: presentTime(row.archivedAt),
    messages_unread: unread,
    revision: row.revision,
    created_at: presentTime(row.createdAt),
    updated_at: presentTime(row.updatedAt),
  };
}

/** The change that was asked for and is not answered by a new version yet. */
export function presentChangeRequest({ changeRequest, changesRequestedAt }: ListedQuote) {
  if (changeRequest === null || changesRequestedAt === null) return null;
  return { message: changeRequest, requested_at: presentTime(changesRequestedAt) };
}

function presentComponent(
  row: ComponentRow,
  requirements: readonly z.input<typeof requirement>[],
): z.input<typeof component> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    service_type_id: row.serviceTypeId,
    is_optional: row.isOptional,
    is_visible: row.isVisible,
    choice_group: choiceGroupOf(row),
    is_own: isOwnComponent(row),
    position: row.position,
    requirements: [...requirements],
  };
}

function presentCustomer({ id, name, email, phone, address, kind }: CustomerRow): z.input<typeof customer> {
  return { id, name, email, phone, address, kind };
}
