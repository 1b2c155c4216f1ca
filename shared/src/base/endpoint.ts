import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, as both sides see it. `path` is below /api, with `:name` for parameters.
 * Inputs are parsed by the server, `response` by both: the server strips unknown fields with it.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: Method;
  path: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
}

interface Definition<Params, Query, Body, Response> {
  method: Method;
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
}

/** Declares an endpoint; parts left out are `undefined`, and then a client may not send them. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Definition<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return {
    params: undefined as Params,
    query: undefined as Query,
    body: undefined as Body,
    ...definition,
  };
}

/** What a client sends for a part of a call, before parsing. */
export type InputOf<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined;
/** What the server gets for a part of a call, after parsing. */
export type OutputOf<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;
/** What a client gets back. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
