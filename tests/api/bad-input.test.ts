import { login, register, syncUser } from '@smriti/shared/account/auth';
import { handOverApprovalProduct } from '@smriti/shared/album/approval';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { applyReferral, checkReferral } from '@smriti/shared/account/invitation';
import * as userManagement from '@smriti/shared/account/management';
import { updateUser } from '@smriti/shared/account/users';
import { getPaymentLinkBasket } from '@smriti/shared/order/payment-link-management';
import { downloadPrintArchive, downloadPrintFile } from '@smriti/shared/order/print-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertPlainText } from '../../functions/src/http/plain-text';
import { serveApiWithTokenCache } from '../support/own-api';
import { listServedCalls } from '../support/api-server';
import {
  INVALID_PATH_PARAMETERS,
  SUSPECT_QUERY_VALUES,
  RESERVED_ID,
  unreadableQueryValues,
} from './support/hostile-values';
import {
  fieldNames,
  listFailingFields,
  pathParameterNames,
  listRefusedInputs,
  refusesFieldValue,
} from './support/contracts';
import {
  createEmptyRequest,
  invalidAuthorizations,
  type Callers,
  expectAuthorizationRefused,
  expectRefusal,
  toNamedRows,
  createTestCallers,
  endpointPath,
  sendRefusedRequest,
  validBody,
  acceptsUid,
  listTokenEndpoints,
  pickInTurn,
} from './support/refusals';
import { callApi } from '../support/http';

/*
 * One function reads the tokens, and one parses the inputs of all calls by the schemas of the contract. Each
 * call gets one value of each kind; the values take turns. Calls of each kind of access get all tokens.
 */

serveApiWithTokenCache();

const endpoints = await listTokenEndpoints();

/** Calls with a parameter of free text: every value gets an answer. */
const FREE_TEXT: readonly Endpoint[] = [checkReferral];

/** Valid bodies for a given uid, of the calls whose body has a `uid` field. */
const ABOUT: ReadonlyMap<Endpoint, (uid: string) => Record<string, unknown>> = new Map<
  Endpoint,
  (uid: string) => Record<string, unknown>
>([
  [register, (uid) => ({ uid, firstName: 'A', lastName: 'B' })],
  [login, (uid) => ({ uid })],
  [syncUser, (uid) => ({ uid, firstName: 'A', lastName: 'B' })],
  [updateUser, (uid) => ({ uid, firstName: 'A', lastName: 'B' })],
  [applyReferral, (uid) => ({ uid, code: 'ABCDEFGH' })],
]);

/** Admin calls that accept the uid of anybody: tests/api/staff/management.serial.test.ts. */
const ABOUT_ANYBODY: readonly Endpoint[] = [
  userManagement.getUser,
  userManagement.changeRole,
  userManagement.listLedger,
  userManagement.addLedgerEntry,
  getPaymentLinkBasket,
];

/** Calls authorized by a signed URL: tests/api/orders/print-files.test.ts. */
const SIGNED_ADDRESSES: readonly Endpoint[] = [downloadPrintFile, downloadPrintArchive];

let callers: Callers;

beforeAll(async () => {
  callers = await createTestCallers();
});

it('finds the endpoints of the contracts', () => {
  expect(endpoints).toContain(register);
  expect(endpoints.length).toBeGreaterThan(30);
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const accessByName = new Map(
  listServedCalls().map(({ endpoint, access, fresh }) => [
    nameOf(endpoint),
    `${String(access)}${fresh ? ', fresh' : ''}`,
  ]),
);
/** A call of each kind of access. */
const byAccess = new Map(
  endpoints.map((endpoint) => [accessByName.get(nameOf(endpoint)) ?? '', endpoint]),
);

it.each([...byAccess].map(([access, endpoint]) => ({ access, endpoint })))(
  'access $access refuses all malformed, expired and foreign tokens',
  async ({ access, endpoint }) => {
    expect(access).not.toBe('');
    for (const header of invalidAuthorizations(callers, endpoint)) {
      await expectAuthorizationRefused(callers, endpoint, header);
    }
  },
);

/** Whether a call refuses a URL-encoded path parameter before its handler runs. */
function refusesParameter(endpoint: Endpoint, name: string, encoded: string): boolean {
  const value = decodeURIComponent(encoded);
  try {
    assertPlainText(value);
  } catch {
    return true;
  }
  return refusesFieldValue(endpoint.params, name, value);
}

describe.each(toNamedRows(endpoints))('$name', ({ endpoint }) => {
  const turn = endpoints.indexOf(endpoint);

  it('refuses malformed, expired and foreign tokens', async () => {
    const header = pickInTurn(invalidAuthorizations(callers, endpoint), turn);
    await expectAuthorizationRefused(callers, endpoint, header);
  });

  const params = FREE_TEXT.includes(endpoint) ? [] : pathParameterNames(endpoint);
  // proves api-26
  it.each(params.map((name) => ({ name })))(
    'refuses invalid values of the parameter $name',
    async ({ name }) => {
      const isRefused = (value: string) => refusesParameter(endpoint, name, value);
      const refused = INVALID_PATH_PARAMETERS.filter(isRefused);
      const unknownIds = INVALID_PATH_PARAMETERS.filter((value) => !isRefused(value));
      for (const values of [refused, unknownIds].filter(({ length }) => length > 0)) {
        const path = endpointPath(callers, endpoint, { [name]: pickInTurn(values, turn) });
        await sendRefusedRequest(callers, endpoint, path, createEmptyRequest(endpoint));
      }
    },
  );

  it.each(params.map((name) => ({ name })))(
    'answers 404 to a reserved Firestore id as $name',
    async ({ name }) => {
      const path = endpointPath(callers, endpoint, { [name]: RESERVED_ID });
      const { code } = await sendRefusedRequest(callers, endpoint, path, validBody(endpoint));
      expect(code).toBe('not_found');
    },
  );

  const isAboutAnybody = [...ABOUT_ANYBODY, ...SIGNED_ADDRESSES].includes(endpoint);
  const uids = params.filter((name) => !isAboutAnybody && acceptsUid(endpoint, name));
  // proves api-8
  it.each(uids.map((name) => ({ name })))(
    'answers 404 to the $name of another user',
    async ({ name }) => {
      const path = endpointPath(callers, endpoint, { [name]: callers.stranger.uid });
      expect((await sendRefusedRequest(callers, endpoint, path, validBody(endpoint))).code).toBe(
        'not_found',
      );
    },
  );
});

const withQuery = endpoints.filter(({ query }) => fieldNames(query).length > 0);

describe.each(toNamedRows(withQuery))('the query of $name', ({ endpoint }) => {
  const turn = withQuery.indexOf(endpoint);
  const send = (query: string) => {
    const path = `${endpointPath(callers, endpoint)}?${query}`;
    return sendRefusedRequest(callers, endpoint, path, createEmptyRequest(endpoint));
  };
  const fields = fieldNames(endpoint.query);

  it('refuses suspect values of every field', async () => {
    const tested = new Set<string>();
    for (const query of listRefusedInputs(endpoint.query, SUSPECT_QUERY_VALUES, turn)) {
      const names = Object.keys(query);
      const { code, details } = await send(
        names.map((name) => `${name}=${String(query[name])}`).join('&'),
      );
      expect(code).toBe('invalid_input');
      expect(listFailingFields(details)).toEqual(expect.arrayContaining(names));
      for (const name of names) tested.add(name);
    }
    expect([...tested].toSorted()).toEqual(fields.toSorted());
  });

  // One field is enough: the query is checked before its fields are parsed.
  it('refuses control characters, invalid UTF-8 and a second value', async () => {
    const [field = ''] = fields;
    const value = pickInTurn(unreadableQueryValues(field), turn);
    expect((await send(`${field}=${value}`)).code).toBe('invalid_input');
  });
});

/** Staff calls with a colleague's uid; management.serial.test.ts tests who may make them. */
const OF_STAFF: readonly Endpoint[] = [handOverApprovalProduct];
const aboutSomebody = endpoints.filter(
  (endpoint) => fieldNames(endpoint.body).includes('uid') && !OF_STAFF.includes(endpoint),
);

it.each(toNamedRows(aboutSomebody))(
  '$name answers 404 to the uid of another user',
  async ({ endpoint }) => {
    const about = ABOUT.get(endpoint);
    if (!about) throw new Error('give ABOUT a body of this endpoint that is right but for the uid');
    const request = { token: callers.customer.idToken, json: about(callers.stranger.uid) };
    const answer = await callApi(endpoint.method, endpointPath(callers, endpoint), request);
    expect(expectRefusal(answer, request.json).code).toBe('not_found');
  },
);
