import { updateAlbum } from '@smriti/shared/album/albums';
import { listAudit } from '@smriti/shared/staff/audit';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Account, createTestAccountWithRole, createTestCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { STORED_DUE_PAISE, storeRequestedAlbum } from '../support/albums';
import { callApi, expectAnswer } from '../support/http';
import { fetchMailsByIdPart } from './support/mail';
import {
  SHIPPED,
  createPendingPayment,
  callCancelOrder,
  expectCancellation,
  callConfirmPayment,
  createTestPlacement,
  createTestPaidOrder,
  callUpdateOrderStatus,
} from '../support/orders';

const delivery = z.object({
  startTime: z.instanceof(Timestamp),
  due_at: z.instanceof(Timestamp),
});

let customer: Account;
let reviewer: Account;
let admin: Account;

beforeAll(async () => {
  [customer, reviewer, admin] = await Promise.all([
    createTestCustomer(),
    createTestAccountWithRole('reviewer'),
    createTestAccountWithRole('admin'),
  ]);
});

describe('messages', () => {
  // proves checkout-16
  it('are sent once for a placement, and once for its payment', async () => {
    const { order, placement } = await createTestPlacement(customer, [{}, {}]);
    const payment = await createPendingPayment(
      customer,
      { placement_id: placement.id },
      placement.amount_due,
    );
    await Promise.all(Array.from({ length: 5 }, () => callConfirmPayment(customer, payment)));
    const placed = await fetchMailsByIdPart(placement.id);
    expect(placed).toMatchObject([{ event: 'order_placed', to: customer.email }]);
    expect(placed[0]?.message.text).toContain(order.id);
    const paid = await fetchMailsByIdPart(payment.id);
    expect(paid).toMatchObject([{ event: 'payment_received', to: customer.email }]);
    expect(paid[0]?.message.text).toContain(payment.reference);
  });

  it('tell of a payment that failed, once', async () => {
    const { placement } = await createTestPlacement(customer);
    const payment = await createPendingPayment(
      customer,
      { placement_id: placement.id },
      placement.amount_due,
    );
    await callConfirmPayment(customer, payment, 'tok_sandbox_decline');
    await callConfirmPayment(customer, payment, 'tok_sandbox_decline');
    expect(await fetchMailsByIdPart(payment.id)).toMatchObject([
      { event: 'payment_failed', to: customer.email },
    ]);
  });

  // docs/rules.md#orders-20
  it('are sent once for a cancelled paid order, with the refund and its date', async () => {
    const { id, cart } = await createTestPaidOrder(customer);
    expectCancellation(await callCancelOrder(customer, id));
    expectCancellation(await callCancelOrder(customer, id));
    const mails = await fetchMailsByIdPart(id);
    const [told, ...others] = mails.filter(({ event }) => event === 'order_cancelled');
    expect(others).toEqual([]);
    expect(told).toMatchObject({ to: customer.email });
    const text = told?.message.text ?? '';
    expect(text).toContain(cart.title);
    expect(text).toContain('₹632.00 goes back to the card or account');
    expect(text).toMatch(/in 5 to 7 working days, by \d+ \w+ \d{4}/);
  });

  it('are sent for an unpaid order that the shop cancelled, not the customer', async () => {
    const own = await createTestPlacement(customer);
    expectCancellation(await callCancelOrder(customer, own.order.id));
    const shops = await createTestPlacement(customer);
    expectCancellation(await callCancelOrder(admin, shops.order.id));
    const about = async (id: string) =>
      (await fetchMailsByIdPart(id)).filter(({ event }) => event === 'order_cancelled');
    expect(await about(own.order.id)).toEqual([]);
    const [told] = await about(shops.order.id);
    expect(told?.message.text).toContain('nothing to give back');
  });

  it('are sent to the customer for a response, and to the reviewers for the next request', async () => {
    const album = await storeRequestedAlbum(customer, { initial_paid_paise: STORED_DUE_PAISE });
    const put = async ({ idToken }: Account, json: unknown) =>
      expectAnswer(
        await callApi('PUT', `/albums/${album.id}`, { token: idToken, json }),
        updateAlbum.response,
      );
    await put(reviewer, { status: 'Responded', note: 'A lovely <album>.' });
    await put(customer, { status: 'Requested', note: 'Warmer, please.' });
    const messages = await fetchMailsByIdPart(album.id);
    expect(messages).toMatchObject([
      { event: 'album_responded', to: customer.email },
      { event: 'changes_requested', to: 'reviewer@smriti.test' },
    ]);
    expect(messages[0]?.message.text).toContain('> A lovely <album>.');
    // the customer's note is stored with the album and never mailed to others
    expect(JSON.stringify(messages[1]?.message)).not.toContain('Warmer');
  });

  // docs/rules.md#orders-22
  it('wait for an hour when an order is shipped, and tell its tracking as corrected', async () => {
    const { id } = await createTestPaidOrder(customer);
    await callUpdateOrderStatus(admin, id, SHIPPED);
    await callUpdateOrderStatus(admin, id, SHIPPED);
    const stored = () => firestore.doc(`mail/order_shipped-${id}`).get();
    const { startTime, due_at } = z.parse(delivery, (await stored()).get('delivery'));
    expect(due_at.toMillis() - startTime.toMillis()).toBe(3_600_000);
    await callUpdateOrderStatus(admin, id, { carrier: 'DTDC', tracking_number: 'D 1' });
    const [mail, ...others] = await fetchMailsByIdPart(`order_shipped-${id}`);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customer.email });
    expect(mail?.message.text).toMatch(/DTDC[\s\S]*D 1[\s\S]*Track your parcel: https:/);
    expect(await fetchMailsByIdPart(`order_tracked-${id}`)).toEqual([]);
    expect((await callUpdateOrderStatus(admin, id, { order_status: 'processing' })).status).toBe(
      200,
    );
    expect((await stored()).exists).toBe(false);
  });

  it('are sent once for a tracking number added after the mail about the shipping', async () => {
    const { id } = await createTestPaidOrder(customer);
    const parcel = { ...SHIPPED, tracking_number: '', without_tracking: true };
    await callUpdateOrderStatus(admin, id, parcel);
    await firestore.doc(`mail/order_shipped-${id}`).update({ 'delivery.state': 'SUCCESS' });
    const forms = [
      { carrier: 'India Post' },
      { tracking_number: 'BD 1' },
      { tracking_number: 'BD 1' },
      { tracking_number: '' },
      { carrier: 'DTDC', tracking_number: 'BD 2' },
    ];
    for (const form of forms)
      expect((await callUpdateOrderStatus(admin, id, form)).status).toBe(200);
    const [mail, ...more] = await fetchMailsByIdPart(`order_tracked-${id}`);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ event: 'order_tracked', to: customer.email });
    expect(mail?.message.text).toMatch(/India Post[\s\S]*BD 1/);

    const path = `${listAudit.path}?record=order/${id}`;
    const audit = await callApi('GET', path, { token: admin.idToken });
    const { entries } = expectAnswer(audit, listAudit.response);
    const noted = entries.filter(({ action }) => action === 'order.tracking');
    expect(noted.map(({ after }) => after)).toEqual([
      { changed: ['carrier', 'tracking_number'] },
      { changed: ['tracking_number'] },
      { changed: ['tracking_number'] },
      { changed: ['carrier'] },
    ]);
  });
});
