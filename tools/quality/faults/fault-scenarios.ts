import { createAlbum } from '@smriti/shared/album/albums';
import { placeOrder } from '@smriti/shared/order/orders';
import { redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import { confirmPayment } from '@smriti/shared/payment/payments';
import { type Account, createTestCustomer } from '../../../tests/support/accounts.ts';
import { firestore, storage } from '../../../tests/support/admin.ts';
import { ALBUM_FORM, toSequencedPhotos, uploadPhotos } from '../../../tests/support/designs.ts';
import { storeGiftCard } from '../../../tests/support/gift-cards.ts';
import {
  createPendingPayment,
  creditBalances,
  createTestAddress,
  createTestPlacement,
  placementForm,
  storeApprovedAlbum,
} from '../../../tests/support/orders.ts';
import { findPhotoProblems } from './photo-problems.ts';
import { findBalanceProblems, findOrderProblems } from './record-problems.ts';
import type { WriteCall } from './interrupted-writes.ts';

/** A prepared write of a customer, and a count of its effects. */
export interface FaultScenario {
  call: WriteCall;
  uid: string;
  /** Number of times that the write took effect; must be 1 in the end. */
  effects: () => Promise<number>;
  /** Whether to check the customer's photos; in other scenarios the photo files do not exist. */
  hasPhotos?: boolean;
}

const CARD_PAISE = 50_000;
const GIFT_PAISE = 20_000;

async function countOf(collection: string, uid: string): Promise<number> {
  const found = await firestore.collection(collection).where('user_id', '==', uid).count().get();
  return found.data().count;
}

function callOf(
  { method, path }: { method: string; path: string },
  { idToken }: Account,
  json: unknown,
): WriteCall {
  return { method, path, token: idToken, json };
}

/** Scenario: an order that is partly paid from the gift balance. */
async function preparePlacement(): Promise<FaultScenario> {
  const customer = await createTestCustomer();
  await creditBalances(customer, { giftPaise: GIFT_PAISE });
  const [album, address] = [await storeApprovedAlbum(customer), await createTestAddress(customer)];
  const form = placementForm(customer, address, [album], { use_gift_balance: true });
  const effects = () => countOf('placements', customer.uid);
  return { call: callOf(placeOrder, customer, form), uid: customer.uid, effects };
}

/** Scenario: the payment of an order with a valid test card. */
async function preparePayment(): Promise<FaultScenario> {
  const customer = await createTestCustomer();
  const { order } = await createTestPlacement(customer);
  const { id } = await createPendingPayment(customer, { order_id: order.id }, order.amount_due);
  const path = confirmPayment.path.replace(':id', id);
  const call = callOf({ ...confirmPayment, path }, customer, { token: 'tok_sandbox_success' });
  async function effects() {
    const paid = await firestore.doc(`orders/${order.id}`).get();
    const history = paid.get('history') as { payment_status: string }[];
    return history.filter(({ payment_status }) => payment_status === 'paid').length;
  }
  return { call, uid: customer.uid, effects };
}

async function prepareRedemption(): Promise<FaultScenario> {
  const customer = await createTestCustomer();
  const code = await storeGiftCard(CARD_PAISE);
  async function effects() {
    const ledger = await firestore.doc(`ledgers/${customer.uid}`).get();
    return Number(ledger.get('gift_paise') ?? 0) / CARD_PAISE;
  }
  return { call: callOf(redeemGiftCard, customer, { code }), uid: customer.uid, effects };
}

/** Scenario: the first save of an album with newly uploaded photos. */
async function prepareAlbumSave(): Promise<FaultScenario> {
  const customer = await createTestCustomer();
  const images = toSequencedPhotos(await uploadPhotos(customer, 2));
  const call = callOf(createAlbum, customer, { ...ALBUM_FORM, images });
  const effects = () => countOf('albums', customer.uid);
  return { call, uid: customer.uid, effects, hasPhotos: true };
}

export const FAULT_SCENARIOS: Readonly<Record<string, () => Promise<FaultScenario>>> = {
  'placing an order': preparePlacement,
  'paying for an order': preparePayment,
  'redeeming a gift card': prepareRedemption,
  'saving an album of new photos': prepareAlbumSave,
};

/** Problems after a scenario: its effect did not happen exactly once, or records are inconsistent. */
export async function findScenarioProblems({
  uid,
  effects,
  hasPhotos = false,
}: FaultScenario): Promise<string[]> {
  const times = await effects();
  return [
    ...(times === 1 ? [] : [`it happened ${times} times`]),
    ...(await findOrderProblems(firestore, uid)),
    ...(await findBalanceProblems(firestore, uid)),
    ...(hasPhotos ? await findPhotoProblems({ firestore, bucket: storage }, uid) : []),
  ];
}
