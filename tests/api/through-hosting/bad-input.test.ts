import { beforeAll, describe, expect, it } from 'vitest';
import { MALFORMED_BODIES } from '../support/absurd';
import {
  anyBody,
  asJson,
  badAuthorizations,
  type Callers,
  expectNoEntry,
  named,
  newCallers,
  pathOf,
  refusal,
  tokenEndpoints,
} from '../support/refusals';
import { callApi } from '../../support/http';

/*
 * Tests that bad input reaches every endpoint through Hosting and the functions, and that the
 * refusal comes back. Each endpoint gets one value of each kind; tests/api/bad-input.test.ts sends
 * all values to the API directly.
 */

const endpoints = await tokenEndpoints();
const withBody = endpoints.filter(({ body }) => body);

/** The value for the endpoint with index `turn`; values repeat after the last one. */
function valueForTurn<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new RangeError('there are no values');
  return value;
}

let callers: Callers;

beforeAll(async () => {
  callers = await newCallers();
});

describe.each(named(endpoints))('$name', ({ endpoint }) => {
  const turn = endpoints.indexOf(endpoint);

  it('refuses fields that it does not know', async () => {
    const path = `${pathOf(callers, endpoint)}?unheard_of=1`;
    const { code, message } = await refusal(callers, endpoint, path, anyBody(endpoint));
    expect(code).toBe('invalid_input');
    expect(message).toContain('unheard_of');
  });

  it('refuses a token that is no good', async () => {
    await expectNoEntry(
      callers,
      endpoint,
      valueForTurn(badAuthorizations(callers, endpoint), turn),
    );
  });
});

describe.each(named(withBody))('the body of $name', ({ endpoint }) => {
  it('has to be well-formed, which the platform sees to before us', async () => {
    const raw = valueForTurn(MALFORMED_BODIES, withBody.indexOf(endpoint));
    const request = { token: callers.customer.idToken, ...asJson(raw) };
    const answer = await callApi(endpoint.method, pathOf(callers, endpoint), request);
    expect(answer.status, raw).toBe(400);
  });
});
