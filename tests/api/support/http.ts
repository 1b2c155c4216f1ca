import { errorBody, type ErrorBody } from '@smriti/shared/base/errors';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { origins } from '../../support/environment';

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
}

function bodyOf({ json, form, raw }: ApiRequest) {
  if (json !== undefined) return JSON.stringify(json);
  return form ?? raw;
}

/** Calls the API as browsers do: through Hosting. `path` is below /api. */
export async function call(
  method: string,
  path: string,
  request: ApiRequest = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${origins.hosting}/api${path}`, {
    method,
    headers: {
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: bodyOf(request),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The answer of a call that has to succeed, parsed by its contract. */
export function expectAnswer<S extends z.ZodMiniType>(answer: ApiAnswer, schema: S): z.output<S> {
  expect(answer.status, answer.text).toBe(200);
  return schema.parse(JSON.parse(answer.text));
}

/** The body of a call that has to fail, in the shape of all errors. */
export function expectError(answer: ApiAnswer, status: number): ErrorBody {
  expect(answer.status, answer.text).toBe(status);
  const body = errorBody.parse(JSON.parse(answer.text));
  expect(body.message).not.toBe('');
  expect(answer.headers.get('x-request-id')).toBe(body.request_id);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return body;
}
