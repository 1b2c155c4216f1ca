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
} from '../support/refusals';
import { callApi } from '../../support/http';

/*
 * Tests that bad input reaches every endpoint through Hosting and the functions, and that the
 * refusal comes back. Each endpoint gets one value of each kind; tests/api/bad-input.test.ts and
 * tests/api/bad-bodies.test.ts send all values to the API directly.
 */

const endpoints = await listTokenEndpoints();
const withBody = endpoints.filter(({ body }) => body);

/** The value for the endpoint with index `turn`; values repeat after the last one. */
function valueForTurn<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new RangeError('there are no values');
  return value;
}

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
      valueForTurn(invalidAuthorizations(callers, endpoint), turn),
    );
  });
});

describe.each(toNamedRows(withBody))('the body of $name', ({ endpoint }) => {
  it('is well-formed, which the platform checks', async () => {
    const raw = valueForTurn(MALFORMED_BODIES, withBody.indexOf(endpoint));
    const request = { token: callers.customer.idToken, ...toRawJsonRequest(raw) };
    const answer = await callApi(endpoint.method, endpointPath(callers, endpoint), request);
    expect(answer.status, raw).toBe(400);
  });
});
