import assert from 'node:assert/strict';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { errorBody, type ErrorBody } from '@smriti/shared/base/errors';
import type * as z from 'zod/mini';
import { origins } from './environment';

export interface ApiRequest {
  /** Sent as Bearer. */
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** What `text` was read of, for files. */
  bytes: Buffer;
}

function bodyOf({ json, form, raw }: ApiRequest) {
  if (json !== undefined) return JSON.stringify(json);
  return form ?? raw;
}

/** Where `call` finds the API: at Hosting, unless the tests serve it themselves (own-api.ts). */
let origin = origins.hosting;

/** Sends all calls of this process to `to`, or through Hosting again. */
export function sendCalls(to: string = origins.hosting): void {
  origin = to;
}

/** Calls the API as browsers do. `path` is below /api. */
export async function call(
  method: string,
  path: string,
  request: ApiRequest = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: bodyOf(request),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { status: response.status, headers: response.headers, text, bytes };
}

const MOST_TRIES = 5;

/**
 * Asks again, as people are asked to, when others changed the same. The emulator locks all payments for
 * each that is begun, because its customer's open ones are counted; Firestore itself locks these alone.
 */
export async function againWhenBusy(ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer = await ask();
  for (let tries = 1; tries < MOST_TRIES && isBusy(answer); tries += 1) answer = await ask();
  return answer;
}

const isBusy = ({ status, text }: ApiAnswer) =>
  status === 409 && text.includes('This was changed at the same time. Please try again.');

/** The answer of a call that has to succeed, parsed by its contract. */
export function expectAnswer<S extends z.ZodMiniType>(answer: ApiAnswer, schema: S): z.output<S> {
  assert.equal(answer.status, 200, answer.text);
  return schema.parse(JSON.parse(answer.text));
}

/** The body of a call that has to fail, in the shape of all errors. */
export function expectError(answer: ApiAnswer, status: number): ErrorBody {
  assert.equal(answer.status, status, answer.text);
  const body = errorBody.parse(JSON.parse(answer.text));
  assert.notEqual(body.message, '');
  assert.equal(answer.headers.get('x-request-id'), body.request_id);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  return body;
}

interface EndpointRequest extends Pick<ApiRequest, 'token'> {
  params?: Record<string, string>;
  body?: unknown;
}

/** Calls an endpoint by its contract; the call has to succeed. */
export async function answerOf<E extends Endpoint>(
  endpoint: E,
  { params = {}, body, token }: EndpointRequest = {},
): Promise<AnswerOf<E>> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await call(endpoint.method, path, { token, json: body });
  return expectAnswer<E['response']>(answer, endpoint.response);
}
