import { changePause, getPause, type Pause } from '@smriti/shared/staff/pause';
import { updateAlbum } from '@smriti/shared/album/albums';
import { reorder } from '@smriti/shared/order/orders';
import { afterEach, expect, it } from 'vitest';
import { type Account, newAccountWithRole, newCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { storeAlbum } from '../support/albums';
import { call, expectAnswer, expectError } from '../support/http';
import { newPlacement, pay } from '../support/orders';

const OPEN: Pause = { requests: null, orders: null, payments: null };
const SENTENCE = 'Our printers are being moved. New orders open again on Monday.';

afterEach(async () => {
  await firestore.doc('settings/pause').delete();
  await seen(OPEN);
});

const shown = async () => expectAnswer(await call('GET', getPause.path), getPause.response);
/** An instance may go by what it has read for two seconds. */
const seen = (value: Pause) => expect.poll(shown, { timeout: 10_000 }).toEqual(value);

async function pause({ idToken: token }: Account, closed: Partial<Pause>): Promise<void> {
  const json = { ...OPEN, ...closed };
  expectAnswer(await call('PUT', changePause.path, { token, json }), changePause.response);
  await seen(json);
}

it('closes new requests, orders and payments one by one, with the sentence, within 10 s', async () => {
  const [customer, admin] = [await newCustomer(), await newAccountWithRole('admin')];
  const token = customer.idToken;
  const draft = await storeAlbum(customer);
  const { order, address } = await newPlacement(customer);
  await pay(customer, { order_id: order.id }, order.amount_due);
  const request = () =>
    call('PUT', updateAlbum.path.replace(':id', draft.id), {
      token,
      json: { status: 'Requested' },
    });
  const again = { id: order.id, quantity: 1, address_id: address };
  const orderAgain = () => call('POST', reorder.path, { token, json: again });

  await pause(admin, { orders: SENTENCE });
  const refused = expectError(await orderAgain(), 409);
  expect(refused).toMatchObject({ message: SENTENCE, details: { paused: 'orders' } });
  expect((await call('GET', `/orders/${order.id}`, { token })).status).toBe(200);

  await pause(admin, { requests: SENTENCE });
  expect((await orderAgain()).status).toBe(200);
  expect(expectError(await request(), 409).message).toBe(SENTENCE);

  await pause(admin, { payments: SENTENCE });
  expect((await request()).status).toBe(200);
});
