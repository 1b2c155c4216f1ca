import { getOrderMail, type sendOrderMailAgain } from '@smriti/shared/order/order-mails';
import { getStaffOrder } from '@smriti/shared/order/staff-order';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestAccounts,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { createTestPaidOrder, createTestPlacement, moveOrder } from '../../support/orders';
import { fetchMailsByIdPart } from '../support/mail';

const mailPath = (id: string, mail: string) => `/orders/${id}/mails/${mail}`;
const read = ({ idToken }: Account, id: string, mail: string) =>
  callApi('GET', mailPath(id, mail), { token: idToken });
const sendAgain = ({ idToken }: Account, id: string, mail: string, key?: string) =>
  callApi('POST', `${mailPath(id, mail)}/send-again`, {
    token: idToken,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const setState = (mail: string, state: string) =>
  firestore.doc(`mail/${mail}`).update({ 'delivery.state': state, 'delivery.due_at': null });
const mailsOf = async (admin: Account, id: string) => {
  const answer = await callApi('GET', `/orders/${id}/staff`, { token: admin.idToken });
  return expectAnswer(answer, getStaffOrder.response).order.mails;
};

it('lists the mails about an order, reads them, and sends one again to the current address', async () => {
  const { admin } = await createTestAccounts();
  const owner = await createTestCustomer();
  const { id } = await createTestPaidOrder(owner);
  await moveOrder(id, 'Shipped');
  const mails = await mailsOf(admin, id);
  expect(mails.map(({ subject, to, state }) => ({ subject, to, state }))).toEqual(
    expect.arrayContaining([
      { subject: `Your order ${id}`, to: owner.email, state: 'waiting' },
      { subject: 'We received your payment of ₹632.00', to: owner.email, state: 'waiting' },
      { subject: `Your order ${id} is on its way`, to: owner.email, state: 'waiting' },
    ]),
  );
  expect(mails).toHaveLength(3);
  const shipped = `order_shipped-${id}`;
  const whole = expectAnswer(await read(admin, id, shipped), getOrderMail.response);
  expect(whole.text).toContain('has left us');
  expect(expectError(await sendAgain(admin, id, shipped), 422).message).toBe(
    'This mail is still waiting to be sent.',
  );

  await setState(shipped, 'SUCCESS');
  await firestore.doc(`users/${owner.uid}`).update({ email: 'new@example.in' });
  const key = `again-${id}`;
  for (const answer of [
    await sendAgain(admin, id, shipped, key),
    await sendAgain(admin, id, shipped, key),
  ]) {
    const sent: AnswerOf<typeof sendOrderMailAgain> = { to: 'new@example.in' };
    expect(JSON.parse(answer.text)).toEqual(sent);
  }
  expect(expectError(await sendAgain(admin, id, shipped), 422).message).toContain('waiting');
  const [first, copy] = (await fetchMailsByIdPart(shipped)).toSorted((one, other) =>
    one.to === owner.email ? -1 : other.to === owner.email ? 1 : 0,
  );
  expect(copy).toEqual({ ...first, to: 'new@example.in' });
  expect(await fetchMailsByIdPart(shipped)).toHaveLength(2);
  const copies = (await mailsOf(admin, id)).filter(({ is_copy }) => is_copy);
  expect(copies).toMatchObject([{ state: 'waiting', to: 'new@example.in' }]);
  const audit = await firestore
    .collection('audit')
    .where('keys', 'array-contains', id)
    .where('action', '==', 'order.mail_sent_again')
    .get();
  expect(audit.docs.map((entry) => entry.data().after as object)).toEqual([{ mail_id: shipped }]);
});

it('queues a failed mail again, and refuses other roles, other orders and missing mails', async () => {
  const { admin, customer } = await createTestAccounts();
  const { order } = await createTestPlacement(customer);
  const { order: other } = await createTestPlacement(customer);
  const mail = `order_placed-${order.placement_id ?? ''}`;
  await setState(mail, 'ERROR');
  const printer = await createTestAccountWithRole('printer');
  for (const account of [customer, printer]) {
    expectError(await read(account, order.id, mail), 403);
    expectError(await sendAgain(account, order.id, mail), 403);
  }
  expectError(await read(admin, other.id, mail), 404);
  expectError(await sendAgain(admin, other.id, mail), 404);
  expectError(await sendAgain(admin, order.id, 'order_shipped-none'), 404);
  expect((await sendAgain(admin, order.id, mail)).status).toBe(200);
  expect(await fetchMailsByIdPart(mail)).toHaveLength(1);
  expect(await readDocument(`mail/${mail}`)).toMatchObject({
    delivery: { state: 'PENDING', attempts: 0 },
  });
});
