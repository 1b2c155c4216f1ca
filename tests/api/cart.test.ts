import { listCartItems } from '@smriti/shared/cart';
import { describe, expect, it } from 'vitest';
import { type Account, newAccountWithRole, newCustomer } from './support/accounts';
import { firestore } from './support/admin';
import { call, expectAnswer, expectError } from './support/http';

const cartOf = (owner: Account, caller: Account) =>
  call('GET', `/cart-items/user/${owner.uid}`, { token: caller.idToken });

const APPROVED = {
  status: 'Approved',
  is_placed: false,
  product_id: 8,
  quantity: 2,
  total_price_paise: 49_950,
};

const store = ({ uid }: Account, album: object) =>
  firestore.collection('albums').add({ ...APPROVED, user_id: uid, ...album });

describe('GET /cart-items/user/:userId', () => {
  it('is empty for a new customer', async () => {
    const customer = await newCustomer();
    expect(expectAnswer(await cartOf(customer, customer), listCartItems.response)).toEqual({
      items: [],
    });
  });

  it("holds the customer's approved albums that are not placed, priced in rupees", async () => {
    const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
    const approved = await store(customer, {});
    await store(customer, { status: 'Draft' });
    await store(customer, { is_placed: true });
    await store(other, {});
    expect(expectAnswer(await cartOf(customer, customer), listCartItems.response)).toEqual({
      items: [{ id: approved.id, product_id: 8, quantity: 2, price: 499.5 }],
    });
  });

  it("answers 404 for someone else's cart, to staff too, like for one that is not there", async () => {
    const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
    expectError(await cartOf(other, customer), 404);
    const reviewer = await newAccountWithRole('reviewer');
    expectError(await cartOf(customer, reviewer), 404);
    expectError(await call('GET', '/cart-items/user/nobody', { token: customer.idToken }), 404);
  });

  it('is closed to visitors and guests', async () => {
    const customer = await newCustomer();
    expectError(await call('GET', `/cart-items/user/${customer.uid}`, {}), 401);
    const guest = await newAccountWithRole('guest');
    expectError(await cartOf(guest, guest), 403);
  });
});
