import type { Endpoint } from '@smriti/shared/base/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { MALFORMED_BODIES } from '../support/hostile-values';
import {
  createEmptyRequest,
  toRawJsonRequest,
  invalidAuthorizations,
  type Callers,
  expectAuthorizationRefused,
  toNamedRows,
  createTestCallers,
  endpointPath,
  sendRefusedRequest,
  listTokenEndpoints,
  pickInTurn,
} from '../support/refusals';
import { callApi } from '../../support/http';

/*
 * Tests that bad input reaches the API through Hosting and the functions, and that the refusal comes
 * back. Hosting and the functions know no routes, so of each part of the API one call with a body and one
 * without is enough; tests/api/bad-input.test.ts and tests/api/bad-bodies.test.ts test all calls directly.
 */

/** The first of each part of the API, such as /orders. */
function firstOfEachPart(endpoints: readonly Endpoint[]): Endpoint[] {
  const partOf = ({ path }: Endpoint) => path.split('/')[1];
  const parts = endpoints.map(partOf);
  return endpoints.filter((endpoint, index) => parts.indexOf(partOf(endpoint)) === index);
}

const all = await listTokenEndpoints();
const withBody = firstOfEachPart(all.filter(({ body }) => body));
const endpoints = [...withBody, ...firstOfEachPart(all.filter(({ body }) => !body))];

let callers: Callers;

beforeAll(async () => {
  callers = await createTestCallers();
});

describe.each(toNamedRows(endpoints))('$name', ({ endpoint }) => {
  const turn = endpoints.indexOf(endpoint);

  it('refuses unknown fields', async () => {
    const path = `${endpointPath(callers, endpoint)}?unheard_of=1`;
    const { code, message } = await sendRefusedRequest(
      callers,
      endpoint,
      path,
      createEmptyRequest(endpoint),
    );
    expect(code).toBe('invalid_input');
    expect(message).toContain('unheard_of');
  });

  it('refuses an invalid token', async () => {
    await expectAuthorizationRefused(
      callers,
      endpoint,
      pickInTurn(invalidAuthorizations(callers, endpoint), turn),
    );
  });
});

describe.each(toNamedRows(withBody))('the body of $name', ({ endpoint }) => {
  it('is well-formed, which the platform checks', async () => {
    const raw = pickInTurn(MALFORMED_BODIES, withBody.indexOf(endpoint));
    const request = { token: callers.customer.idToken, ...toRawJsonRequest(raw) };
    const answer = await callApi(endpoint.method, endpointPath(callers, endpoint), request);
    expect(answer.status, raw).toBe(400);
  });
});
