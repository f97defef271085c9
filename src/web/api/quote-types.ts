import type { OutputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';

type ResponseOf<Key extends keyof EndpointByKey> = OutputOf<EndpointByKey[Key]['response']>;

export type Quote = ResponseOf<'GET /quotes/{id}'>;
export type QuoteHead = ResponseOf<'GET /quotes/{id}/head'>;
export type QuoteSummary = ResponseOf<'GET /quotes'>[number];
export type LineItem = Quote['line_items'][number];
export type QuoteComponent = Quote['components'][number];
export type Question = Quote['questions'][number];
export type QuoteLink = Quote['links'][number];
export type QuoteMedia = Quote['media'][number];
export type PipelineStepState = Quote['pipeline'][number];
export type ActivityEntry = ResponseOf<'GET /quotes/{id}/activity'>[number];
