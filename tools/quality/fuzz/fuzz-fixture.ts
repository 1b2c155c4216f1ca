import { createDraft } from '@smriti/shared/album/drafts';
import { createGuest } from '@smriti/shared/account/guests';
import { getInvitation } from '@smriti/shared/account/invitation';
import { getDesign } from '@smriti/shared/book/designs';
import { addNote, createShare } from '@smriti/shared/book/shares';
import { makePrintArchive } from '@smriti/shared/order/print-files';
import * as z from 'zod/mini';
import { giftCardId } from '../../../functions/src/features/gift-cards/gift-card-codes.domain.ts';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../../tests/support/accounts.ts';
import { storeAlbum, storeRequestedAlbum } from '../../../tests/support/albums.ts';
import { uploadPhotos } from '../../../tests/support/designs.ts';
import { storeCoupon } from '../../../tests/support/coupons.ts';
import { createTestPaymentLink, paymentLinkToken } from '../../../tests/support/payment-links.ts';
import { storeGiftCard } from '../../../tests/support/gift-cards.ts';
import { callEndpoint } from '../../../tests/support/http.ts';
import {
  createPendingPayment,
  creditBalances,
  createTestAddress,
  createTestPlacement,
  createTestPaidOrder,
  storeApprovedAlbum,
  storeRespondedAlbum,
} from '../../../tests/support/orders.ts';
import type { Session } from './token-renewal.ts';
import type { Caller } from './requests.ts';
import { createAccountSession, createGuestSession } from './sessions.ts';
import type { JsonValue, ValuePools } from './values.ts';

/** People of every role, and records of each kind in each state. */
export interface FuzzFixture {
  /** Sessions of the callers, which requests may end. */
  sessions: Readonly<Partial<Record<Caller, Session>>>;
  pools: ValuePools;
}

const FORM = {
  product_type: 'album' as const,
  product_id: null,
  quantity: 1,
  photo_goal: null,
  title: '',
  album_size_id: 4,
  paper_type_id: 1,
  frame_id: 1,
  binding_type_id: 2,
  theme_id: null,
  lamination_id: null,
  cover_type_id: null,
  orientation: null,
  edge_style: null,
  name: '',
  email: '',
  instructions: '',
};
const CATALOGUE_IDS = 14;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const WORDS: ValuePools = {
  status: [
    'Draft',
    'Requested',
    'Responded',
    'Approved',
    'Cart',
    'requested',
    'Pending',
    'processing',
  ],
  order_status: ['Pending', 'processing', 'Shipped', 'Delivered', 'Cancelled', 'shipped'],
  print_state: ['waiting', 'printing', 'printed', 'Printed'],
  payment_status: ['pending', 'paid', 'failed', 'refunded'],
  role: ['customer', 'reviewer', 'printer', 'guest', 'owner'],
  spread: ['s1', 's2', 'cover', 's9'],
  version: upTo(4),
  provider: ['sandbox', 'razorpay', 'paypal'],
  kind: ['inside', 'cover', 'preflight', 'ticket', 'ticket-json', 'all'],
  width: ['400', '1600', '800'],
  link: ['/products', '/', '/products?q=goa'],
  gstin: ['', '27AAPFU0939F1ZV'],
  picture: ['catalogue/a.webp', ''],
  catalogueId: upTo(CATALOGUE_IDS).map((id) => String(id + 1)),
};

/** Creates a customer's albums in every state, and the records that belong to them. */
async function createRecords(owner: Account) {
  const photo_ids = await uploadPhotos(owner, 2);
  const draft = await storeAlbum(owner, { photo_ids });
  const cart = await storeAlbum(owner, { status: 'Cart' });
  const requested = await storeRequestedAlbum(owner, { photo_ids });
  const responded = await storeRespondedAlbum(owner, { photo_ids });
  const approved = [await storeApprovedAlbum(owner), await storeApprovedAlbum(owner)];
  const unpaid = await createTestPlacement(owner, [{}, {}]);
  const paid = await createTestPaidOrder(owner);
  const payment = await createPendingPayment(
    owner,
    { order_id: unpaid.order.id },
    unpaid.order.amount_due,
  );
  return {
    albums: [draft, cart, requested, responded, ...approved].map(({ id }) => id),
    orders: [unpaid.order.id, paid.id, responded.order_id, ...approved.map((one) => one.order_id)],
    placements: [unpaid.placement.id],
    payments: [payment.id],
    addresses: [unpaid.address, await createTestAddress(owner)],
    photos: photo_ids,
    amounts: [payment.amount, unpaid.placement.amount_due, paid.amount_due, 110.6, 553],
    draft,
  };
}

async function shareOf(owner: Account, id: string) {
  const made = await callEndpoint(createShare, { token: owner.idToken, params: { id } });
  const token = new URL(made.url).pathname.split('/').at(-1) ?? '';
  const body = { spread_id: 'cover', name: 'Nani', heart: true, visitor: 'a-visitor-of-the-fuzz' };
  const { note } = await callEndpoint(addNote, { params: { token }, body });
  return { share: made.id, token, note: note.id };
}

/**
 * Creates a new fixture, because earlier requests may have deleted or transferred the previous
 * records.
 */
export async function createFuzzFixture(): Promise<FuzzFixture> {
  const [customer, stranger, reviewer, printer, admin] = await Promise.all([
    createTestCustomer(),
    createTestCustomer(),
    createTestAccountWithRole('reviewer'),
    createTestAccountWithRole('printer'),
    createTestAccountWithRole('admin'),
  ]);
  await creditBalances(customer, { giftPaise: 50_000, points: 500 });
  const guest = await callEndpoint(createGuest, { body: {} });
  const [mine, theirs] = [await createRecords(customer), await createRecords(stranger)];
  const { share, token, note } = await shareOf(customer, mine.draft.id);
  const { book } = await callEndpoint(getDesign, {
    token: customer.idToken,
    params: { id: mine.draft.id },
  });
  const draft = { form: FORM, images: [] };
  const made = await callEndpoint(createDraft, { token: customer.idToken, body: draft });
  const { archive } = await callEndpoint(makePrintArchive, {
    token: printer.idToken,
    body: { order_ids: mine.orders.slice(1, 2) },
  });
  const codes = [await storeGiftCard(), await storeGiftCard()];
  const coupons = [await storeCoupon(), await storeCoupon({ max_uses: 1 })].map(({ id }) => id);
  const link = await createTestPaymentLink(customer);
  const { code } = await callEndpoint(getInvitation, { token: stranger.idToken });
  const of = (kind: Exclude<keyof typeof mine, 'draft'>): JsonValue[] => [
    ...mine[kind],
    ...theirs[kind],
  ];
  return {
    sessions: {
      guest: createGuestSession(guest.token),
      customer: createAccountSession(customer, 'customer'),
      stranger: createAccountSession(stranger, 'customer'),
      reviewer: createAccountSession(reviewer, 'reviewer'),
      printer: createAccountSession(printer, 'printer'),
      admin: createAccountSession(admin, 'admin'),
    },
    pools: {
      ...WORDS,
      uid: [customer.uid, customer.uid, stranger.uid, reviewer.uid, guest.data.guest_id],
      album: of('albums'),
      order: of('orders'),
      placement: of('placements'),
      payment: of('payments'),
      address: of('addresses'),
      photo: of('photos'),
      amount: of('amounts'),
      draft: [made.id],
      archive: [archive.id],
      share: [share],
      note: [note],
      token: [token, paymentLinkToken(link), guest.token, customer.idToken],
      code: [...codes, code, ...coupons],
      giftCard: codes.map(giftCardId),
      coupon: coupons,
      paymentLink: [link.id],
      whole_spread: z.parse(z.array(z.json()), book.spreads),
    },
  };
}
