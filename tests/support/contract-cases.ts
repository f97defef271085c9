import type { endpoints } from '#contract/endpoints.ts';

export type Name = keyof typeof endpoints;
export type Ids = Record<string, string>;

export interface Case {
  /** Path parameters, of the first provider's and customer's things. */
  readonly params?: (ids: Ids) => Record<string, string | undefined>;
  /** A body that would be taken. */
  readonly body?: (ids: Ids) => Record<string, unknown>;
  /** Its path names a service of the catalogue, which every provider may have; what it shows is still only their own. */
  readonly isOfCatalogue?: true;
  /** Its body names several things, and its answer says of each what became of it. */
  readonly isOfEach?: true;
  readonly headers?: (ids: Ids) => Record<string, string>;
}

const ofQuote: Case['params'] = ({ quote }) => ({ id: quote });
const ofService: Case['params'] = ({ serviceType }) => ({ serviceTypeId: serviceType });
const ownQuestion: Case['params'] = ({ serviceType, ownQuestion: id }) => ({ serviceTypeId: serviceType, id });
const standardLine: Case['params'] = ({ serviceType, standardLine: id }) => ({ serviceTypeId: serviceType, id });
const message = () => ({ channel: 'none', message: 'Hello' });

/** One entry an operation: a new one without an entry does not compile, and fails below as well. */
export const cases: Record<Name, Case> = {
  getRecoveryCodes: {},
  makeRecoveryCodes: {},
  redeemRecoveryCode: { body: () => ({ code: 'abcde-fghjk' }) },
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
      quotes: { detail: 'parts', valid_days: 30, number_format: 'Q-{number}', deposit_percent: 10 },
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
  importCustomers: {},
  changeQuotes: { isOfEach: true, body: ({ quote }) => ({ ids: [quote], action: 'unarchive' }) },
  deleteLogo: {},
  listServiceCategories: {},
  getServices: {},
  updateServices: { body: ({ serviceType }) => ({ services: [{ id: serviceType, type: 'service_type' }] }) },
  listOwnQuestions: { params: ofService, isOfCatalogue: true },
  createOwnQuestion: {
    params: ofService,
    isOfCatalogue: true,
    body: () => ({
      type: 'NumberInput',
      prompt: 'How many flues are there?',
      help: 'Count the pots',
      config: { min: 0 },
      required: true,
      measures: { unit: 'per_unit', unit_label: 'flue' },
      position: 3,
    }),
  },
  updateOwnQuestion: {
    params: ownQuestion,
    body: () => ({
      prompt: 'How many?',
      help: null,
      config: { min: 1 },
      required: false,
      measures: { unit: 'hourly', unit_label: '' },
      position: 0,
    }),
  },
  reorderOwnQuestions: { params: ofService, body: ({ ownQuestion: id }) => ({ question_ids: [id] }) },
  deleteOwnQuestion: { params: ownQuestion },
  listStandardLines: { params: ofService, isOfCatalogue: true },
  createStandardLine: {
    params: ofService,
    isOfCatalogue: true,
    body: () => ({
      description: 'Sheets over the floor',
      category: 'materials',
      quantity: 1,
      unit: 'fixed',
      unit_label: '',
      unit_price_minor: 500,
      position: 3,
    }),
  },
  updateStandardLine: {
    params: standardLine,
    body: ({ rule }) => ({
      description: 'Sweep',
      category: 'labour',
      quantity: null,
      unit: 'per_unit',
      unit_label: 'flue',
      pricing_rule_id: rule,
      unit_price_minor: null,
      position: 0,
    }),
  },
  reorderStandardLines: { params: ofService, body: ({ standardLine: id }) => ({ line_ids: [id] }) },
  deleteStandardLine: { params: standardLine },
  sampleService: { params: ofService, isOfCatalogue: true },
  getRateSheet: { params: ofService, isOfCatalogue: true },
  updateRateSheet: {
    params: ofService,
    body: ({ standardLine: id }) => ({
      rows: [{ key: `standard_line:${id}`, mark: 'as-it-was', price_minor: 900 }],
    }),
  },
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
    params: ({ quote, media }) => ({ id: quote, mediaId: media }),
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
  toggleVisibility: {
    params: ({ sentToken, extra }) => ({ id: sentToken, componentId: extra }),
    body: () => ({ is_visible: true }),
  },
};
