import type { endpoints } from '#contract/endpoints.ts';
import { casesOfServices } from './contract-cases-of-services.ts';

export type Name = keyof typeof endpoints;
export type Ids = Record<string, string>;

export interface Case {
  /** Path parameters, of the first provider's and customer's things. */
  readonly params?: (ids: Ids) => Record<string, string | undefined>;
  /** A body that would be taken. */
  readonly body?: (ids: Ids) => Record<string, unknown>;
  /** Its path names a service of the catalogue, which every provider may have; what it shows is still only their own. */
  readonly isOfCatalogue?: true;
  readonly headers?: (ids: Ids) => Record<string, string>;
}

const ofQuote: Case['params'] = ({ quote }) => ({ id: quote });
const ofKit: Case['params'] = ({ kit }) => ({ id: kit });
const message = () => ({ channel: 'none', message: 'Hello' });

/** One entry an operation: a new one without an entry does not compile, and fails below as well. */
export const cases: Record<Name, Case> = {
  getRecoveryCodes: {},
  makeRecoveryCodes: {},
  redeemRecoveryCode: { body: () => ({ code: 'abcde-fghjk' }) },
  listProfessions: {},
  updateProfessions: { body: ({ profession }) => ({ profession_ids: [profession] }) },
  listKits: {},
  createKit: { body: ({ quote }) => ({ kind: 'kit', name: 'Prepare walls', quote_id: quote }) },
  getKit: { params: ofKit },
  renameKit: { params: ofKit, body: () => ({ name: 'Paint walls' }) },
  deleteKit: { params: ofKit },
  putInKit: { params: ofQuote, body: ({ kit }) => ({ kit_id: kit }) },
  importPrices: {},
  testPricing: { body: () => ({ description: 'Please paint our bedroom, 4 m by 3 m.' }) },
  getSettings: {},
  updateSettings: {
    body: () => ({
      ai: { engine: 'builtin' },
      tax: {
        country: 'GB',
        is_registered: true,
        number: null,
        note: null,
        company_number: null,
        rates: [{ id: 'standard', label: 'Standard', percent: 20, is_default: true }],
      },
      quotes: { detail: 'parts', valid_days: 30, number_format: 'Q-{number}', deposit_percent: 10, next_number: 2001 },
      notifications: { message: false, accepted: true },
      branding: { primary_color: '#0f766e' },
      reminders: {},
      links: { service_product_url: 'https://painters.example' },
      apply_to_open_quotes: false,
    }),
  },
  listCountries: {},
  testAiSettings: {},
  checkProfile: {},
  getProfile: {},
  createProfile: {
    body: () => ({
      provider_type: 'individual',
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      phone_number: '12345',
      address: { formatted_address: 'Here' },
      currency: 'EUR',
      locale: 'de-DE',
    }),
  },
  createBasicProfile: { body: () => ({ provider_type: 'individual', first_name: 'A', last_name: 'B' }) },
  updateProfile: {
    body: () => ({
      first_name: 'C',
      phone_number: '54321',
      email: 'c@d.example',
      address: { formatted_address: 'There' },
    }),
  },
  uploadLogo: {},
  reckonDemo: { body: () => ({ is_priced: true }) },
  reckonOwnDemo: { body: () => ({ is_priced: true }) },
  sendDemoCustomerLink: { body: () => ({ message: 'Just to try' }) },
  importCustomers: {},
  changeQuotes: { body: ({ quote }) => ({ ids: [quote], action: 'unarchive' }) },
  deleteLogo: {},
  listServiceCategories: {},
  getServices: {},
  updateServices: { body: ({ serviceType }) => ({ services: [{ id: serviceType, type: 'service_type' }] }) },
  ...casesOfServices,
  listPricingStrategies: {},
  listPriceLines: {},
  listUnpricedServices: {},
  samplePricingBasis: { body: () => ({ hour_minor: 4000, materials_markup_percent: 20 }) },
  samplePricingRule: {
    body: ({ serviceType }) => ({
      rule: {
        service_type_id: serviceType,
        line_key: 'walls',
        strategy: 'per_area',
        cost_category: 'labour',
        unit: 'per_area',
        rate_minor: 950,
      },
      amount: { counted_in: 'm2', quantity: 2 },
    }),
  },
  listPricingRules: {},
  createPricingRule: {
    body: ({ serviceType }) => ({
      name: 'Walls',
      service_type_id: serviceType,
      strategy: 'fixed',
      cost_category: 'labour',
      unit: 'fixed',
      rate_minor: 100,
      line_key: 'x',
      unit_label: 'm',
      minimum_minor: 1,
      markup_percent: 1,
      tax_rate: 1,
      conditions: 'none',
      is_active: false,
    }),
  },
  getPricingRule: { params: ({ rule }) => ({ id: rule }) },
  updatePricingRule: { params: ({ rule }) => ({ id: rule }), body: () => ({ name: 'Walls again', rate_minor: 5 }) },
  deletePricingRule: { params: ({ rule }) => ({ id: rule }) },
  listCustomers: {},
  createCustomer: {
    body: () => ({ name: 'N', email: 'n@n.example', phone: '12345', address: 'Here', kind: 'business' }),
  },
  getCustomer: { params: ({ customer }) => ({ id: customer }) },
  updateCustomer: {
    params: ({ customer }) => ({ id: customer }),
    body: () => ({ name: 'M', email: 'm@n.example', phone: '54321', address: 'There' }),
  },
  deleteCustomer: { params: ({ customer }) => ({ id: customer }) },
  mergeCustomers: {
    params: ({ customer }) => ({ id: customer }),
    body: ({ customer }) => ({ into: customer }),
  },
  getDashboardSummary: {},
  listQuotes: {},
  countQuotes: {},
  createQuote: {
    body: () => ({
      title: 'T',
      description: 'Paint it',
      customer: { name: 'N', email: 'n@n.example', kind: 'business' },
      locale: 'en-GB',
      currency: 'GBP',
      send_link: { channel: 'none' },
      mode: 'questions',
      line_items: [],
    }),
  },
  readRequest: { body: () => ({ description: 'Paint it', locale: 'en-GB' }) },
  getQuote: { params: ofQuote },
  getQuoteHead: { params: ofQuote },
  updateQuote: {
    params: ofQuote,
    body: () => ({
      revision: 1,
      title: 'New',
      discount_percent: 5,
      valid_until: '2027-01-01',
      terms: 'T',
      charges_tax: true,
      detail: 'lines',
      message: 'M',
      starts: 'In March',
      duration: 'Two days',
      deposit_percent: 30,
      guarantee: 'Two years',
    }),
  },
  deleteQuote: { params: ofQuote },
  archiveQuote: { params: ofQuote },
  unarchiveQuote: { params: ofQuote },
  estimateQuote: { params: ofQuote },
  changeService: {
    params: ofQuote,
    body: ({ serviceType }) => ({ service_type_id: serviceType, revision: 1 }),
  },
  retryQuote: { params: ofQuote },
  reviseQuote: { params: ofQuote },
  finalizeQuote: { params: ofQuote },
  sendQuote: { params: ofQuote, body: message },
  sendLink: { params: ofQuote, body: message },
  listLinks: { params: ofQuote },
  resendLink: { params: ({ quote, link }) => ({ id: quote, linkId: link }) },
  trackClick: {
    params: ({ sentLink }) => ({ linkId: sentLink }),
    headers: ({ token }) => ({ 'x-link-token': token ?? '' }),
  },
  listAiLogs: { params: ofQuote },
  listActivity: { params: ofQuote },
  requestMagicLink: { body: () => ({ email: 'someone@painters.example' }) },
  readMailbox: {},
  listQuestions: { params: ofQuote },
  createQuestion: {
    params: ofQuote,
    body: ({ component }) => ({
      component_id: component,
      type: 'TextQuestion',
      prompt: 'Why?',
      help: 'h',
      config: {},
      role: 'primary',
      importance: 'low',
      match_mode: 'any',
      urgency: 'low',
      required: false,
    }),
  },
  updateQuestion: {
    params: ({ quote, question }) => ({ id: quote, qid: question }),
    body: () => ({ prompt: 'Why then?', required: false, help: 'h' }),
  },
  markMedia: {
    params: ({ asked, media }) => ({ id: asked, mediaId: media }),
    body: () => ({ is_on_quote: true }),
  },
  deleteQuestion: { params: ({ quote, question }) => ({ id: quote, qid: question }) },
  restoreQuestion: { params: ({ quote, question }) => ({ id: quote, qid: question }) },
  reorderQuestions: { params: ofQuote, body: ({ question }) => ({ question_ids: [question] }) },
  markQuestionsReviewed: {
    params: ofQuote,
    body: ({ question }) => ({ question_ids: [question], send_link: { channel: 'none' } }),
  },
  suggestLines: {},
  search: {},
  listLineItems: { params: ofQuote },
  createLineItem: {
    params: ofQuote,
    body: ({ component }) => ({
      component_id: component,
      category: 'other',
      description: 'D',
      quantity: 1,
      unit: 'fixed',
      unit_label: 'x',
      unit_price_minor: 100,
      tax_rate: 20,
      position: 3,
    }),
  },
  updateLineItem: {
    params: ({ quote, line }) => ({ id: quote, itemId: line }),
    body: () => ({ description: 'E', quantity: 2, unit_price_minor: 5, tax_rate: 5 }),
  },
  followLineItem: { params: ({ quote, line }) => ({ id: quote, itemId: line }) },
  restoreLineItem: { params: ({ quote, line }) => ({ id: quote, itemId: line }) },
  editByWords: {
    params: ofQuote,
    body: () => ({ edit_request: 'Increase everything by 1%', apply: false }),
  },
  undoWordEdit: { params: ofQuote },
  reorderLineItems: {
    params: ofQuote,
    body: ({ line }) => ({ line_item_ids: [line], moved: { line_item_id: line, component_id: null } }),
  },
  deleteLineItem: { params: ({ quote, line }) => ({ id: quote, itemId: line }) },
  getCustomerQuote: { params: ({ token }) => ({ id: token }) },
  saveResponses: {
    params: ({ token }) => ({ id: token }),
    body: ({ question }) => ({
      responses: [{ question_id: question, status: 'skipped' }],
      submit: false,
      idempotency_key: 'k',
    }),
  },
  uploadMedia: { params: ({ token }) => ({ id: token }) },
  deleteMedia: { params: ({ token, media }) => ({ id: token, mediaId: media }) },
  getCustomerStatus: { params: ({ token }) => ({ id: token }) },
  acceptQuote: {
    params: ({ sentToken }) => ({ id: sentToken }),
    body: () => ({ version: 1, name: 'Mara', signature: 's', expected_total_minor: 1, idempotency_key: 'a' }),
  },
  listCustomerMessages: { params: ({ sentToken }) => ({ id: sentToken }) },
  sendCustomerMessage: {
    params: ({ sentToken }) => ({ id: sentToken }),
    body: () => ({ message: 'Hello', idempotency_key: 'b' }),
  },
  rejectQuote: {
    params: ({ sentToken }) => ({ id: sentToken }),
    body: () => ({ reason: 'price', message: 'Too dear', idempotency_key: 'c' }),
  },
  requestChanges: {
    params: ({ sentToken }) => ({ id: sentToken }),
    body: () => ({ message: 'Without the ceiling', idempotency_key: 'd' }),
  },
  listMessages: { params: ofQuote },
  sendMessage: { params: ofQuote, body: () => ({ message: 'Hello', idempotency_key: 'e' }) },
  takeOverQuote: { params: ofQuote },
  duplicateQuote: { params: ofQuote },
  listSessions: {},
  endSession: { params: ({ session }) => ({ id: session }) },
  previewDeletion: {},
  // Refused for its password: the others still need the account.
  deleteAccount: { body: () => ({ confirm: true, password: 'not the password' }) },
  createComponent: { params: ofQuote, body: () => ({ title: 'Cellar', is_optional: false, line_item_ids: [] }) },
  updateComponent: {
    params: ({ quote, component }) => ({ id: quote, componentId: component }),
    body: () => ({ title: 'Hall' }),
  },
  deleteComponent: { params: ({ quote, component }) => ({ id: quote, componentId: component }) },
  reorderComponents: { params: ofQuote, body: ({ component }) => ({ component_ids: [component] }) },
  addLineItems: {
    params: ofQuote,
    body: () => ({
      line_items: [{ category: 'labour', description: 'x', quantity: 1, unit: 'fixed', unit_price_minor: 1 }],
    }),
  },
  listVersions: { params: ofQuote },
  compareVersions: { params: ofQuote },
  listSavedViews: {},
  createSavedView: { body: () => ({ name: 'Mine', filter: { status: 'sent' }, is_default: true }) },
  updateSavedView: { params: ({ view }) => ({ id: view }), body: () => ({ name: 'Ours' }) },
  deleteSavedView: { params: ({ view }) => ({ id: view }) },
  createPin: {
    params: ({ asked, media }) => ({ id: asked, mediaId: media }),
    body: () => ({ x: 0.5, y: 0.25, note: 'Here' }),
  },
  updatePin: {
    params: ({ asked, media, pin }) => ({ id: asked, mediaId: media, pinId: pin }),
    body: () => ({ x: 0.25 }),
  },
  deletePin: { params: ({ asked, media, pin }) => ({ id: asked, mediaId: media, pinId: pin }) },
  createCustomerPin: {
    params: ({ token, media }) => ({ id: token, mediaId: media }),
    body: () => ({ x: 0.5, y: 0.25 }),
  },
  deleteCustomerPin: { params: ({ token, media, customerPin }) => ({ id: token, mediaId: media, pinId: customerPin }) },
  toggleVisibility: {
    params: ({ sentToken, extra }) => ({ id: sentToken, componentId: extra }),
    body: () => ({ is_visible: true }),
  },
};
