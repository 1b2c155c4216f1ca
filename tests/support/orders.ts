import { randomUUID } from 'node:crypto';
import { createAddress } from '@smriti/shared/account/addresses';
import { updateOrderStatus } from '@smriti/shared/order/order-management';
import { getQuote, type Quote } from '@smriti/shared/order/checkout';
import type { InputOf } from '@smriti/shared/base/endpoint';
import { toRupees } from '@smriti/shared/base/money';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import {
  cancelOrder,
  getOrder,
  type Order,
  placeOrder,
  requestReorder,
} from '@smriti/shared/order/orders';
import { confirmPayment, createPayment, type Payment } from '@smriti/shared/payment/payments';
import type { AlbumRecord } from '../../functions/src/features/albums/album.records';
import { createOrder, generateOrderId } from '../../functions/src/features/orders/order.repository';
import { createRequestedOrder } from '../../functions/src/features/orders/pending-order.domain';
import { createReferral } from '../../functions/src/features/referrals/referral.repository';
import { planPostings } from '../../functions/src/features/ledger/ledger.service';
import { randomIds } from '../../functions/src/platform/database/ids';
import { ADDRESS_FORM } from '../../tools/dev/shop/shop-client';
import { type Account, sharedAdmin } from './accounts';
import { firestore } from './admin';
import { STORED_DUE_PAISE, storeAlbum, storeRequestedAlbum } from './albums';
import { jobDeps } from './deps';
import { retryOnConflict, type ApiAnswer, callEndpoint, callApi, expectAnswer } from './http';

/** The seeded shipping method for ₹79. */
export const PAID_SHIPPING = { id: 1, price: 79, paise: 7_900 } as const;
export const FREE_SHIPPING_ID = 4;
/** A shipping method for a few cities; the address of `newAddress` is in none of them. */
export const SAME_CITY_SHIPPING_ID = 3;

/** Form that ships an order. */
export const SHIPPED = {
  order_status: 'Shipped',
  carrier: 'Blue Dart',
  tracking_number: 'BD 4711',
} as const;

type Store = (owner: Pick<Account, 'uid'>, changes: Partial<AlbumRecord>) => Promise<AlbumRecord>;

/** Stores an album with `store`, and its Pending order. */
async function storeWithPendingOrder(
  store: Store,
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord>,
): Promise<AlbumRecord & { order_id: string }> {
  const order_id = generateOrderId(randomIds);
  const album = await store(owner, { pending_order_id: order_id, ...changes });
  await jobDeps.db.transaction((tx) => {
    const step = { by: 'owner', uid: owner.uid, now: new Date() } as const;
    createOrder(tx, createRequestedOrder(order_id, album, step));
    return Promise.resolve();
  });
  return { ...album, order_id };
}

/** Stores an Approved album with its Pending order, without the API. */
export function storeApprovedAlbum(
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord> = {},
) {
  return storeWithPendingOrder(storeAlbum, owner, { status: 'Approved', ...changes });
}

/** Stores a Requested album with a paid initial payment and its Pending order. */
export function storePaidRequestedAlbum(
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord> = {},
) {
  const paid = { initial_paid_paise: STORED_DUE_PAISE };
  return storeWithPendingOrder(storeRequestedAlbum, owner, { ...paid, ...changes });
}

/** Stores an album that a reviewer has responded to, with its Pending order. */
export function storeRespondedAlbum(
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord> = {},
) {
  return storePaidRequestedAlbum(owner, { status: 'Responded', ...changes });
}

/** Stores the payment record of an album's initial payment. */
export async function storeInitialPayment(album: AlbumRecord): Promise<string> {
  const id = `initial-${album.id}`;
  await firestore.doc(`payments/${id}`).set({
    id,
    user_id: album.user_id,
    transaction_id: 't',
    reference: 'PAYABCDEFGH',
    payment_type: 'initial',
    payment_method: 'card',
    payment_status: 'paid',
    amount_paise: album.initial_paid_paise,
    cart_id: album.id,
    order_id: null,
    placement_id: null,
    paid_before_paise: 0,
    provider: 'sandbox',
    provider_state: {},
    failure: '',
    submitted_at: null,
    refund: 'none',
    created_at: new Date(),
    updated_at: new Date(),
  });
  return id;
}

/** Adds an address to the address book of an account, and returns its id. */
export async function createTestAddress(
  { idToken }: Account,
  street = ADDRESS_FORM.street,
): Promise<string> {
  const json = { ...ADDRESS_FORM, street };
  const answer = await callApi('POST', '/addresses', { token: idToken, json });
  return expectAnswer(answer, createAddress.response).address.id;
}

/** Credits gift balance and points to an account. */
export async function creditBalances(
  { uid }: Pick<Account, 'uid'>,
  { giftPaise = 0, points = 0 }: { giftPaise?: number; points?: number },
): Promise<void> {
  const id = randomUUID();
  const entry = { kind: 'gift_card', reference: '' } as const;
  await jobDeps.db.transaction(async (tx) => {
    const plan = await planPostings(tx, jobDeps, uid, [
      { ...entry, id: `${id}-gift`, account: 'gift', amount: giftPaise },
      { ...entry, id: `${id}-points`, account: 'points', kind: 'bought', amount: points },
    ]);
    plan.write();
  });
}

/** Stores the referral of `friend` by `inviter`. */
export async function storeReferral(
  inviter: Pick<Account, 'uid'>,
  friend: Pick<Account, 'uid'>,
): Promise<void> {
  await jobDeps.db.transaction((tx) => {
    const invitee = { invitee_uid: friend.uid, invitee_name: 'Asha' };
    createReferral(tx, { code: 'ABCDEFGH', inviter_uid: inviter.uid, ...invitee }, new Date());
    return Promise.resolve();
  });
}

type QuoteForm = InputOf<typeof getQuote.body>;

export const callGetQuote = ({ idToken }: Account, json: unknown) =>
  callApi('POST', '/checkout/quote', { token: idToken, json });
export async function fetchQuote(account: Account, form: QuoteForm): Promise<Quote> {
  return expectAnswer(await callGetQuote(account, form), getQuote.response);
}

type PlaceForm = InputOf<typeof placeOrder.body>;

/** The body that the checkout sends to place an order of whole albums. */
export function placementForm(
  account: Pick<Account, 'uid'>,
  address_id: string,
  albums: readonly AlbumRecord[],
  changes: Partial<PlaceForm> = {},
): PlaceForm {
  return {
    user_id: account.uid,
    address_id,
    shipping_method_id: PAID_SHIPPING.id,
    payment_method: 'card',
    payment_status: 'pending',
    order_status: 'processing',
    items: albums.map(({ id, product_id, quantity, total_price_paise }) => ({
      album_id: id,
      product_id,
      quantity,
      price: toRupees(total_price_paise),
    })),
    ...changes,
  };
}

/** The `call...` functions send a request and return the answer, regardless of its status. */
export const callPlaceOrder = (
  { idToken }: Account,
  json: unknown,
  headers?: Record<string, string>,
) => callApi('POST', '/orders', { token: idToken, json, headers });
export const expectPlacement = (answer: ApiAnswer) => expectAnswer(answer, placeOrder.response);

/** Stores one Approved album for each of `changes` and places them in one order. */
export async function createTestPlacement(
  account: Account,
  changes: readonly Partial<AlbumRecord>[] = [{}],
  form: Partial<PlaceForm> = {},
) {
  const albums = await Promise.all(changes.map((album) => storeApprovedAlbum(account, album)));
  const address = await createTestAddress(account);
  const answer = expectPlacement(
    await callPlaceOrder(account, placementForm(account, address, albums, form)),
  );
  return { ...answer, albums, address };
}

export const callGetOrder = ({ idToken }: Account, id: string) =>
  callApi('GET', `/orders/${id}`, { token: idToken });
export const fetchOrder = async (account: Account, id: string) =>
  expectAnswer(await callGetOrder(account, id), getOrder.response).order;

export const callCancelOrder = ({ idToken }: Account, id: string, json: unknown = {}) =>
  callApi('POST', `/orders/${id}/cancel`, { token: idToken, json });
export const expectCancellation = (answer: ApiAnswer) => expectAnswer(answer, cancelOrder.response);

/** Moves an order through `statuses`, as an admin. */
export async function moveOrder(id: string, ...statuses: OrderStatus[]): Promise<void> {
  const { idToken: token } = await sharedAdmin();
  for (const order_status of statuses) {
    const body = order_status === 'Shipped' ? SHIPPED : { order_status };
    await callEndpoint(updateOrderStatus, { token, params: { id }, body });
  }
}

/** Records, as an admin, that an order was paid or refunded in cash. */
export async function recordOutsidePayment(id: string, payment_status: 'paid' | 'refunded') {
  const { idToken: token } = await sharedAdmin();
  const body = { payment_status, note: 'In cash' };
  await callEndpoint(updateOrderStatus, { token, params: { id }, body });
}

export const callUpdateOrderStatus = ({ idToken }: Account, id: string, json: unknown) =>
  callApi('PUT', `/orders/${id}/status`, { token: idToken, json });

export const callReorder = (
  { idToken }: Account,
  json: unknown,
  headers?: Record<string, string>,
) => callApi('POST', '/orders/reorder', { token: idToken, json, headers });
export const expectReorder = (answer: ApiAnswer) =>
  expectAnswer(answer, requestReorder.response).order;

/** The subject of a payment: one order, or all orders of a placement. */
type Payable = { order_id: string } | { placement_id: string };

export const callCreatePayment = (
  { uid, idToken }: Account,
  payable: Payable,
  amount: number,
  changes: Record<string, unknown> = {},
) =>
  callApi('POST', '/payments', {
    token: idToken,
    json: {
      user_id: uid,
      amount,
      payment_type: 'order',
      payment_method: 'card',
      transaction_id: `TXN_${randomUUID()}`,
      ...payable,
      ...changes,
    },
  });

/** Creates a pending payment of `amount`; repeats the request on a conflict. */
export async function createPendingPayment(
  account: Account,
  payable: Payable,
  amount: number,
  changes: Record<string, unknown> = {},
): Promise<Payment> {
  const answer = await retryOnConflict(() => callCreatePayment(account, payable, amount, changes));
  return expectAnswer(answer, createPayment.response);
}

export const callConfirmPayment = (
  { idToken }: Account,
  { id }: Payment,
  token = 'tok_sandbox_success',
) => callApi('POST', `/payments/${id}/confirm`, { token: idToken, json: { token } });

/** Pays `amount` with a test card. */
export async function payWithTestCard(
  account: Account,
  payable: Payable,
  amount: number,
): Promise<Payment> {
  const payment = await createPendingPayment(account, payable, amount);
  return expectAnswer(await callConfirmPayment(account, payment), confirmPayment.response);
}

/** Places and pays an order. */
export async function createTestPaidOrder(
  account: Account,
  changes: Partial<AlbumRecord> = {},
): Promise<Order> {
  const { order } = await createTestPlacement(account, [changes]);
  await payWithTestCard(account, { order_id: order.id }, order.amount_due);
  return order;
}
