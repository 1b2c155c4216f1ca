import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, shared by server and client. `path` is below /api, with `:name` for parameters. The
 * server parses inputs; both sides parse `response`, and the server strips unknown fields with it.
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

/** Declares an endpoint; a part that is left out is `undefined`, and clients then must not send it. */
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

/** Type of a part of a call as sent by a client, before parsing. */
export type InputOf<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined;
/** Type of a part of a call as received by the server, after parsing. */
export type OutputOf<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;
/** Type of a response as received by a client. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
