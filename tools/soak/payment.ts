import { randomUUID } from 'node:crypto';
import { confirmPayment, createPayment, listPayments } from '@smriti/shared/payment/payments';
import type { Person } from '../bench/shop-client.ts';
import { ask, lookAround, type Shop } from './shop.ts';

/** What a payment is for, as POST /payments names it. */
type Payable =
  | { payment_type: 'initial'; cart_id: string }
  | { payment_type: 'order'; placement_id: string }
  | { payment_type: 'reorder'; order_id: string }
  | { payment_type: 'credits'; points: number };

async function begin(shop: Shop, customer: Person, payable: Payable, amount: number) {
  return ask(shop, customer, createPayment, {
    body: {
      user_id: customer.uid,
      amount,
      payment_method: 'card',
      ...payable,
      transaction_id: `TXN_${randomUUID()}`,
    },
  });
}

async function handIn(shop: Shop, customer: Person, id: string, token: string) {
  return ask(shop, customer, confirmPayment, { params: { id }, body: { token } });
}

/** Pays by a test card; where `isDeclinedFirst`, by one that is declined before. */
export async function pay(
  shop: Shop,
  customer: Person,
  payable: Payable,
  amount: number,
  isDeclinedFirst = false,
): Promise<void> {
  if (isDeclinedFirst) {
    const declined = await begin(shop, customer, payable, amount);
    const { payment_status } = await handIn(shop, customer, declined.id, 'tok_sandbox_decline');
    if (payment_status !== 'failed') throw new Error(`a declined card: ${payment_status}`);
    await lookAround(shop);
  }
  const { id } = await begin(shop, customer, payable, amount);
  await lookAround(shop);
  const { payment_status } = await handIn(shop, customer, id, 'tok_sandbox_success');
  if (payment_status !== 'paid') throw new Error(`a good card: ${payment_status}`);
  await ask(shop, customer, listPayments, { params: { id: customer.uid } });
}
