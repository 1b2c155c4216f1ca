import { randomUUID } from 'node:crypto';
import { paise, toRupees } from '@smriti/shared/base/money';
import { confirmPayment, createPayment, type Payment } from '@smriti/shared/payment/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { findPayment } from '../../../functions/src/features/payments/payment.repository';
import {
  iterateSandboxPayments,
  voidSandboxPayment,
} from '../../../functions/src/features/payments/processing/trial.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import { createLogger } from '../../../functions/src/platform/logger';
import { functionParameters } from '../../../tools/dev/emulators/emulator-config';
import { getEnvironment } from '../../../shared/local/environment';
import { type Account, createTestCustomer } from '../../support/accounts';
import { STORED_DUE_PAISE, storeAlbum, readDocument } from '../../support/albums';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { projectId } from '../../support/environment';
import { callApi, expectAnswer } from '../../support/http';
import {
  callConfirmPayment,
  moveOrder,
  createTestPlacement,
  payWithTestCard,
  storeInitialPayment,
  storePaidRequestedAlbum,
} from '../../support/orders';

/** Function parameters without the demo's choice of payment providers. */
const variables = {
  ...functionParameters(getEnvironment('test')),
  DEMO_PAYMENT_PROVIDERS: '',
  GCLOUD_PROJECT: projectId,
  FUNCTIONS_EMULATOR: 'true',
};
const appCheck = { verifyToken: () => Promise.reject(new Error('there are no calls')) };
const depsWith = (more: Record<string, string>) => {
  const config = readConfig({ ...variables, ...more, LOG_LEVEL: 'silent' });
  return { ...jobDeps, appCheck, config, logger: createLogger(config) };
};
const live = depsWith({ PAYMENT_PROVIDER: 'razorpay' });

let customer: Account;
beforeEach(async () => {
  customer = await createTestCustomer();
});

async function voided({ id }: Pick<Payment, 'id'>, deps = live): Promise<boolean> {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Error('there is no such payment');
  return voidSandboxPayment(deps, { payment, orders: [] });
}

async function paid(subject: Record<string, unknown>): Promise<Payment> {
  const { uid, idToken: token } = customer;
  const transaction_id = `TXN_${randomUUID()}`;
  const json = { user_id: uid, payment_method: 'card', transaction_id, ...subject };
  const begun = expectAnswer(
    await callApi('POST', '/payments', { token, json }),
    createPayment.response,
  );
  return expectAnswer(await callConfirmPayment(customer, begun), confirmPayment.response);
}

describe('voiding a trial', () => {
  it('cancels the paid orders once, and calls no provider', async () => {
    const { order } = await createTestPlacement(customer);
    const payment = await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
    expect(await voided(payment)).toBe(true);
    expect(await voided(payment)).toBe(true);
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({
      order_status: 'Cancelled',
      payment_status: 'refunded',
    });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ state: 'done', provider_id: 'trial' }],
    });
  });

  it('keeps shipped orders, and lists them', async () => {
    const { order } = await createTestPlacement(customer);
    const payment = await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
    await moveOrder(order.id, 'Shipped');
    expect(await voided(payment)).toBe(false);
    expect(await readDocument(`orders/${order.id}`)).toMatchObject({ order_status: 'Shipped' });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ payment_status: 'paid' });
  });

  it('removes bought points', async () => {
    const payment = await paid({ payment_type: 'credits', points: 500, amount: 50 });
    expect(await readDocument(`ledgers/${customer.uid}`)).toMatchObject({ points: 500 });
    expect(await voided(payment)).toBe(true);
    expect(await voided(payment)).toBe(true);
    expect(await readDocument(`ledgers/${customer.uid}`)).toMatchObject({ points: 0 });
  });

  it('withdraws the request of an initial payment', async () => {
    const { id, order_id } = await storePaidRequestedAlbum(customer, {
      initial_paid_paise: paise(0),
    });
    const amount = toRupees(STORED_DUE_PAISE);
    const payment = await paid({ payment_type: 'initial', cart_id: id, amount });
    expect(await voided(payment)).toBe(true);
    expect(await readDocument(`albums/${id}`)).toMatchObject({
      status: 'Draft',
      initial_paid_paise: 0,
    });
    expect(await readDocument(`orders/${order_id}`)).toMatchObject({ order_status: 'Cancelled' });
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({
      payment_status: 'refunded',
    });
  });

  it('removes the credit of a draft, but no real payment', async () => {
    const album = await storeAlbum(customer, { initial_paid_paise: STORED_DUE_PAISE });
    const id = await storeInitialPayment(album);
    const both = paise(STORED_DUE_PAISE + 1000);
    await firestore.doc(`albums/${album.id}`).update({ initial_paid_paise: both });
    expect(await voided({ id })).toBe(true);
    expect(await voided({ id })).toBe(true);
    expect(await readDocument(`albums/${album.id}`)).toMatchObject({ initial_paid_paise: 1000 });
  });

  it('is refused while the sandbox is active', async () => {
    const payment = await paid({ payment_type: 'credits', points: 500, amount: 50 });
    await expect(voided(payment, depsWith({}))).rejects.toThrow(/takes payments here/);
    expect(await readDocument(`payments/${payment.id}`)).toMatchObject({ payment_status: 'paid' });
  });

  it('lists every sandbox payment with the orders that it paid', async () => {
    const { order } = await createTestPlacement(customer);
    const payment = await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
    for await (const trial of iterateSandboxPayments(live)) {
      if (trial.payment.id !== payment.id) continue;
      expect(trial.orders.map(({ id }) => id)).toEqual([order.id]);
      return;
    }
    throw new Error('the payment is not listed');
  });
});
