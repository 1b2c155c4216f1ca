import { updateAddress } from '@smriti/shared/account/addresses';
import { refreshToken, verifyToken } from '@smriti/shared/account/auth';
import { updateDraft } from '@smriti/shared/album/drafts';
import { handOverApprovalProduct, replyToRemark } from '@smriti/shared/album/approval';
import { updateCartItem } from '@smriti/shared/album/cart';
import { requestUploads } from '@smriti/shared/album/photos';
import { getPicture } from '@smriti/shared/album/pictures';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { createTestSpread } from '@smriti/shared/book/book.test-data';
import { saveDesign } from '@smriti/shared/book/designs';
import { answerProposal, saveProposal } from '@smriti/shared/book/proposals';
import { addNote, hideNote } from '@smriti/shared/book/shares';
import { moderateRating } from '@smriti/shared/catalogue/rating-management';
import { errorBody, type ErrorBody } from '@smriti/shared/base/errors';
import {
  getGuestDesign,
  listGuestImages,
  updateGuestDesign,
  updateGuestImages,
  updateGuestLanguage,
  verifyGuest,
} from '@smriti/shared/account/guests';
import { changeCoupon } from '@smriti/shared/order/coupon-management';
import { placePaymentLink } from '@smriti/shared/order/payment-links';
import { addOrderNote } from '@smriti/shared/order/staff-order';
import { changeOrderAddress } from '@smriti/shared/order/order-address';
import {
  refundOrder,
  replaceOrder,
  updateOrderStatus,
  updatePrintState,
} from '@smriti/shared/order/order-management';
import { downloadPrintArchive, downloadPrintFile } from '@smriti/shared/order/print-files';
import { paymentWebhook } from '@smriti/shared/payment/payments';
import { expect } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { type ApiAnswer, type ApiRequest, callApi } from '../../support/http';
import { toExpiredToken, toForeignToken, replaceClaims } from '../../support/tokens';
import { listEndpoints, refusesFieldValue } from './contracts';
import { type Guest, createTestGuest } from './guests';
import { COUPON_FORM } from '../../support/coupons';
import { EMPTY_DRAFT_FORM } from '../../support/draft-forms';

/** Calls with a signature instead of a token; razorpay.serial.test.ts sends forged ones. */
const SIGNED_CALLS: readonly Endpoint[] = [paymentWebhook];
/** Calls that ignore the Authorization header: their token or signature is in the request. */
const TOKEN_IGNORING_CALLS: readonly Endpoint[] = [
  refreshToken,
  verifyToken,
  getPicture,
  downloadPrintFile,
  downloadPrintArchive,
];
/** Calls with the token that the shop issues to guests. */
const GUEST_TOKEN_CALLS: readonly Endpoint[] = [
  verifyGuest,
  updateGuestImages,
  listGuestImages,
  getGuestDesign,
  updateGuestDesign,
  updateGuestLanguage,
];

/** All endpoints except those with a signature instead of a token. */
export async function listTokenEndpoints(): Promise<Endpoint[]> {
  return (await listEndpoints()).filter((endpoint) => !SIGNED_CALLS.includes(endpoint));
}

/** Rows for `it.each`, one per endpoint. */
export const toNamedRows = (some: readonly Endpoint[]) =>
  some.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** Whether a path parameter accepts a uid. */
export function acceptsUid(endpoint: Endpoint, name: string): boolean {
  return !refusesFieldValue(endpoint.params, name, 'AbCdEfGhIjKlMnOpQrStUvWxYz12');
}

export const createEmptyRequest = (endpoint: Endpoint): ApiRequest =>
  endpoint.body ? { json: {} } : {};

/** Valid bodies of calls that refuse an empty one and have a parameter that accepts a uid. */
const VALID_BODIES: ReadonlyMap<Endpoint, object> = new Map<Endpoint, object>([
  [updateCartItem, { quantity: 2 }],
  [updateDraft, { base_rev: 0, form: EMPTY_DRAFT_FORM, images: [] }],
  [saveDesign, { base_rev: 0 }],
  [updateOrderStatus, { order_status: 'Delivered' }],
  [moderateRating, { hidden: true, reason: 'It names somebody.' }],
  [updatePrintState, { print_state: 'printing' }],
  [changeCoupon, { ...COUPON_FORM, version: 1 }],
  [placePaymentLink, { payment_method: 'card', amount_due: 1 }],
  [refundOrder, { amount: 1, reason: 'Torn', to: 'gift' }],
  [replaceOrder, { quantity: 1, reason: 'Torn' }],
  [addOrderNote, { text: 'Call first' }],
  [changeOrderAddress, { version: 0 }],
  [handOverApprovalProduct, { uid: null }],
  [replyToRemark, { text: 'Lighter, please.' }],
  [saveProposal, { spread: createTestSpread('s1') }],
  [answerProposal, { accepted: true }],
  [hideNote, { hidden: true }],
  [addNote, { spread_id: 'cover', name: 'Nani', heart: true, visitor: 'a-visitor-of-a-test' }],
  [
    updateAddress,
    {
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'a@example.in',
      phone: '9876543210',
      street: '1, Church Street',
      city: 'Pune',
      state: 'Maharashtra',
      postal_code: '411004',
    },
  ],
]);

export const validBody = (endpoint: Endpoint): ApiRequest =>
  endpoint.body ? { json: VALID_BODIES.get(endpoint) ?? {} } : {};

export const toRawJsonRequest = (raw: ApiRequest['raw']): ApiRequest => ({
  raw,
  headers: { 'content-type': 'application/json' },
});

/** Checks what all refusals have in common: status, headers and body. */
export function expectRefusal({ status, headers, text }: ApiAnswer, what: unknown): ErrorBody {
  const id = headers.get('x-request-id');
  const body = status >= 400 && status < 500 ? errorBody.parse(JSON.parse(text)) : null;
  if (body?.message && body.request_id === id && headers.get('cache-control') === 'no-store') {
    return body;
  }
  // Only a failure is described: a request may have a body of a megabyte.
  const request = JSON.stringify(what).slice(0, 200);
  return expect.fail(`${request} -> ${status} ${JSON.stringify([...headers])} ${text}`);
}

export interface Callers {
  customer: Account;
  admin: Account;
  stranger: Account;
  guest: Guest;
}

export async function createTestCallers(): Promise<Callers> {
  const [customer, admin, stranger, guest] = await Promise.all([
    createTestCustomer(),
    createTestAccountWithRole('admin'),
    createTestCustomer(),
    createTestGuest(),
  ]);
  return { customer, admin, stranger, guest };
}

/** A valid token for an endpoint. */
function goodToken({ customer, guest }: Callers, endpoint: Endpoint): string {
  return GUEST_TOKEN_CALLS.includes(endpoint) ? guest.token : customer.idToken;
}

/** Path of an endpoint with all parameters filled in, by default with valid values. */
export function endpointPath(
  { customer }: Callers,
  endpoint: Endpoint,
  params: Record<string, string> = {},
): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    return params[name] ?? (acceptsUid(endpoint, name) ? customer.uid : '1');
  });
}

/** Calls that were refused to the customer. */
const STAFF_CALLS = new Set<Endpoint>();

/** Sends a request that has to be refused; as an admin if customers may not make the call. */
export async function sendRefusedRequest(
  callers: Callers,
  endpoint: Endpoint,
  path: string,
  request: ApiRequest,
): Promise<ErrorBody> {
  const send = async (token: string) => {
    const answer = await callApi(endpoint.method, path, { token, ...request });
    return expectRefusal(answer, [endpoint.method, path, request]);
  };
  if (!STAFF_CALLS.has(endpoint)) {
    const error = await send(goodToken(callers, endpoint));
    if (error.code !== 'forbidden') return error;
    STAFF_CALLS.add(endpoint);
  }
  return send(callers.admin.idToken);
}

/** One of `values`, by the index of a call; values repeat after the last one. */
export function pickInTurn<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new RangeError('there are no values');
  return value;
}

/** Authorization headers that are malformed, expired or issued elsewhere. */
export function invalidAuthorizations(callers: Callers, endpoint: Endpoint): string[] {
  const good = goodToken(callers, endpoint);
  const { idToken } = callers.customer;
  const malformed = ['', 'x', 'x.y.z', 'e30.e30.', `${good}x`.repeat(9), good.slice(0, -9), 'ü'];
  const forged = [
    { sub: callers.stranger.uid.repeat(9), user_id: 'x' },
    { sub: '' },
    { role: 'admin', aud: 'another-project' },
    { auth_time: 'yesterday', exp: 1 },
  ].map((claims) => replaceClaims(idToken, claims));
  const bearers = [...malformed, ...forged, toExpiredToken(idToken), toForeignToken(idToken)];
  if (!GUEST_TOKEN_CALLS.includes(endpoint) && endpoint !== requestUploads) {
    bearers.push(callers.guest.token);
  }
  return [...bearers.map((token) => `Bearer ${token}`), 'Basic YTpi', 'Bearer', good];
}

/** Expects that an invalid Authorization header is refused. */
export async function expectAuthorizationRefused(
  callers: Callers,
  endpoint: Endpoint,
  header: string,
): Promise<void> {
  const expected = TOKEN_IGNORING_CALLS.includes(endpoint) ? 'invalid_input' : 'unauthenticated';
  const authorization = Buffer.from(header).toString('latin1'); // bytes as sent over the wire
  const request = { ...createEmptyRequest(endpoint), headers: { authorization } };
  const answer = await callApi(endpoint.method, endpointPath(callers, endpoint), request);
  expect(expectRefusal(answer, header).code, header).toBe(expected);
}
