import { addDays, startOfIndianDay, toIndianDay } from '@smriti/shared/base/indian-days';
import { paperTypeDefinition } from '@smriti/shared/catalogue/managed/paper-types';
import { paperTypeEndpoints } from '@smriti/shared/catalogue/reference-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createTestCustomer, sharedAdmin } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { callUpdateAlbum, createTestAlbum, expectUpdatedAlbum } from '../../support/designs';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  callPlaceOrder,
  callReorder,
  createTestAddress,
  createTestPaidOrder,
  expectPlacement,
  expectReorder,
  fetchOrder,
  fetchQuote,
  placementForm,
  storeApprovedAlbum,
} from '../../support/orders';

/** Days until the paper is back: later than any delivery that starts today. */
const RESTOCK_DAYS = 40;
const BACK_ON = addDays(toIndianDay(new Date()), RESTOCK_DAYS);

let owner: Account;
let paper: number;

async function setBackOn(restock_day: string | null): Promise<void> {
  const { idToken: token } = await sharedAdmin();
  const path = `/paper-types/${paper}`;
  expect((await callApi('PUT', path, { token, json: { restock_day } })).status).toBe(200);
  const shown = async () =>
    expectAnswer(await callApi('GET', path), paperTypeEndpoints.byId.response).restock_day ?? null;
  await expect.poll(shown).toBe(restock_day);
}

beforeAll(async () => {
  owner = await createTestCustomer();
  const { idToken: token } = await sharedAdmin();
  const json = { name: 'Silk 250 gsm', description: '', price: 22 };
  const answer = await callApi('POST', '/paper-types', { token, json });
  ({ id: paper } = expectAnswer(answer, paperTypeDefinition.calls.create.response));
});
afterAll(async () => {
  await firestore.doc(`catalogue/paper-types/items/${paper}`).delete();
});

// docs/rules.md#catalogue-15
it('refuses requests and reorders of options out of stock, and delays the delivery of approved albums', async () => {
  // waits until the new paper is in the catalogue
  await setBackOn(null);
  const draft = await createTestAlbum(owner, { paper_type_id: paper });
  const other = await createTestAlbum(owner, { paper_type_id: paper });
  const approved = await storeApprovedAlbum(owner, { paper_type_id: paper });
  const placed = await createTestPaidOrder(owner, { paper_type_id: paper });
  const address = await createTestAddress(owner);
  const again = { id: placed.id, quantity: 1, address_id: address };
  const reorder = expectReorder(await callReorder(owner, again));
  await setBackOn(BACK_ON);

  const refused = expectError(await callUpdateAlbum(owner, draft.id, { status: 'Requested' }), 422);
  expect(refused).toMatchObject({
    reason: 'option_out_of_stock',
    params: { name: 'Silk 250 gsm', date: BACK_ON },
  });
  const edited = { title: 'Later', total_price: draft.total_price };
  expect(expectUpdatedAlbum(await callUpdateAlbum(owner, draft.id, edited)).title).toBe('Later');

  const { estimated_delivery, out_of_stock } = await fetchOrder(owner, placed.id);
  expect(estimated_delivery).toBe(placed.estimated_delivery);
  expect(out_of_stock).toEqual({ name: 'Silk 250 gsm', restock_day: BACK_ON });
  // an identical reorder is the earlier one, a further one is new
  expect(expectReorder(await callReorder(owner, again)).id).toBe(reorder.id);
  expect(expectError(await callReorder(owner, { ...again, quantity: 2 }), 422)).toMatchObject({
    reason: 'reorder_out_of_stock',
    params: { name: 'Silk 250 gsm', date: BACK_ON },
  });

  const quote = await fetchQuote(owner, { album_ids: [approved.id], shipping_method_id: 1 });
  expect(quote.restock_day).toBe(BACK_ON);
  const form = placementForm(owner, address, [approved]);
  const { order, placement } = expectPlacement(await callPlaceOrder(owner, form));
  const last = order.shipping_method?.max_days ?? 0;
  const expected = startOfIndianDay(addDays(BACK_ON, last)).toISOString();
  expect([order.estimated_delivery, placement.estimated_delivery]).toEqual([expected, expected]);

  await setBackOn(toIndianDay(new Date()));
  const requested = await callUpdateAlbum(owner, other.id, { status: 'Requested' });
  expect(expectUpdatedAlbum(requested).status).toBe('Requested');
  expect((await fetchOrder(owner, placed.id)).out_of_stock).toBeNull();
});
