import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import type { ListMeta } from '#contract/envelope.ts';

/** `METHOD /path` as the contract writes it. */
export type EndpointKey = keyof EndpointByKey;

type Part<K extends EndpointKey, Name extends 'params' | 'query' | 'body'> = EndpointByKey[K] extends {
  readonly [N in Name]?: infer S;
}
  ? InputOf<Exclude<S, undefined>>
  : undefined;

/** Nothing to say, or only optional things: the whole part may be left out. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

export interface TransportOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export type CallOptions<K extends EndpointKey> = Given<'params', Part<K, 'params'>> &
  Given<'query', Part<K, 'query'>> &
  Given<'body', Part<K, 'body'>> &
  TransportOptions;

export type AnswerData<K extends EndpointKey> = OutputOf<EndpointByKey[K]['response']>;

export interface Answer<Data> {
  readonly data: Data;
  readonly message: string;
  /** Lists only. */
  readonly meta: ListMeta | undefined;
}

/** The options may be left out where the endpoint needs none. */
export type CallArguments<K extends EndpointKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

export type Call = <K extends EndpointKey>(key: K, ...rest: CallArguments<K>) => Promise<Answer<AnswerData<K>>>;
