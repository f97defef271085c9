export const ruleKeys = {
  list: ['pricing-rules', 'list'] as const,
  strategies: ['pricing-rules', 'strategies'] as const,
  /** What hangs on the services on offer. */
  ofServices: ['pricing-rules', 'of-services'] as const,
  lines: ['pricing-rules', 'of-services', 'lines'] as const,
  unpriced: ['pricing-rules', 'of-services', 'unpriced'] as const,
  basisSamples: (body: object | null) => ['pricing-rules', 'of-services', 'basis-samples', body] as const,
  /** What an everyday job of a service costs by all that is kept for it. */
  ofJob: (serviceTypeId: string) => ['pricing-rules', 'of-services', 'job', serviceTypeId] as const,
  /** All work of a service in one table. */
  sheet: (serviceTypeId: string) => ['pricing-rules', 'of-services', 'sheet', serviceTypeId] as const,
  sample: (body: object | null) => ['pricing-rules', 'sample', body] as const,
};
