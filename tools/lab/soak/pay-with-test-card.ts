import { randomUUID } from 'node:crypto';
import { confirmPayment, createPayment, listPayments } from '@smriti/shared/payment/payments';
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { callShop, pauseBetweenSteps, type Shop } from './shop.ts';

/** Purpose of a payment, in the fields of POST /payments. */
type Payable =
  | { payment_type: 'initial'; cart_id: string }
  | { payment_type: 'order'; placement_id: string };

/** Pays with a test card. */
export async function payWithTestCard(
  shop: Shop,
  customer: ShopUser,
  payable: Payable,
  amount: number,
): Promise<void> {
  const body = { user_id: customer.uid, amount, payment_method: 'card', ...payable };
  const { id } = await callShop(shop, customer, createPayment, {
    body: { ...body, transaction_id: `TXN_${randomUUID()}` },
  });
  await pauseBetweenSteps(shop);
  const { payment_status } = await callShop(shop, customer, confirmPayment, {
    params: { id },
    body: { token: 'tok_sandbox_success' },
  });
  if (payment_status !== 'paid') throw new Error(`a good card: ${payment_status}`);
  await callShop(shop, customer, listPayments, { params: { id: customer.uid } });
}
