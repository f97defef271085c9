import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` anybody; `user` anybody signed in; `provider` a signed-in member of a provider;
 * `customer` whoever holds the quote's link (the token stands in the path).
 */
export type Caller = 'public' | 'user' | 'provider' | 'customer';

type Schema = z.ZodType | undefined;

/** One call of the API as plain data. The server mounts it, the web is typed by it, OpenAPI is printed from it. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  C extends Caller = Caller,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends z.ZodType = z.ZodType,
  IsList extends boolean = boolean,
  Meta extends Schema = Schema,
> {
  readonly method: M;
  /** Below /api, with `{name}` for parameters. */
  readonly path: P;
  readonly caller: C;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `data` of a successful answer. */
  readonly response: Response;
  /** Lists carry `meta` with the page. */
  readonly isList: IsList;
  /** What goes beside the data of a single thing. */
  readonly meta: Meta;
  readonly status: 200 | 201;
  /** The body is multipart and read as a stream by the handler. */
  readonly isUpload: boolean;
  /** Of an upload: the form's name for the file. */
  readonly fileField: string;
  /** Of an upload: what may stand beside the file. */
  readonly formFields: Schema;
}

type Optional = 'params' | 'query' | 'body' | 'isList' | 'meta' | 'status' | 'isUpload' | 'fileField' | 'formFields';

export function endpoint<
  const M extends Method,
  const P extends string,
  const C extends Caller,
  Response extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  const IsList extends boolean = false,
  Meta extends Schema = undefined,
>(
  value: Omit<Endpoint<M, P, C, Params, Query, Body, Response, IsList, Meta>, Optional> &
    Partial<Pick<Endpoint<M, P, C, Params, Query, Body, Response, IsList, Meta>, Optional>>,
): Endpoint<M, P, C, Params, Query, Body, Response, IsList, Meta> {
  const nothing = {
    params: undefined,
    query: undefined,
    body: undefined,
    isList: false,
    meta: undefined,
    status: 200,
    isUpload: false,
    fileField: 'file',
    formFields: undefined,
  } as const;
  return { ...nothing, ...value } as Endpoint<M, P, C, Params, Query, Body, Response, IsList, Meta>; // what is left out is what the type parameters' defaults say
}

/** What a caller writes for a schema, and what the server gets after parsing. */
export type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
export type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
