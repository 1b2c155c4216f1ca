import { beforeAll, describe, expect, it } from 'vitest';
import { assertPlainText } from '../../functions/src/http/plain-text';
import {
  INVALID_BODIES,
  INVALID_UTF8_BODY,
  SUSPECT_BODY_VALUES,
  TOO_LARGE_BODY,
  UNSUPPORTED_TYPES,
} from './support/hostile-values';
import { fieldNames, listFailingFields, listRefusedInputs } from './support/contracts';
import {
  toRawJsonRequest,
  type Callers,
  toNamedRows,
  createTestCallers,
  endpointPath,
  sendRefusedRequest,
  listTokenEndpoints,
  pickInTurn,
} from './support/refusals';
import type { ApiRequest } from '../support/http';
import { serveApiWithTokenCache } from '../support/own-api';

/*
 * One function reads the bodies of all calls, and one parses them by the schema of the contract. Each call
 * gets one value of each kind; the values take turns. What the schemas refuse is tested without requests.
 */

serveApiWithTokenCache();

const endpoints = await listTokenEndpoints();
const withBody = endpoints.filter(({ body }) => body);

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

describe.each(toNamedRows(withBody))('the body of $name', ({ endpoint }) => {
  const turn = withBody.indexOf(endpoint);
  const send = (request: ApiRequest) =>
    sendRefusedRequest(callers, endpoint, endpointPath(callers, endpoint), request);

  it('is required', async () => {
    expect((await send({})).code).toBe('invalid_input');
  });

  it('is JSON in UTF-8 of a bounded size', async () => {
    const type = pickInTurn(UNSUPPORTED_TYPES, turn);
    const error = await send({ raw: 'a=1', headers: { 'content-type': type } });
    expect(error.code, type).toBe('unsupported_type');
    expect((await send(toRawJsonRequest(INVALID_UTF8_BODY))).code).toBe('invalid_input');
    expect((await send(toRawJsonRequest(TOO_LARGE_BODY))).code).toBe('too_large');
  });

  it('is an object with text in text fields', async () => {
    for (const raw of INVALID_BODIES) {
      const parse = () => {
        const value: unknown = JSON.parse(raw);
        assertPlainText(value);
        endpoint.body?.parse(value);
      };
      expect(parse, raw.slice(0, 99)).toThrow();
    }
    const raw = pickInTurn(INVALID_BODIES, turn);
    expect((await send(toRawJsonRequest(raw))).code, raw.slice(0, 99)).toBe('invalid_input');
  });
});

const withFields = endpoints.filter(({ body }) => fieldNames(body).length > 0);
// proves api-26
it.each(toNamedRows(withFields))(
  '$name refuses wrong types and suspect values of every field of its body',
  async ({ endpoint }) => {
    const tested = new Set<string>();
    const turn = withFields.indexOf(endpoint);
    for (const json of listRefusedInputs(endpoint.body, SUSPECT_BODY_VALUES, turn)) {
      const path = endpointPath(callers, endpoint);
      const { code, details } = await sendRefusedRequest(callers, endpoint, path, { json });
      expect(code).toBe('invalid_input');
      expect(listFailingFields(details)).toEqual(expect.arrayContaining(Object.keys(json)));
      for (const name of Object.keys(json)) tested.add(name);
    }
    expect([...tested].toSorted()).toEqual(fieldNames(endpoint.body).toSorted());
  },
);
