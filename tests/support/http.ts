import assert from 'node:assert/strict';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { errorBody, type ErrorBody } from '@smriti/shared/base/errors';
import type * as z from 'zod/mini';
import { origins } from './environment';

export interface ApiRequest {
  /** Bearer token. */
  token?: string;
  /** JSON body. */
  json?: unknown;
  /** multipart/form-data body. */
  form?: FormData;
  /** Body that is sent unchanged. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body before decoding, for files. */
  bytes: Buffer;
}

function bodyOf({ json, form, raw }: ApiRequest) {
  if (json !== undefined) return JSON.stringify(json);
  return form ?? raw;
}

/** Origin of the API for `call`: Hosting, or this process's own server (own-api.ts). */
let origin = origins.hosting;

/**
 * Sets the origin for all calls of this process; without `to`, Hosting again.
 * @returns the previous origin
 */
export function setApiOrigin(to: string = origins.hosting): string {
  const previous = origin;
  origin = to;
  return previous;
}

/** Calls the API as a browser does; `path` is below /api. */
export async function callApi(
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

const MAX_TRIES = 5;

/**
 * Repeats a request that fails with a conflict, as the message asks the user to. Such conflicts are
 * frequent on the emulator: it locks all payments when one is created, because the customer's open
 * payments are counted; Firestore locks only the counted ones.
 */
export async function retryOnConflict(ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer = await ask();
  for (let tries = 1; tries < MAX_TRIES && isBusy(answer); tries += 1) answer = await ask();
  return answer;
}

const isBusy = ({ status, text }: ApiAnswer) =>
  status === 409 && text.includes('This was changed at the same time. Please try again.');

/** Asserts that a call succeeded. Returns its body, parsed by the contract. */
export function expectAnswer<S extends z.ZodMiniType>(answer: ApiAnswer, schema: S): z.output<S> {
  assert.equal(answer.status, 200, answer.text);
  return schema.parse(JSON.parse(answer.text));
}

/** Asserts that a call failed with `status`. Returns its body, which has the shape of all errors. */
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

/** Calls an endpoint by its contract and asserts that the call succeeded. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  { params = {}, body, token }: EndpointRequest = {},
): Promise<AnswerOf<E>> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await callApi(endpoint.method, path, { token, json: body });
  return expectAnswer<E['response']>(answer, endpoint.response);
}
