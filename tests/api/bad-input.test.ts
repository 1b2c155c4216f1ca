import { updateAddress } from '@smriti/shared/account/addresses';
import { login, refreshToken, register, syncUser, verifyToken } from '@smriti/shared/account/auth';
import { updateCartItem } from '@smriti/shared/album/cart';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { errorBody, type ErrorBody } from '@smriti/shared/base/errors';
import { listGuestImages, updateGuestImages, verifyGuest } from '@smriti/shared/account/guests';
import { applyReferral, checkReferral } from '@smriti/shared/account/invitation';
import { updateOrderStatus } from '@smriti/shared/order/orders';
import { paymentWebhook } from '@smriti/shared/payment/payments';
import { updateUser } from '@smriti/shared/account/users';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Account, newAccountWithRole, newCustomer } from '../support/accounts';
import {
  ABSURD_BODIES,
  ABSURD_BODY_VALUES,
  ABSURD_PARAMETERS,
  ABSURD_QUERY_VALUES,
  MALFORMED_BODIES,
  RESERVED_ID,
  unreadableQueryValues,
} from './support/absurd';
import { everyEndpoint, fieldsOf, paramNames, refuses } from './support/contracts';
import { type Guest, newGuest } from './support/guests';
import { type ApiAnswer, type ApiRequest, call } from '../support/http';
import { expired, foreign, withClaims } from '../support/tokens';

/** Their callers have a signature and no token; razorpay.test.ts forges those. */
const SIGNED: readonly Endpoint[] = [paymentWebhook];
const endpoints = (await everyEndpoint()).filter((endpoint) => !SIGNED.includes(endpoint));
const named = (some: Endpoint[]) =>
  some.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** Calls about what somebody typed or was sent: any text is a question with an answer. */
const FREE_TEXT: readonly Endpoint[] = [checkReferral];

/** Calls that are made because the token is no good any more. */
const TOKEN_IGNORED: readonly Endpoint[] = [refreshToken, verifyToken];

/** Bodies about `uid`, right but for whom they are about, of the calls whose body has a `uid`. */
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

/** Calls by the token that the shop gives to guests. */
const BY_GUESTS: readonly Endpoint[] = [verifyGuest, updateGuestImages, listGuestImages];

let customer: Account;
let admin: Account;
let stranger: Account;
let guest: Guest;

beforeAll(async () => {
  [customer, admin, stranger, guest] = await Promise.all([
    newCustomer(),
    newAccountWithRole('admin'),
    newCustomer(),
    newGuest(),
  ]);
});

/** The token of somebody who may call. */
function goodToken(endpoint: Endpoint): string {
  return BY_GUESTS.includes(endpoint) ? guest.token : customer.idToken;
}

function takesUid(endpoint: Endpoint, name: string): boolean {
  return !refuses(endpoint.params, name, 'AbCdEfGhIjKlMnOpQrStUvWxYz12');
}

/** A path with every parameter in its place, good ones unless `params` says otherwise. */
function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    return params[name] ?? (takesUid(endpoint, name) ? customer.uid : '1');
  });
}

function expectRefusal(answer: ApiAnswer, what: unknown): ErrorBody {
  const shown = `${JSON.stringify(what).slice(0, 200)} -> ${answer.status} ${answer.text}`;
  expect(answer.status, shown).toBeGreaterThanOrEqual(400);
  expect(answer.status, shown).toBeLessThan(500);
  expect(answer.headers.get('cache-control'), shown).toBe('no-store');
  const body = errorBody.parse(JSON.parse(answer.text));
  expect(body.message, shown).not.toBe('');
  expect(body.request_id, shown).toBe(answer.headers.get('x-request-id'));
  return body;
}

/** Sends what has to be refused: as who may call, and as an admin where customers may not. */
async function refusal(endpoint: Endpoint, path: string, request: ApiRequest): Promise<ErrorBody> {
  const send = async (token: string) => {
    const answer = await call(endpoint.method, path, { token, ...request });
    return expectRefusal(answer, [endpoint.method, path, request]);
  };
  const error = await send(goodToken(endpoint));
  return error.code === 'forbidden' ? send(admin.idToken) : error;
}

const anyBody = (endpoint: Endpoint): ApiRequest => (endpoint.body ? { json: {} } : {});

/** Bodies of the calls that take no empty one, and have a parameter that could be a uid. */
const RIGHT_BODIES: ReadonlyMap<Endpoint, object> = new Map<Endpoint, object>([
  [updateCartItem, { quantity: 2 }],
  [updateOrderStatus, { order_status: 'Shipped' }],
  [
    updateAddress,
    {
      ...{ first_name: 'Asha', last_name: 'Verma', email: 'a@example.in', phone: '9876543210' },
      ...{ street: '1, Church Street', city: 'Pune', state: 'Maharashtra', postal_code: '411004' },
    },
  ],
]);
const rightBody = (endpoint: Endpoint): ApiRequest =>
  endpoint.body ? { json: RIGHT_BODIES.get(endpoint) ?? {} } : {};

it('finds the endpoints of the contracts', () => {
  expect(endpoints).toContain(register);
  expect(endpoints.length).toBeGreaterThan(30);
});

describe.each(named(endpoints))('$name', ({ endpoint }) => {
  it('refuses fields that it does not know', async () => {
    const path = `${pathOf(endpoint)}?unheard_of=1`;
    const { code, message } = await refusal(endpoint, path, anyBody(endpoint));
    expect(code).toBe('invalid_input');
    expect(message).toContain('unheard_of');
  });

  it('refuses tokens that are malformed, expired or foreign', async () => {
    const good = goodToken(endpoint);
    const malformed = ['', 'x', 'x.y.z', 'e30.e30.', `${good}x`.repeat(9), good.slice(0, -9), 'ü'];
    const forged = [
      { sub: stranger.uid.repeat(9), user_id: 'x' },
      { sub: '' },
      { role: 'admin', aud: 'another-project' },
      { auth_time: 'yesterday', exp: 1 },
    ].map((claims) => withClaims(customer.idToken, claims));
    const { idToken } = customer;
    const bearers = [...malformed, ...forged, expired(idToken), foreign(idToken)];
    const headers = [...bearers.map((token) => `Bearer ${token}`), 'Basic YTpi', 'Bearer', good];
    const expected = TOKEN_IGNORED.includes(endpoint) ? 'invalid_input' : 'unauthenticated';
    for (const header of headers) {
      const authorization = Buffer.from(header).toString('latin1'); // as it goes over the wire
      const request = { ...anyBody(endpoint), headers: { authorization } };
      const answer = await call(endpoint.method, pathOf(endpoint), request);
      expect(expectRefusal(answer, header).code, header).toBe(expected);
    }
  });

  const params = FREE_TEXT.includes(endpoint) ? [] : paramNames(endpoint);
  it.each(params.map((name) => ({ name })))(
    'refuses absurd values of the parameter $name',
    async ({ name }) => {
      for (const value of ABSURD_PARAMETERS) {
        const path = pathOf(endpoint, { [name]: value });
        await refusal(endpoint, path, anyBody(endpoint));
      }
    },
  );

  it.each(params.map((name) => ({ name })))(
    'answers 404 to a $name that Firestore reserves',
    async ({ name }) => {
      const path = pathOf(endpoint, { [name]: RESERVED_ID });
      const { code } = await refusal(endpoint, path, rightBody(endpoint));
      expect(code).toBe('not_found');
    },
  );

  it.each(fieldsOf(endpoint.query).map((field) => ({ field })))(
    'refuses absurd values of the query field $field',
    async ({ field }) => {
      const absurd = ABSURD_QUERY_VALUES.filter((value) => refuses(endpoint.query, field, value));
      expect(absurd).not.toEqual([]);
      for (const value of [...absurd, ...unreadableQueryValues(field)]) {
        const path = `${pathOf(endpoint)}?${field}=${value}`;
        expect((await refusal(endpoint, path, anyBody(endpoint))).code).toBe('invalid_input');
      }
    },
  );

  const uids = params.filter((name) => takesUid(endpoint, name));
  it.each(uids.map((name) => ({ name })))(
    "answers 404 to somebody else's $name",
    async ({ name }) => {
      const path = pathOf(endpoint, { [name]: stranger.uid });
      expect((await refusal(endpoint, path, rightBody(endpoint))).code).toBe('not_found');
    },
  );
});

const withoutBody = endpoints.filter(({ method, body }) => method !== 'GET' && !body);

it.each(named(withoutBody))('$name takes no body', async ({ endpoint }) => {
  const error = await refusal(endpoint, pathOf(endpoint), { json: { a: 1 } });
  expect(error.code).toBe('invalid_input');
});

describe.each(named(endpoints.filter(({ body }) => body)))('the body of $name', ({ endpoint }) => {
  const send = (request: ApiRequest) => refusal(endpoint, pathOf(endpoint), request);
  const asJson = (raw: ApiRequest['raw']): ApiRequest => ({
    raw,
    headers: { 'content-type': 'application/json' },
  });

  it('has to be there', async () => {
    expect((await send({})).code).toBe('invalid_input');
  });

  it('has to be JSON', async () => {
    for (const type of ['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded']) {
      const error = await send({ raw: 'a=1', headers: { 'content-type': type } });
      expect(error.code, type).toBe('unsupported_type');
    }
  });

  it('has to be UTF-8', async () => {
    const bytes = [...Buffer.from('{"uid":"'), 0xc3, 0x28, 0xff, ...Buffer.from('"}')];
    expect((await send(asJson(Uint8Array.from(bytes)))).code).toBe('invalid_input');
  });

  it('has to be of a size that somebody could have typed', async () => {
    for (const json of [{ uid: 'x'.repeat(1_000_000) }, 'x'.repeat(300_000).split('x')]) {
      expect((await send({ json })).code).toBe('too_large');
    }
  });

  it('has to be an object of text that is text', async () => {
    for (const raw of ABSURD_BODIES) {
      expect((await send(asJson(raw))).code, raw.slice(0, 99)).toBe('invalid_input');
    }
  });

  it('has to be well-formed, which the platform sees to before us', async () => {
    for (const raw of MALFORMED_BODIES) {
      const request = { token: customer.idToken, ...asJson(raw) };
      const answer = await call(endpoint.method, pathOf(endpoint), request);
      expect(answer.status, raw).toBe(400);
    }
  });

  it.each(fieldsOf(endpoint.body).map((field) => ({ field })))(
    'refuses wrong types and absurd values of $field',
    async ({ field }) => {
      const absurd = ABSURD_BODY_VALUES.filter((value) => refuses(endpoint.body, field, value));
      expect(absurd).not.toEqual([]);
      for (const value of absurd) {
        const { code, details } = await send({ json: { [field]: value } });
        expect(code).toBe('invalid_input');
        const failing = z.array(z.object({ field: z.string() })).parse(details);
        expect(failing.map((one) => one.field.split('.')[0])).toContain(field);
      }
    },
  );
});

const aboutSomebody = endpoints.filter(({ body }) => fieldsOf(body).includes('uid'));

it.each(named(aboutSomebody))("$name answers 404 to somebody else's uid", async ({ endpoint }) => {
  const about = ABOUT.get(endpoint);
  if (!about) throw new Error('give ABOUT a body of this endpoint that is right but for the uid');
  const request = { token: customer.idToken, json: about(stranger.uid) };
  const answer = await call(endpoint.method, pathOf(endpoint), request);
  expect(expectRefusal(answer, request.json).code).toBe('not_found');
});
