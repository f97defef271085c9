import type { Case, Name } from './contract-case.ts';

const ofService: Case['params'] = ({ serviceType }) => ({ serviceTypeId: serviceType });
const ownQuestion: Case['params'] = ({ serviceType, ownQuestion: id }) => ({ serviceTypeId: serviceType, id });
const standardLine: Case['params'] = ({ serviceType, standardLine: id }) => ({ serviceTypeId: serviceType, id });

/** What is asked and kept for one service of the catalogue. */
export const casesOfServices = {
  previewService: { params: ofService, isOfCatalogue: true, body: () => ({ rows: [] }) },
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
} satisfies Partial<Record<Name, Case>>;
