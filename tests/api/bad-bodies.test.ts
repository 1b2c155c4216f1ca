import { beforeAll, describe, expect, it } from 'vitest';
import { INVALID_BODIES, SUSPECT_BODY_VALUES } from './support/hostile-values';
import { fieldNames, groupRefusingFields, listFailingFields } from './support/contracts';
import {
  toRawJsonRequest,
  type Callers,
  toNamedRows,
  createTestCallers,
  endpointPath,
  sendRefusedRequest,
  listTokenEndpoints,
} from './support/refusals';
import type { ApiRequest } from '../support/http';

const endpoints = await listTokenEndpoints();

let callers: Callers;

beforeAll(async () => {
  callers = await createTestCallers();
});

const withoutBody = endpoints.filter(({ method, body }) => method !== 'GET' && !body);

it.each(toNamedRows(withoutBody))('$name has no body', async ({ endpoint }) => {
  const error = await sendRefusedRequest(callers, endpoint, endpointPath(callers, endpoint), {
    json: { a: 1 },
  });
  expect(error.code).toBe('invalid_input');
});

describe.each(toNamedRows(endpoints.filter(({ body }) => body)))(
  'the body of $name',
  ({ endpoint }) => {
    const send = (request: ApiRequest) =>
      sendRefusedRequest(callers, endpoint, endpointPath(callers, endpoint), request);

    it('is required', async () => {
      expect((await send({})).code).toBe('invalid_input');
    });

    it('is JSON', async () => {
      for (const type of ['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded']) {
        const error = await send({ raw: 'a=1', headers: { 'content-type': type } });
        expect(error.code, type).toBe('unsupported_type');
      }
    });

    it('is UTF-8', async () => {
      const bytes = [...Buffer.from('{"uid":"'), 0xc3, 0x28, 0xff, ...Buffer.from('"}')];
      expect((await send(toRawJsonRequest(Uint8Array.from(bytes)))).code).toBe('invalid_input');
    });

    it('has a bounded size', async () => {
      for (const json of [{ uid: 'x'.repeat(1_000_000) }, 'x'.repeat(300_000).split('x')]) {
        expect((await send({ json })).code).toBe('too_large');
      }
    });

    it('is an object with text in text fields', async () => {
      for (const raw of INVALID_BODIES) {
        expect((await send(toRawJsonRequest(raw))).code, raw.slice(0, 99)).toBe('invalid_input');
      }
    });
  },
);

const withFields = endpoints.filter(({ body }) => fieldNames(body).length > 0);
// proves api-26
it.each(toNamedRows(withFields))(
  '$name refuses wrong types and suspect values of every field of its body',
  async ({ endpoint }) => {
    const tested = new Set<string>();
    for (const value of SUSPECT_BODY_VALUES) {
      for (const names of groupRefusingFields(endpoint.body, value)) {
        const json = Object.fromEntries(names.map((field) => [field, value]));
        const path = endpointPath(callers, endpoint);
        const { code, details } = await sendRefusedRequest(callers, endpoint, path, { json });
        expect(code).toBe('invalid_input');
        expect(listFailingFields(details)).toEqual(expect.arrayContaining(names));
        for (const name of names) tested.add(name);
      }
    }
    expect([...tested].toSorted()).toEqual(fieldNames(endpoint.body).toSorted());
  },
);
